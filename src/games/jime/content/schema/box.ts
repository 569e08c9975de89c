import type { z } from 'zod';
import { baneSchema } from './bane';
import { battleTileSchema } from './battleTile';
import { boonSchema } from './boon';
import { enemyBonusSchema } from './enemyBonus';
import { enemySchema } from './enemy';
import { heroSchema } from './hero';
import { itemSchema } from './item';
import { keywordSchema } from './keyword';
import { modifierSchema } from './modifier';
import { productSchema } from './product';
import { roleSchema } from './role';
import { skillSchema } from './skill';
import { spaceTraitSchema } from './spaceTrait';
import { sufferingSchema } from './suffering';
import { terrainSchema } from './terrain';
import { tileSideSchema } from './tile';
import { titleSchema } from './title';
import { tokenSchema } from './token';
import { trinketSchema } from './trinket';
import { weaknessSchema } from './weakness';

/** Every kind of record in the box, and its schema. A kind is a list of records in one file of `campaigns/core`. */
export const KINDS = {
  products: productSchema,
  heroes: heroSchema,
  roles: roleSchema,
  skills: skillSchema,
  items: itemSchema,
  trinkets: trinketSchema,
  titles: titleSchema,
  boons: boonSchema,
  banes: baneSchema,
  damageCards: sufferingSchema,
  fearCards: sufferingSchema,
  weaknesses: weaknessSchema,
  enemies: enemySchema,
  enemyBonuses: enemyBonusSchema,
  tiles: tileSideSchema,
  battleTiles: battleTileSchema,
  terrain: terrainSchema,
  spaceTraits: spaceTraitSchema,
  tokens: tokenSchema,
  modifiers: modifierSchema,
  keywords: keywordSchema,
};

export type Kind = keyof typeof KINDS;
export type RecordOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;

/** The whole box as plain data, each kind by id: what the engine receives as content. */
export type Box = { [K in Kind]: Record<string, RecordOf<K>> };

export const recordsOf = <K extends Kind>(box: Box, kind: K): RecordOf<K>[] => {
  const records: Record<string, RecordOf<K>> = box[kind];
  return Object.values(records);
};
