const { version } = require('./package.json');

/** What a store counts builds by: it grows with each version, 0.2.0 → 200, 1.12.3 → 11203. */
const buildOf = (text) => {
  const [major, minor, patch] = text.split('.').map(Number);
  if (![major, minor, patch].every((part) => Number.isInteger(part)) || minor > 99 || patch > 99)
    throw new Error(`no build number can be made of version ${text}`);
  return major * 10_000 + minor * 100 + patch;
};

/**
 * app.json, with version and build number from package.json, and with the path of the web site where it does not stand at
 * the root of its host: `BASE_URL=/red-book npm run export:web`.
 */
module.exports = ({ config }) => {
  const baseUrl = process.env.BASE_URL;
  const build = buildOf(version);
  return {
    ...config,
    version,
    ios: { ...config.ios, buildNumber: String(build) },
    android: { ...config.android, versionCode: build },
    ...(baseUrl && { experiments: { ...config.experiments, baseUrl } }),
  };
};
