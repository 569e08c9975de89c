const { readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const { findMissing } = require('./scripts/find-missing-builtins.cjs');
const { BROWSERS, DEVICE } = require('./scripts/missing-builtins.cjs');

/**
 * What each layer of `src` may import. Layers reach each other by `@/layer`, never by `../layer`.
 * `types` lists layers whose types alone may be imported; `packages` the only packages allowed.
 */
const SHARED = {
  kernel: { layers: [], packages: ['immer', 'pure-rand'] },
  i18n: { layers: [] },
  saves: { layers: ['kernel'] },
  session: { layers: ['kernel', 'saves', 'i18n'] },
  ui: { layers: ['kernel', 'i18n', 'session'] },
  paint: { layers: ['ui'] },
  shell: { layers: ['kernel', 'saves', 'session', 'ui', 'paint', 'i18n'] },
};

/** Inside Journeys in Middle-earth, from the data up to the screens; `own` are layers of the game itself. */
const JIME = {
  content: { layers: ['kernel', 'i18n'], own: ['formats'], packages: ['zod'] },
  state: { layers: ['kernel'], own: ['content'], packages: ['zod'] },
  map: { layers: ['kernel'], ownTypes: ['content', 'state'], packages: [] },
  rules: { layers: ['kernel'], own: ['map', 'state'], ownTypes: ['content'], packages: [] },
  story: { layers: ['kernel'], own: ['map', 'state', 'rules'], ownTypes: ['content'], packages: [] },
  play: { layers: ['kernel'], own: ['map', 'state', 'rules', 'story'], ownTypes: ['content'], packages: [] },
  check: { layers: ['kernel', 'i18n'], own: ['content', 'map'], packages: ['zod'] },
  graph: { layers: [], own: ['content', 'check'], packages: [] },
  reference: { layers: ['kernel', 'i18n'], packages: [] },
  words: { layers: ['kernel', 'i18n'], own: ['content', 'play'], ownTypes: ['state'] },
  sim: {
    layers: ['kernel'],
    own: ['content', 'map', 'state', 'rules', 'play'],
    packages: ['pure-rand'],
  },
  session: {
    layers: ['kernel', 'saves', 'session', 'i18n'],
    own: ['content', 'check', 'map', 'state', 'play', 'reference', 'words', 'game'],
  },
  heads: { layers: ['paint'], ownTypes: ['content'] },
  board: {
    layers: ['paint', 'ui', 'i18n', 'session'],
    own: ['content', 'map', 'play', 'words', 'session', 'heads'],
  },
  screens: {
    layers: ['kernel', 'saves', 'session', 'ui', 'paint', 'i18n', 'shell'],
    own: ['content', 'map', 'play', 'words', 'session', 'heads', 'board'],
  },
};

/** Inside the Card Game. */
const LCG = {
  content: { layers: [], packages: [] },
  state: { layers: ['kernel'], own: ['content'], packages: [] },
  rules: { layers: ['kernel'], own: ['content', 'state'], packages: [] },
  play: { layers: ['kernel'], own: ['content', 'state', 'rules'], packages: [] },
  decks: { layers: ['kernel'], own: ['content', 'play'], packages: [] },
  catalogue: { layers: ['kernel'], own: ['content', 'play', 'formats'], packages: [] },
  words: { layers: ['kernel', 'i18n'], own: ['content', 'play', 'decks'], ownTypes: ['state'] },
  session: {
    layers: ['kernel', 'saves', 'session', 'i18n'],
    own: ['content', 'play', 'decks', 'catalogue', 'reference', 'words', 'game'],
  },
  screens: {
    layers: ['kernel', 'saves', 'session', 'ui', 'paint', 'i18n', 'shell'],
    own: ['content', 'play', 'decks', 'catalogue', 'reference', 'words', 'session'],
  },
};

/** Inside the TCG. */
const TCG = {
  content: { layers: [], packages: [] },
  state: { layers: ['kernel'], own: ['content'], packages: [] },
  rules: { layers: ['kernel'], own: ['content', 'state'], packages: [] },
  play: { layers: ['kernel'], own: ['content', 'state', 'rules'], packages: [] },
  checklist: { layers: ['kernel'], own: ['formats'], packages: [] },
  decks: { layers: ['kernel'], own: ['content', 'play', 'checklist'], packages: [] },
  words: { layers: ['kernel', 'i18n'], own: ['content', 'play', 'checklist', 'decks'], ownTypes: ['state'] },
  session: {
    layers: ['kernel', 'saves', 'session', 'i18n'],
    own: ['content', 'play', 'checklist', 'decks', 'reference', 'words', 'game'],
  },
  screens: {
    layers: ['kernel', 'saves', 'session', 'ui', 'paint', 'i18n', 'shell'],
    own: ['content', 'play', 'checklist', 'decks', 'reference', 'words', 'session'],
  },
};

/** Inside the Confrontation; the computer player thinks by the rules and sees what a player sees. */
const CONFRONTATION = {
  content: { layers: [], packages: [] },
  state: { layers: ['kernel'], own: ['content'], packages: [] },
  rules: { layers: ['kernel'], own: ['content', 'state'], packages: [] },
  play: { layers: ['kernel'], own: ['content', 'state', 'rules'], packages: [] },
  cpu: { layers: ['kernel'], own: ['content', 'play'], packages: [] },
  words: { layers: ['kernel', 'i18n'], own: ['content', 'play'], ownTypes: ['state'] },
  session: {
    layers: ['kernel', 'saves', 'session', 'i18n'],
    own: ['content', 'play', 'cpu', 'words', 'game'],
  },
  board: { layers: ['paint', 'ui', 'i18n', 'session'], own: ['content', 'play', 'words', 'session'] },
  screens: {
    layers: ['kernel', 'saves', 'session', 'ui', 'paint', 'i18n', 'shell'],
    own: ['content', 'play', 'words', 'session', 'board'],
  },
};

const inGame = (game, names = []) => names.map((name) => `games/${game}/${name}`);

const ofGame = (game, layers) =>
  Object.entries(layers).map(([name, { layers: shared, own, ownTypes, packages }]) => [
    `games/${game}/${name}`,
    { layers: [...shared, ...inGame(game, own)], types: inGame(game, ownTypes), packages },
  ]);

const LAYERS = {
  ...SHARED,
  ...Object.fromEntries([
    ...ofGame('jime', JIME),
    ...ofGame('lcg', LCG),
    ...ofGame('tcg', TCG),
    ...ofGame('confrontation', CONFRONTATION),
  ]),
};

/** Every game there is: its own files may import the shared layers and itself, never another game. */
const GAMES = readdirSync(join(dirname(require.resolve('./package.json')), 'src/games'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const EVERY_LAYER = [
  ...Object.keys(SHARED),
  ...Object.keys(JIME),
  ...Object.keys(LCG),
  ...Object.keys(TCG),
  ...Object.keys(CONFRONTATION),
  ...GAMES,
  'games',
].join('|');

const zone = (layer, { layers, types = [], packages }, files = [`src/${layer}/**/*.{ts,tsx}`]) => {
  const own = [layer, ...layers].join('|');
  const patterns = [
    {
      regex: `^@/(?!(${[own, ...types].join('|')})(/|$))`,
      message: `src/${layer} must not import that layer.`,
    },
    ...types.map((name) => ({
      regex: `^@/${name}(/|$)`,
      allowTypeImports: true,
      message: `src/${layer} may import only types from src/${name}.`,
    })),
    { regex: `(^|/)\\.\\./(${EVERY_LAYER})(/|$)`, message: 'Reach another layer by its name: @/layer.' },
    ...(layer === 'games/jime/session'
      ? []
      : [{ regex: '^@campaigns/', message: 'Only games/jime/session opens campaigns.' }]),
    ...(packages
      ? [
          {
            regex: `^(?!(\\.|@/|(${packages.join('|') || '-'})(/|$)))`,
            message: `src/${layer} may not depend on that package.`,
          },
        ]
      : []),
    {
      regex: '^expo-sqlite',
      message: 'expo-sqlite appears in src/saves/expoSql.ts alone; src/saves/web opens the SQLite in it.',
    },
  ];
  return {
    files,
    ignores: ['src/saves/expoSql.ts', 'src/saves/web/{browserBook,pagedSql,pageVfs,waSqlite.d}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
};

/** Only browsers load these. */
const WEB_FILES = ['src/**/*.web.{ts,tsx}', 'src/saves/web/**'];

/** Of the engines a file is for, those that would stop at what it calls. */
const missingBuiltins = {
  meta: { schema: [{ type: 'array' }] },
  create: (context) => ({
    'Program:exit': (program) => {
      for (const { name, lackedBy, node } of findMissing(program, context.options[0]))
        context.report({ node, message: `${name}: lacked by ${lackedBy.join(', ')}.` });
    },
  }),
};

/** ECMAScript leaves the last digit of each to the engine. */
const LEFT_TO_ENGINES = [
  ...['exp', 'expm1', 'log', 'log10', 'log1p', 'log2', 'pow', 'cbrt', 'hypot'],
  ...[
    'sin',
    'cos',
    'tan',
    'asin',
    'acos',
    'atan',
    'atan2',
    'sinh',
    'cosh',
    'tanh',
    'asinh',
    'acosh',
    'atanh',
  ],
];

const OTHER_GAME = 'Engines round it as they like: the same seed would play another game elsewhere.';

/** What only a page in a browser has. */
const PAGE_GLOBALS = [
  ...['window', 'self', 'document', 'navigator', 'location', 'history', 'screen', 'customElements'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'matchMedia', 'getComputedStyle'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'Image', 'Audio', 'Notification'],
  ...['Worker', 'BroadcastChannel', 'DOMParser', 'ResizeObserver', 'IntersectionObserver'],
].map((name) => ({ name, message: 'A device has no page: this belongs into a file that ends in .web.' }));

module.exports = defineConfig([
  ...expo,
  // Types say what a package exports: its code is not read for it.
  { settings: { 'import/ignore': ['node_modules'] } },
  { ignores: ['dist/**', 'android/**', 'ios/**', 'artifacts/**', 'public/**', '.expo/**', 'coverage/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // The compiler says what a namespace does not have; this rule reads every package once more to say the same.
      'import/namespace': 'off',
      eqeqeq: 'error',
    },
  },
  { files: ['src/**', 'app/**'], rules: { 'no-console': 'error' } },
  {
    files: ['src/**', 'app/**', 'campaigns/**'].map((folder) => `${folder}/*.{ts,tsx}`),
    plugins: { engines: { rules: { 'missing-builtins': missingBuiltins } } },
    rules: { 'engines/missing-builtins': ['error', [DEVICE, ...BROWSERS]] },
  },
  { files: WEB_FILES, rules: { 'engines/missing-builtins': ['error', BROWSERS] } },
  {
    files: ['src/**', 'app/**'],
    ignores: WEB_FILES,
    rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
  },
  {
    files: ['src/**'],
    ignores: ['src/ui/{Scroll,Overlay,backKey}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...Object.entries({
          'ScrollView|FlatList|SectionList|VirtualizedList':
            'Scroll, ScrollList or ScrollSections of @/ui/Scroll',
          Modal: 'Overlay or Dialog of @/ui',
          BackHandler: 'useOnBack of @/ui/backStack',
        }).map(([names, instead]) => ({
          selector: `ImportDeclaration[importKind!="type"][source.value="react-native"] > ImportSpecifier[imported.name=/^(${names})$/]`,
          message: `Use ${instead}: it knows of the keyboard, the back key and the turned screen.`,
        })),
      ],
    },
  },
  {
    files: ['src/games/*/state/migrations/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['src/kernel/**', 'src/games/*/{map,state,rules,story,play,checklist,decks,catalogue,cpu}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the kernel’s generator.' },
        ...LEFT_TO_ENGINES.map((property) => ({ object: 'Math', property, message: OTHER_GAME })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(BinaryExpression, AssignmentExpression)[operator=/^\\*\\*/]',
          message: OTHER_GAME,
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'setTimeout', 'fetch', 'process'],
        ...PAGE_GLOBALS,
      ],
    },
  },
  ...GAMES.map((game) => zone(`games/${game}`, { layers: Object.keys(SHARED) })),
  ...Object.entries(LAYERS).map(([layer, allowed]) => zone(layer, allowed)),
  zone('games', { layers: ['session', 'shell'] }, ['src/games/*.ts']),
  {
    files: ['app/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/(?!(shell|games(/[a-z0-9-]+/routes)?|session/games)(/|$))',
              message: 'A route renders a screen and nothing else.',
            },
          ],
        },
      ],
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
]);
