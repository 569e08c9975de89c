import { z } from 'zod';
import { tokenKindSchema } from '@/games/jime/content/schema/adventure';
import { count, word } from './pieces';

const hex = z.object({ q: z.int(), r: z.int() });

/** How one journey tile lies on the common grid. */
export const placedTile = z.object({ tile: word, turn: z.literal([0, 1, 2, 3, 4, 5]), at: hex });
export type PlacedTile = z.infer<typeof placedTile>;

/** How one battle tile lies. `copy` tells equal tiles apart. */
export const placedBattleTile = z.object({
  tile: word,
  copy: count,
  side: z.enum(['A', 'B']),
  turn: z.literal([0, 1, 2, 3]),
  at: z.object({ column: z.int(), row: z.int() }),
});
export type PlacedBattleTile = z.infer<typeof placedBattleTile>;

const inSpace = { terrain: word, space: word };
const onBorder = { terrain: word, border: z.tuple([word, word]) };

/** Terrain laid in a space or on the border between two spaces (§80.2). */
const placedTerrain = z.union([z.object(inSpace), z.object(onBorder)]);
export type PlacedTerrain = z.infer<typeof placedTerrain>;

/** By what the plan calls them: spaces the story names. */
const places = z.record(word, word);

/** A journey tile as the plan names it (`id`, `block`) and as it lies. */
const laidTile = placedTile.extend({ id: word, block: word, explored: z.literal(true).optional() });
export type LaidTile = z.infer<typeof laidTile>;

const journeyMap = z.object({ kind: z.literal('journey'), tiles: z.array(laidTile), places });
export type JourneyMap = z.infer<typeof journeyMap>;

const battleMap = z.object({
  kind: z.literal('battle'),
  tiles: z.array(placedBattleTile),
  terrain: z.array(placedTerrain),
  places,
});
export type BattleMap = z.infer<typeof battleMap>;

/** Where every tile of an adventure lies or will lie, in laying order; the story reveals them (§82.1). */
export const layout = z.discriminatedUnion('kind', [journeyMap, battleMap]);

/** `id` is the plan's name for the tile. */
export const mapTile = placedTile.extend({ id: word, explored: z.boolean() });
export type MapTile = z.infer<typeof mapTile>;

export const mapTerrain = z.union([z.object({ id: word, ...inSpace }), z.object({ id: word, ...onBorder })]);
export type MapTerrain = z.infer<typeof mapTerrain>;

export const mapToken = z.object({
  id: word,
  kind: tokenKindSchema,
  space: word,
  /** Of a companion: the hero it goes with, whether the table has moved it since, whether it is caught, and how far it is hurt. */
  with: word.optional(),
  moved: z.literal(true).optional(),
  caught: z.literal(true).optional(),
  hurt: count.optional(),
});
export type MapToken = z.infer<typeof mapToken>;
