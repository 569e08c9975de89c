const { withAppBuildGradle } = require('expo/config-plugins');

const TEMPLATE = 'signingConfig signingConfigs.debug';

/** Groovy, at the end of android/app/build.gradle. A key that EAS or Android Studio hands over is as good as one named here. */
const OWN_KEY = `
// plugins/releaseSigning.js: a release carries its owner's key, or it is not built.
def ownKey = { name -> findProperty(name) ?: System.getenv(name) }

android {
    signingConfigs {
        release {
            if (ownKey('RED_BOOK_KEYSTORE')) {
                storeFile file(ownKey('RED_BOOK_KEYSTORE'))
                storePassword ownKey('RED_BOOK_KEYSTORE_PASSWORD')
                keyAlias ownKey('RED_BOOK_KEY_ALIAS')
                keyPassword ownKey('RED_BOOK_KEY_PASSWORD') ?: ownKey('RED_BOOK_KEYSTORE_PASSWORD')
            }
        }
    }
}

tasks.matching { it.name == 'preReleaseBuild' }.configureEach {
    doFirst {
        def signing = android.buildTypes.release.signingConfig
        def handedOver = findProperty('android.injected.signing.store.file')
        def keystore = handedOver ? file(handedOver) : signing?.storeFile
        if (keystore == null)
            throw new GradleException('A release needs a key of your own: make one with keytool and name it in RED_BOOK_KEYSTORE (docs/RELEASE.md).')
        if (!keystore.exists())
            throw new GradleException("RED_BOOK_KEYSTORE names a file that is not there: \${keystore}")
        if (keystore.name == 'debug.keystore' || (!handedOver && signing?.keyAlias == 'androiddebugkey'))
            throw new GradleException('This is the debug key, which everybody has: a release needs a key of your own (docs/RELEASE.md).')
    }
}
`;

/** The build file whose release is signed by its owner. Throws where the template is no longer the one this was written for. */
const signedByOwner = (gradle) => {
  // `expo prebuild` on a folder that is there plays every plugin again.
  if (gradle.endsWith(OWN_KEY)) return gradle;
  const [before, release, ...more] = gradle.split(/(?=^ {8}release \{$)/m);
  if (!release?.includes(TEMPLATE) || more.length > 0)
    throw new Error(
      'android/app/build.gradle has no release signed with the debug key: see plugins/releaseSigning.js',
    );
  const signed = release.replace(TEMPLATE, 'signingConfig signingConfigs.release');
  // The configuration is named before the build type that asks for it.
  const named = before.replace(/^ {4}signingConfigs \{$/m, '$&\n        release {}');
  return `${named}${signed}${OWN_KEY}`;
};

/** Signs a release with its owner’s key: with the template’s, a later change of key would make players uninstall, which loses their saves. */
module.exports = (config) =>
  withAppBuildGradle(config, (each) => {
    each.modResults.contents = signedByOwner(each.modResults.contents);
    return each;
  });
module.exports.signedByOwner = signedByOwner;
