/** What must be true of the made Android and iOS projects; each check names what it saw, or throws what is wrong. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../expo.mjs';
import { linkedPackages, mergedPermissions } from './permissions.mjs';

const require = createRequire(import.meta.url);
const plist = require('@expo/plist').default;
const { version } = require('../../package.json');

/** Everything a release may ask a device for, and why. */
const PERMISSIONS = {
  'android.permission.VIBRATE': 'the tremors of the settings',
  'android.permission.MODIFY_AUDIO_SETTINGS': 'sounds beside the table’s own music (expo-audio)',
  '${applicationId}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION':
    'AndroidX keeps other apps out with it; it is the app’s own',
};

const LANGUAGES = { en: 'Red Book', fr: 'Le Livre Rouge' };
const ANDROID = 'android/app/src/main';
const IOS = 'ios/RedBook';

const textOf = (folder, path) => readFileSync(join(folder, path), 'utf8');
const plistOf = (folder, path) => plist.parse(textOf(folder, path));

const expectIn = (text, ...signs) => {
  for (const sign of signs) if (!text.includes(sign)) throw new Error(`there is no ${sign}`);
};
const expectNone = (text, ...signs) => {
  for (const sign of signs) if (text.includes(sign)) throw new Error(`there is ${sign}`);
};
const expectSame = (what, found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
};

const permissions = (folder) => {
  const { kept, removed } = mergedPermissions(textOf(folder, `${ANDROID}/AndroidManifest.xml`));
  const line = (sign, { name, from }, why) => `    ${sign} ${name}: ${why ?? from.join(', ')}`;
  const unknown = kept.filter(({ name }) => !Object.hasOwn(PERMISSIONS, name));
  if (unknown.length > 0)
    throw new Error(
      `nothing of ours needs\n${unknown.map((each) => line('+', each)).join('\n')}\n    Block it in app.json, or give its reason in scripts/native/checks.mjs.`,
    );
  const kinds = [
    ...kept.map((each) => line('+', each, PERMISSIONS[each.name])),
    ...removed.map((each) =>
      line('−', each, `blocked${each.from.length > 0 ? `; named by ${each.from.join(', ')}` : ''}`),
    ),
  ];
  return `${kept.length} asked for, ${removed.length} blocked\n${kinds.join('\n')}`;
};

const debugNetwork = (folder) => {
  for (const build of ['debug', 'debugOptimized'])
    expectIn(textOf(folder, `android/app/src/${build}/AndroidManifest.xml`), 'android.permission.INTERNET');
  return 'debug and debugOptimized';
};

const signing = (folder) => {
  const gradle = textOf(folder, 'android/app/build.gradle');
  const release = gradle.match(/^ {8}release \{$[\s\S]*?^ {8}\}$/m)?.[0] ?? '';
  expectIn(release, 'signingConfig signingConfigs.release');
  expectNone(release, 'signingConfigs.debug');
  expectIn(
    gradle,
    "ownKey('RED_BOOK_KEYSTORE')",
    "it.name == 'preReleaseBuild'",
    "'debug.keystore'",
    'GradleException',
  );
  return 'its owner’s key, or no release';
};

const versions = (folder) => {
  const config = require('../../app.config.js')({ config: {} });
  const build = config.android.versionCode;
  expectIn(textOf(folder, 'android/app/build.gradle'), `versionCode ${build}\n`, `versionName "${version}"`);
  const info = plistOf(folder, `${IOS}/Info.plist`);
  expectSame('CFBundleShortVersionString', info.CFBundleShortVersionString, version);
  expectSame('CFBundleVersion', info.CFBundleVersion, String(build));
  return `${version}, build ${build}`;
};

const BOOK = /<include domain="file" path="SQLite\/" ?\/>/g;

const backup = (folder) => {
  expectIn(
    textOf(folder, `${ANDROID}/AndroidManifest.xml`),
    'android:allowBackup="true"',
    'android:fullBackupContent="@xml/backup_rules"',
    'android:dataExtractionRules="@xml/data_extraction_rules"',
  );
  const rules = (name) => textOf(folder, `${ANDROID}/res/xml/${name}.xml`);
  expectSame('the rule of backup_rules', rules('backup_rules').match(BOOK)?.length, 1);
  expectSame('the rules of data_extraction_rules', rules('data_extraction_rules').match(BOOK)?.length, 2);
  // The folder of the rules is where expo-sqlite puts the book; a new version of it might move.
  const module = 'node_modules/expo-sqlite/android/src/main/java/expo/modules/sqlite/SQLiteModule.kt';
  expectIn(textOf(root, module), 'context.filesDir.canonicalPath + File.separator + "SQLite"');
  return 'the book, in the cloud and to a new device';
};

