import type { Box, Kind, RecordOf } from './schema/box';
import { recordsOf } from './schema/box';
import type { TerrainEffect } from './schema/terrain';
import type { CardUse } from './schema/cardUse';
import { statSchema, traitSchema } from './schema/words';
import { enemyTraitSchema, movementTraitSchema } from './schema/enemy';
import { heroSchema } from './schema/hero';
import { tileSideSchema } from './schema/tile';

/** A text that something asks for, and who asks. */
export type Asked = { key: string; by: string };

type Line = 'test' | 'passed' | 'failed';

/** What is told while terrain is tested or hurts: before, and after a result that has words of its own. */
const TERRAIN_LINES: Record<TerrainEffect['kind'], readonly Line[]> = {
  interact: ['test', 'passed'],
  endTurnTest: ['test'],
  enterTest: ['test', 'failed'],
  leaveTest: ['test', 'failed'],
  crossTest: ['test', 'failed'],
  crossHurts: ['failed'],
  startTurnInspiration: [],
  convertFateWhenNegating: [],
  revealWhenNegating: [],
  discardFateForModifier: [],
  sufferFacedown: [],
  noFateConversionAgainstEnemiesHere: [],
  noEntry: [],
  crossingEnds: [],
  blocks: [],
  extraRange: [],
  inRangeOnlyFromSameTerrain: [],
  weapon: [],
};

/** A card that does something beyond its icons says what, in our words. */
const gistOf = (kind: string, { id, when }: { id: string } & CardUse): string[] =>
  when ? [`${kind}.${id}.gist`] : [];

/** The keys each record of a kind asks for: its name, and a gist where the rule in a few words helps at the table. */
const KEYS: { [K in Kind]: (record: RecordOf<K>) => string[] } = {
  products: ({ id }) => [`product.${id}`],
  heroes: (hero) => [`hero.${hero.id}`, ...gistOf('hero', hero)],
  roles: ({ id }) => [`role.${id}`],
  skills: (skill) => [`skill.${skill.name}`, ...gistOf('skill', skill)],
  items: (item) => [`item.${item.id}`, ...gistOf('item', item)],
  trinkets: (trinket) => [`trinket.${trinket.id}`, ...gistOf('trinket', trinket)],
  titles: (title) => [`title.${title.id}`, ...gistOf('title', title)],
  boons: ({ id }) => [`boon.${id}`, `boon.${id}.gist`],
  banes: ({ id }) => [`bane.${id}`, `bane.${id}.gist`],
  damageCards: (card) => [`damage.${card.id}`, ...gistOf('damage', card)],
  fearCards: (card) => [`fear.${card.id}`, ...gistOf('fear', card)],
  weaknesses: ({ id }) => [`weakness.${id}`],
  enemies: ({ id, attacks }) => [`enemy.${id}`, ...attacks.map(({ text }) => text)],
  enemyBonuses: ({ id, name }) => [`bonus.${name}`, `bonus.${id}.gist`],
  tiles: ({ look }) => [`look.${look}`],
  battleTiles: ({ sides }) => [`ground.${sides.A}`, `ground.${sides.B}`],
  terrain: ({ id, effects }) => [
    `terrain.${id}`,
    `terrain.${id}.gist`,
    ...effects.flatMap(({ kind }) => TERRAIN_LINES[kind]).map((line) => `terrain.${id}.${line}`),
  ],
  spaceTraits: ({ id }) => [`spaceTrait.${id}`, `spaceTrait.${id}.gist`],
  tokens: ({ id, variants }) => [
    `token.${id}`,
    `token.${id}.gist`,
    ...variants.map((variant) => `token.${id}.${variant}`),
  ],
  modifiers: ({ id }) => [`modifier.${id}`, `modifier.${id}.gist`],
  keywords: ({ id }) => [`keyword.${id}`, `keyword.${id}.gist`],
};

/** Words of the closed vocabularies, which have a name without being records. */
const VOCABULARIES = {
  stat: statSchema,
  trait: traitSchema,
  race: heroSchema.shape.race,
  enemyTrait: enemyTraitSchema,
  movement: movementTraitSchema,
  environment: tileSideSchema.shape.environment,
};

const vocabularyKeys = (): Asked[] => [
  ...Object.entries(VOCABULARIES).flatMap(([name, { options }]) =>
    options.map((word) => ({ key: `${name}.${word}`, by: `the words for ${name}` })),
  ),
  ...movementTraitSchema.options.map((trait) => ({
    key: `movement.${trait}.gist`,
    by: 'the words for movement',
  })),
];

const kindKeys = <K extends Kind>(kind: K, box: Box): Asked[] =>
  recordsOf(box, kind).flatMap((record) =>
    KEYS[kind](record).map((key) => ({ key, by: `${kind} ${record.id}` })),
  );

/** Every text key the box asks for. */
export const textOfBox = (box: Box): Asked[] => [
  ...vocabularyKeys(),
  ...(Object.keys(KEYS) as Kind[]).flatMap((kind) => kindKeys(kind, box)),
];
