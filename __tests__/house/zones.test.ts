import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.js';
import tsconfig from '../../tsconfig.json';

// Given as a value: ESLint would otherwise import the file dynamically, which jest's module loader refuses.
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config });

const lint = async (filePath: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map((message) => message.ruleId ?? '') ?? [];
};

describe('import zones', () => {
  it('rejects react in the rules', async () => {
    const rules = await lint(
      'src/games/jime/rules/x.ts',
      "import React from 'react';\nexport default React;\n",
    );
    expect(rules).toContain('@typescript-eslint/no-restricted-imports');
  });

  it('rejects expo-sqlite outside expoSql.ts', async () => {
    const code = "import { openDatabaseAsync } from 'expo-sqlite';\nexport default openDatabaseAsync;\n";
    expect(await lint('src/saves/journal.ts', code)).toContain('@typescript-eslint/no-restricted-imports');
    expect(await lint('src/session/book.ts', code)).toContain('@typescript-eslint/no-restricted-imports');
    expect(await lint('src/saves/expoSql.ts', code)).not.toContain(
      '@typescript-eslint/no-restricted-imports',
    );
  });

  it('lets the rules take types from content and nothing else', async () => {
    expect(
      await lint(
        'src/games/jime/rules/x.ts',
        "import type { Tile } from '@/games/jime/content';\nexport type X = Tile;\n",
      ),
    ).toEqual([]);
    expect(
      await lint(
        'src/games/jime/rules/x.ts',
        "import { tile } from '@/games/jime/content';\nexport default tile;\n",
      ),
    ).toContain('@typescript-eslint/no-restricted-imports');
    expect(
      await lint(
        'src/games/jime/rules/x.ts',
        "import { book } from '@/session/book';\nexport default book;\n",
      ),
    ).toContain('@typescript-eslint/no-restricted-imports');
  });

  const forbidden = '@typescript-eslint/no-restricted-imports';
  const taking = (from: string): string => `import { x } from '${from}';\nexport default x;\n`;

  it.each(['kernel', 'i18n', 'saves', 'session', 'ui', 'paint', 'shell'])(
    'rejects a game in src/%s, which serves them all',
    async (layer) =>
      expect(await lint(`src/${layer}/x.ts`, taking('@/games/jime/play'))).toContain(forbidden),
  );

  it.each(['rules/x.ts', 'screens/x.ts', 'session/x.ts', 'game.ts', 'index.ts'])(
    'rejects another game in %s of a game',
    async (file) => {
      expect(await lint(`src/games/jime/${file}`, taking('@/games/confrontation/rules'))).toContain(
        forbidden,
      );
      expect(await lint(`src/games/jime/${file}`, taking('@/games'))).toContain(forbidden);
    },
  );

  it.each([
    ...['content', 'state', 'rules', 'play', 'decks', 'catalogue'].map((layer) => ['lcg', layer] as const),
    ...['content', 'state', 'rules', 'play', 'decks', 'checklist'].map((layer) => ['tcg', layer] as const),
  ])('of %s rejects react and words in %s', async (game, layer) => {
    expect(await lint(`src/games/${game}/${layer}/x.ts`, taking('react'))).toContain(forbidden);
    expect(await lint(`src/games/${game}/${layer}/x.ts`, taking(`@/games/${game}/words`))).toContain(
      forbidden,
    );
  });

  it('rejects going up: rules that import the story, a session that imports screens', async () => {
    expect(await lint('src/games/jime/rules/x.ts', taking('@/games/jime/story/effects'))).toContain(
      forbidden,
    );
    expect(await lint('src/games/jime/session/x.ts', taking('@/games/jime/screens/useNames'))).toContain(
      forbidden,
    );
  });

  it('rejects reaching another layer by a relative path', async () => {
    const code = "import { book } from '../../session/book';\nexport default book;\n";
    expect(await lint('src/games/jime/rules/x.ts', code)).toContain(
      '@typescript-eslint/no-restricted-imports',
    );
  });

  it('rejects Math.random and the clock in the rules', async () => {
    expect(await lint('src/games/jime/rules/x.ts', 'export const x = Math.random();\n')).toContain(
      'no-restricted-properties',
    );
    expect(await lint('src/games/jime/rules/x.ts', 'export const x = Date.now();\n')).toContain(
      'no-restricted-globals',
    );
  });
});

/** A project of these files alone, with the aliases of this one: the files in which an import leads back to itself. */
const filesInCycles = (files: Record<string, string>): string[] => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'red-book-lint-')));
  try {
    const { paths } = tsconfig.compilerOptions;
    const written = { 'tsconfig.json': JSON.stringify({ compilerOptions: { paths } }), ...files };
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const oxlint = join(__dirname, '../../node_modules/oxlint/bin/oxlint');
    const given = ['--config', join(__dirname, '../../.oxlintrc.json'), '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, [oxlint, ...given], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return diagnostics.filter(({ code }) => code === 'import(no-cycle)').map(({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

it('names every file of an import cycle, in one folder or across layers; types alone make none', () => {
  const taking = (name: string, from: string, own: string): string =>
    `import { ${name} } from '${from}';\n\nexport const ${own} = (): unknown => ${name};\n`;
  const found = filesInCycles({
    'src/session/here.ts': taking('there', '@/saves/there', 'here'),
    'src/saves/there.ts': taking('here', '@/session/here', 'there'),
    'src/kernel/first.ts': "export { second } from './second';\n",
    'src/kernel/second.ts': taking('third', './third', 'second'),
    'src/kernel/third.ts': taking('second', './first', 'third'),
    'src/ui/Shown.ts':
      "import type { Shape } from './shape';\n\nexport const shown = (shape: Shape): Shape => shape;\n",
    'src/ui/shape.ts':
      "import { shown } from './Shown';\n\nexport type Shape = string;\nexport const round: Shape = shown('o');\n",
  });
  expect(found.sort()).toEqual([
    'src/kernel/first.ts',
    'src/kernel/second.ts',
    'src/kernel/third.ts',
    'src/saves/there.ts',
    'src/session/here.ts',
  ]);
});
