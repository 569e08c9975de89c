/**
 * app.json, and the path of the web site where it does not stand at the root of its host:
 * `BASE_URL=/red-book npm run export:web`.
 */
module.exports = ({ config }) => {
  const baseUrl = process.env.BASE_URL;
  return baseUrl ? { ...config, experiments: { ...config.experiments, baseUrl } } : config;
};
