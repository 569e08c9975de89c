const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

/**
 * The import zones of the house: what each room may reach. Rooms reach each other by `@/room`, never by `../room`.
 * `types` lists rooms whose types alone may be imported.
 */
const ROOMS = {
  kernel: { rooms: [], packages: ['immer', 'pure-rand'] },
  content: { rooms: [], packages: ['zod'] },
  i18n: { rooms: [] },
  engine: { rooms: ['kernel'], types: ['content'], packages: [] },
  sim: { rooms: ['kernel', 'content', 'engine'], packages: ['pure-rand'] },
  saves: { rooms: ['kernel', 'content', 'engine'] },
  store: { rooms: ['kernel', 'content', 'engine', 'saves', 'i18n'] },
  ui: { rooms: ['i18n', 'store'] },
  board: { rooms: ['engine', 'ui', 'i18n', 'store'], types: ['content'] },
  screens: { rooms: ['kernel', 'content', 'engine', 'saves', 'store', 'ui', 'board', 'i18n'] },
};
const EVERY_ROOM = Object.keys(ROOMS).join('|');

const zone = (room, { rooms, types = [], packages }) => {
  const own = [room, ...rooms].join('|');
  const patterns = [
    {
      regex: `^@/(?!(${[own, ...types].join('|')})(/|$))`,
      message: `src/${room} must not import that room.`,
    },
    ...types.map((name) => ({
      regex: `^@/${name}(/|$)`,
      allowTypeImports: true,
      message: `src/${room} may import only types from src/${name}.`,
    })),
    { regex: `(^|/)\\.\\./(${EVERY_ROOM})(/|$)`, message: 'Reach another room by its name: @/room.' },
    ...(room === 'store' ? [] : [{ regex: '^@campaigns/', message: 'Only the store opens campaigns.' }]),
    ...(packages
      ? [
          {
            regex: `^(?!(\\.|@/|(${packages.join('|') || '-'})(/|$)))`,
            message: `src/${room} may not depend on that package.`,
          },
        ]
      : []),
    { regex: '^expo-sqlite', message: 'expo-sqlite appears in src/saves/database.ts alone.' },
  ];
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    ignores: ['src/saves/database.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
};

module.exports = defineConfig([
  ...expo,
  // The compiler is nine megabytes of CommonJS: reading it for its exports took 23 s of a run, and it has none to find.
  { settings: { 'import/ignore': ['node_modules[\\\\/]+(@?react-native|typescript[\\\\/])'] } },
  { ignores: ['dist/**', 'artifacts/**', 'public/**', '.expo/**', 'coverage/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import/no-cycle': 'off',
      // The compiler says what a namespace does not have; this rule reads every package once more to say the same.
      'import/namespace': 'off',
      eqeqeq: 'error',
    },
  },
  { files: ['src/**', 'app/**'], rules: { 'no-console': 'error' } },
  { files: ['src/saves/migrations/**'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  {
    files: ['src/engine/**', 'src/kernel/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the kernel’s generator.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance', 'setTimeout', 'fetch', 'window', 'process'],
    },
  },
  ...Object.entries(ROOMS).map(([room, allowed]) => zone(room, allowed)),
  {
    files: ['app/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^@/(?!(screens|ui)(/|$))', message: 'A route renders a screen and nothing else.' },
          ],
        },
      ],
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
]);
