/** What the made Android manifest asks for: the project’s own, and what Gradle merges into it from every linked package. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../expo.mjs';

const MANIFEST = 'src/main/AndroidManifest.xml';

/** Packages of Maven, which are not here to be read, as their own manifests have it. */
const MAVEN = {
  'androidx.core': ['${applicationId}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION'],
  'androidx.media3': ['android.permission.ACCESS_NETWORK_STATE'],
};

const autolinking = (...words) => {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('expo-modules-autolinking/package.json')),
    'bin/expo-modules-autolinking.js',
  );
  const { stdout } = spawnSync(process.execPath, [cli, ...words, '--json'], { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout);
};

/** Every package that a native build links, by name, with the folder of its Android part if it has one. */
export const linkedPackages = () => {
  const { modules } = autolinking('resolve', '--platform', 'android');
  const { dependencies } = autolinking('react-native-config', '--platform', 'android');
  return new Map([
    ...modules.map(({ packageName, projects }) => [packageName, projects?.[0]?.sourceDir]),
    ...Object.values(dependencies).map(({ name, platforms }) => [name, platforms.android?.sourceDir]),
    ['react-native', join(root, 'node_modules/react-native/ReactAndroid')],
  ]);
};

/** The permissions a manifest names, each with the word for the merger if it has one. */
const namedIn = (manifest) =>
  [...manifest.matchAll(/<uses-permission(?:-sdk-23)?\s([^>]*)>/g)].map(([, attributes]) => ({
    name: attributes.match(/android:name="([^"]+)"/)?.[1],
    removed: /tools:node="remove"/.test(attributes),
  }));

const ofPackage = ([name, folder]) => {
  const file = folder && join(folder, MANIFEST);
  if (!file || !existsSync(file)) return [];
  return namedIn(readFileSync(file, 'utf8')).map((permission) => [permission.name, name]);
};

/** What a release asks for, and what is taken out of it: each permission with those who name it. */
export const mergedPermissions = (manifest) => {
  const own = namedIn(manifest);
  const removed = new Set(own.filter((each) => each.removed).map(({ name }) => name));
  const all = [
    ...own.filter((each) => !each.removed).map(({ name }) => [name, 'app.json']),
    ...[...linkedPackages()].flatMap(ofPackage),
    ...Object.entries(MAVEN).flatMap(([name, permissions]) => permissions.map((each) => [each, name])),
  ];
  const names = [...new Set([...all.map(([name]) => name), ...removed])];
  const sources = names.map((name) => ({
    name,
    from: all.filter(([each]) => each === name).map(([, by]) => by),
  }));
  return {
    kept: sources.filter(({ name }) => !removed.has(name)),
    removed: sources.filter(({ name }) => removed.has(name)),
  };
};
