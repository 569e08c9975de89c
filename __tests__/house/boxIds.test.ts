import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mapTokenSchema } from '@/games/jime/content/schema/token';
import { spaceLookSchema } from '@/games/jime/content/schema/terrain';
import { terrainLookSchema } from '@/games/jime/content/schema/tile';
import { CONTENT } from '../games/jime/rules/company';

const JIME = join(__dirname, '../../src/games/jime');

const { enemies, terrain, heroes, roles, items, trinkets, titles, enemyBonuses } = CONTENT.box;
const ids = [enemies, terrain, heroes, roles, items, trinkets, titles, enemyBonuses].flatMap((records) =>
  Object.keys(records),
);

/** Words of the rules, of drawings or of the platform that some card happens to share. */
const SHARED = new Set<string>([
  ...mapTokenSchema.options,
  ...spaceLookSchema.options,
  ...terrainLookSchema.options,
  ...['web', 'banner', 'large', 'huge', 'alert', 'shield'],
]);
const told = ids.filter((id) => !SHARED.has(id));

/** Migrations know the documents of old versions by heart, ids and all; a head is the portrait of one record. */
const KNOWING = [join('state', 'migrations'), 'heads'];
const files = (readdirSync(JIME, { recursive: true }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !KNOWING.some((folder) => file.startsWith(folder)),
);

it('no record of the box is known by its id in code: what is true of it stands in its data', () => {
  const found = files.flatMap((file) => {
    const words = new Set(readFileSync(join(JIME, file), 'utf8').match(/(?<=')[a-z-]+(?=')/g));
    return told.filter((id) => words.has(id)).map((id) => `${file}: ${id}`);
  });
  expect(found).toEqual([]);
});
