const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

const INTERNET = '<uses-permission android:name="android.permission.INTERNET"/>';

/** Builds that read their code from `npm start`. */
const DEBUG = ['debug', 'debugOptimized'];

/** The network is blocked for all builds in app.json; without this line a development build would never reach Metro. */
const allowNetwork = (manifest) => manifest.replace(/<uses-permission /, `${INTERNET}\n    $&`);

module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (each) => {
      for (const build of DEBUG) {
        const file = join(each.modRequest.platformProjectRoot, 'app/src', build, 'AndroidManifest.xml');
        const manifest = readFileSync(file, 'utf8');
        if (!manifest.includes(INTERNET)) writeFileSync(file, allowNetwork(manifest));
      }
      return each;
    },
  ]);
