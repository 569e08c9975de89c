/**
 * TypeScript for tests in plain Node: types go, modules become CommonJS, all else stays as it is written. What the
 * preset of the app makes of it for browsers runs slower, and takes longer to make.
 */
const { transformSync, version } = require('esbuild');
const { createHash } = require('node:crypto');

const OPTIONS = {
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  // Jest runs CommonJS, where a real `import()` is refused: it becomes a promised `require`.
  supported: { 'dynamic-import': false },
};

module.exports = {
  process: (source, path) => ({
    code: transformSync(source, { ...OPTIONS, sourcefile: path, loader: path.endsWith('x') ? 'tsx' : 'ts' })
      .code,
  }),
  getCacheKey: (source, path) =>
    createHash('sha1')
      .update(JSON.stringify([version, OPTIONS, path, source]))
      .digest('hex'),
};
