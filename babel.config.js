/**
 * Jest runs CommonJS, where a real `import()` is refused: in tests it becomes a promised `require`. Metro keeps it, and
 * splits the bundle there. The mark is the one by which Babel's own plugin asks the CommonJS transform to do this.
 */
const promisedRequire = () => ({
  pre: (file) => file.set('@babel/plugin-proposal-dynamic-import', '7.0.0'),
});

module.exports = function (api) {
  api.cache(true);
  return { presets: ['babel-preset-expo'], env: { test: { plugins: [promisedRequire] } } };
};
