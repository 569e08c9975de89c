import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { movementTraitSchema } from '@/games/jime/content/schema/enemy';
import { terrainEffectSchema } from '@/games/jime/content/schema/terrain';
import { spaceTraitIdSchema } from '@/games/jime/content/schema/words';
import type { CarriedOutBy } from '@/games/jime/rules/carriedOutBy';
import { MOVEMENT_TRAITS } from '@/games/jime/rules/movementTraits';
import { SPACE_TRAITS } from '@/games/jime/rules/spaceTraits';
import { TERRAIN_EFFECTS } from '@/games/jime/rules/terrainEffects';

const JIME = join(__dirname, '../../../../src/games/jime');
const RULES = join(JIME, 'rules');
const TABLES = ['terrainEffects.ts', 'movementTraits.ts', 'spaceTraits.ts'];

/** The rules and the map as text, without the tables themselves. */
const source = [RULES, join(JIME, 'map')]
  .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
  .filter(({ file }) => file.endsWith('.ts') && !TABLES.includes(file))
  .map(({ folder, file }) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const isRead = (word: string): boolean =>
  source.includes(`'${word}'`) || new RegExp(`\\b${word}\\b`).test(source);

const rows = (table: Record<string, CarriedOutBy>): [string, CarriedOutBy][] => Object.entries(table);

describe.each([
  ['terrain effect', terrainEffectSchema.options.map(({ shape }) => shape.kind.value), TERRAIN_EFFECTS],
  ['movement trait', movementTraitSchema.options, MOVEMENT_TRAITS],
  ['space trait', spaceTraitIdSchema.options, SPACE_TRAITS],
] as const)('expansions §2 every %s', (_, words, table) => {
  it('is carried out by the app or left to the table, and no other is listed', () => {
    expect(Object.keys(table).sort()).toEqual([...words].sort());
  });

  it('names a rule file that exists', () => {
    const files = rows(table).flatMap(([, { app }]) => (app === undefined ? [] : [`${app}.ts`]));
    expect(files.filter((file) => !existsSync(join(RULES, file)))).toEqual([]);
  });

  it('is read by some rule where the app is to carry it out', () => {
    // Read through the passage the table gives each, or in the number on the enemy's card.
    const readElsewhere = ['encumbered', 'flying', 'incorporeal', 'tunneler'];
    const unread = rows(table)
      .filter(([word, { app }]) => app !== undefined && !readElsewhere.includes(word) && !isRead(word))
      .map(([word]) => word);
    expect(unread).toEqual([]);
  });
});
