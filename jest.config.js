/**
 * Two projects: `rules` runs pure TypeScript in plain Node (fast, no React Native);
 * `app` runs everything that renders, under jest-expo.
 */
const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@campaigns/(.*)$': '<rootDir>/campaigns/$1',
  '^expo-sqlite/web/(.*)$': '<rootDir>/node_modules/expo-sqlite/web/$1',
};
/** Published as modules only: translated before plain Node reads them. */
const MODULES = 'immer|pure-rand|zod|expo-sqlite';
const { transformIgnorePatterns } = require('jest-expo/jest-preset');
/** Tests that render, or open a store: they need React Native. */
const layers = [
  'ui',
  'paint',
  'session',
  'shell',
  ...['board', 'session', 'screens'].map((layer) => `games/*/${layer}`),
];
const appTests = [...layers.map((layer) => `${layer}/**/*`), 'house/contract', 'house/thirdLanguage'];
/** Tests of what a device loads where a browser loads a `.web` file. */
const NATIVE = '.native.test';
/** Handed to each module as its own: looked up in the sandbox, a fifth of a walk through an adventure went into it. */
const sandboxInjectedGlobals = ['Array', 'JSON', 'Map', 'Object', 'Reflect', 'Set', 'Symbol'];

module.exports = {
  // By default one core stays free: on two, that is half the machine.
  maxWorkers: '100%',
  // A hang is caught all the same; a slow machine is no fault of a test.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      transform: { '\\.[jt]sx?$': '<rootDir>/scripts/jest-transform.cjs' },
      transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`],
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/__tests__/e2e/',
        '<rootDir>/__tests__/device/',
        ...appTests.map((path) => `/__tests__/${path.replace('/**/*', '/').replace('*', '[^/]+')}`),
        NATIVE.replaceAll('.', '\\.'),
      ],
      moduleNameMapper,
      sandboxInjectedGlobals,
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      transformIgnorePatterns: transformIgnorePatterns.map((each) => each.replace('(?!(', `(?!(${MODULES}|`)),
      testMatch: [...appTests.map((path) => `${path}.test`), `**/*${NATIVE}`].map(
        (path) => `<rootDir>/__tests__/${path}.ts?(x)`,
      ),
      setupFilesAfterEnv: ['<rootDir>/__tests__/tableSet.ts', '<rootDir>/__tests__/endOfTest.ts'],
      moduleNameMapper,
    },
  ],
};