const languages = (folder) => {
  expectIn(textOf(folder, `${ANDROID}/AndroidManifest.xml`), 'android:localeConfig="@xml/locales_config"');
  const codes = Object.keys(LANGUAGES);
  const list = textOf(folder, `${ANDROID}/res/xml/locales_config.xml`);
  expectIn(list, ...codes.map((code) => `<locale android:name="${code}"/>`));
  expectSame('CFBundleLocalizations', plistOf(folder, `${IOS}/Info.plist`).CFBundleLocalizations, codes);
  for (const [code, name] of Object.entries(LANGUAGES)) {
    expectIn(textOf(folder, `${ANDROID}/res/values-b+${code}/strings.xml`), `"${name}"`);
    expectIn(
      textOf(folder, `${IOS}/Supporting/${code}.lproj/InfoPlist.strings`),
      `CFBundleDisplayName = "${name}";`,
    );
  }
  return Object.values(LANGUAGES).join(', ');
};

/** expo-audio can record, so Apple asks for a reason; the app never does. */
const microphone = (folder) => {
  const info = plistOf(folder, `${IOS}/Info.plist`);
  for (const code of Object.keys(LANGUAGES)) {
    const { ios } = require(`../../assets/locales/${code}.json`);
    const said = ios.NSMicrophoneUsageDescription;
    if (code === 'en') expectSame('NSMicrophoneUsageDescription', info.NSMicrophoneUsageDescription, said);
    expectIn(textOf(folder, `${IOS}/Supporting/${code}.lproj/InfoPlist.strings`), said);
  }
  expectSame('UIBackgroundModes', info.UIBackgroundModes, undefined);
  return `in ${Object.keys(LANGUAGES).length} languages; nothing plays in the background`;
};

/** Reasons by category, from one privacy manifest. */
const reasonsIn = (manifest) =>
  (manifest.NSPrivacyAccessedAPITypes ?? []).flatMap(
    ({ NSPrivacyAccessedAPIType: type, NSPrivacyAccessedAPITypeReasons: reasons }) =>
      reasons.map((reason) => `${type.replace('NSPrivacyAccessedAPICategory', '')} ${reason}`),
  );

const manifestsOf = (name) =>
  readdirSync(join(root, 'node_modules', name), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('PrivacyInfo.xcprivacy'))
    .map((path) => plistOf(root, join('node_modules', name, path)));

const privacy = (folder) => {
  const own = plistOf(folder, `${IOS}/PrivacyInfo.xcprivacy`);
  expectSame('NSPrivacyTracking', own.NSPrivacyTracking, false);
  expectSame('NSPrivacyTrackingDomains', own.NSPrivacyTrackingDomains, []);
  expectSame('NSPrivacyCollectedDataTypes', own.NSPrivacyCollectedDataTypes, []);
  const linked = [...linkedPackages().keys()].flatMap(manifestsOf).flatMap(reasonsIn);
  expectSame('the reasons', reasonsIn(own).sort(), [...new Set(linked)].sort());
  expectIn(textOf(folder, 'ios/RedBook.xcodeproj/project.pbxproj'), 'PrivacyInfo.xcprivacy in Resources');
  return `nothing collected, nobody tracked; ${reasonsIn(own).join(', ')}`;
};

const encryption = (folder) => {
  const info = plistOf(folder, `${IOS}/Info.plist`);
  expectSame('ITSAppUsesNonExemptEncryption', info.ITSAppUsesNonExemptEncryption, false);
  return 'none that Apple asks about';
};

const identity = (folder) => {
  expectIn(textOf(folder, 'android/app/build.gradle'), "applicationId 'org.redbook.companion'");
  expectIn(textOf(folder, `${ANDROID}/AndroidManifest.xml`), 'android:scheme="redbook"');
  expectIn(textOf(folder, `${IOS}/Info.plist`), '<string>redbook</string>');
  expectIn(textOf(folder, 'ios/RedBook.xcodeproj/project.pbxproj'), 'org.redbook.companion');
  return 'org.redbook.companion, redbook://';
};

export const CHECKS = {
  'whose it is': identity,
  'version and build': versions,
  'permissions of an Android release': permissions,
  'network of a development build': debugNetwork,
  'signature of an Android release': signing,
  'backup on Android': backup,
  'languages and names': languages,
  'the microphone’s text on iOS': microphone,
  'privacy manifest on iOS': privacy,
  'encryption on iOS': encryption,
};
