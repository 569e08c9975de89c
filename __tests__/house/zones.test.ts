import { ESLint } from 'eslint';
import config from '../../eslint.config.js';

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

  it('rejects expo-sqlite outside database.ts', async () => {
    const code = "import { openDatabaseAsync } from 'expo-sqlite';\nexport default openDatabaseAsync;\n";
    expect(await lint('src/saves/journal.ts', code)).toContain('@typescript-eslint/no-restricted-imports');
    expect(await lint('src/session/book.ts', code)).toContain('@typescript-eslint/no-restricted-imports');
    expect(await lint('src/saves/database.ts', code)).not.toContain(
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
