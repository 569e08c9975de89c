import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import app from '../../app.json';

const ROOT = join(__dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Config = { version: string; ios: { buildNumber: string }; android: { versionCode: number } };

/** The configuration as Expo reads it, for a version that package.json could have. */
const configOf = (wanted: string): Config => {
  let config: Config | undefined;
  jest.isolateModules(() => {
    jest.doMock('../../package.json', () => ({ version: wanted }));
    config = jest.requireActual<(given: object) => Config>('../../app.config.js')({ config: app.expo });
  });
  jest.dontMock('../../package.json');
  return config as Config;
};

describe('version and build number', () => {
  it('come from package.json and from nowhere else', () => {
    const config = configOf(version);
    expect(config.version).toBe(version);
    expect(config.ios.buildNumber).toBe(String(config.android.versionCode));
    expect(app.expo).not.toHaveProperty('version');
    expect(app.expo.android).not.toHaveProperty('versionCode');
    expect(app.expo.ios).not.toHaveProperty('buildNumber');
  });

  it('grow together', () => {
    const versions = ['0.1.0', '0.2.0', '0.2.1', '0.12.3', '1.0.0', '1.12.3'];
    const builds = versions.map((each) => configOf(each).android.versionCode);
    expect(builds).toEqual([100, 200, 201, 1203, 10000, 11203]);
  });

  it.each(['0.100.0', '0.2', '0.2.0-beta'])('no build number is made up for %s', (wanted) => {
    expect(() => configOf(wanted)).toThrow(wanted);
  });
});

describe('the key of a release', () => {
  const { signedByOwner } = jest.requireActual<{ signedByOwner(gradle: string): string }>(
    '../../plugins/releaseSigning.js',
  );
  const TEMPLATE = `android {
    signingConfigs {
        debug {
            storeFile file('debug.keystore')
        }
    }
    buildTypes {
        debug {
            signingConfig signingConfigs.debug
        }
        release {
            signingConfig signingConfigs.debug
            minifyEnabled true
        }
    }
}
`;

  it('is the owner’s, while a development build keeps the debug key', () => {
    const [debug, release] = signedByOwner(TEMPLATE).split('        release {\n');
    expect(debug).toContain('signingConfig signingConfigs.debug');
    expect(release).toMatch(/^ {12}signingConfig signingConfigs\.release\n {12}minifyEnabled true/);
    expect(release?.match(/signingConfigs\.debug/)).toBeNull();
  });

  it('refuses a template it does not know', () => {
    expect(() => signedByOwner(TEMPLATE.replaceAll('signingConfig s', 'signedBy s'))).toThrow('build.gradle');
  });

  it('is asked for once, however often the project is made', () => {
    expect(signedByOwner(signedByOwner(TEMPLATE))).toBe(signedByOwner(TEMPLATE));
  });

  it('cannot be committed', () => {
    const files = ['owner.keystore', 'android/app/owner.jks', 'owner.p12', 'AuthKey.p8', 'a.mobileprovision'];
    const ignored = execFileSync('git', ['check-ignore', ...files], { cwd: ROOT, encoding: 'utf8' });
    expect(ignored.trim().split('\n')).toEqual(files);
  });

  it('and no account stands in eas.json', () => {
    const { build } = JSON.parse(textOf('eas.json')) as { build: object };
    expect(Object.keys(build)).toEqual(['development', 'preview', 'production']);
    expect(textOf('eas.json')).not.toMatch(/token|password|apple|account|projectId|serviceAccount/i);
  });
});
