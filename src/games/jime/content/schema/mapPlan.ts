import { z } from 'zod';
import type { TerrainLook } from './tile';
import { terrainLookSchema, tileSideSchema } from './tile';
import { countSchema, idSchema, positiveSchema } from './words';

/** The two ends of a range, both included. */
const rangeSchema = z
  .tuple([countSchema, countSchema])
  .refine(([least, most]) => least <= most, 'least first');

/** What a text may say of the land, and the looks of a tile that bear it out. */
export const LANDS = {
  meadow: ['fields', 'heath'],
  open: ['fields', 'heath', 'hill', 'road', 'stream', 'river', 'water', 'marsh', 'coast', 'ruin', 'village'],
  wood: ['wood'],
  water: ['stream', 'river', 'water', 'marsh', 'coast'],
  hill: ['hill', 'cliff'],
  road: ['road', 'bridge'],
  bridge: ['bridge'],
  roof: ['village', 'hall', 'tower', 'camp'],
  walls: ['ruin', 'village', 'hall', 'tower', 'tomb'],
  stones: ['stones', 'ruin'],
  cave: ['cave', 'tomb', 'hall'],
} as const satisfies Record<string, readonly TerrainLook[]>;
export type Land = keyof typeof LANDS;
const landSchema = z.enum(Object.keys(LANDS) as [Land, ...Land[]]);

/** A tile of the plan, by the story's own name for it: the name stays, whichever tile is drawn. */
const planTile = {
  id: idSchema,
  /** Laid only when the company has at least so many heroes. */
  heroes: z.int().min(3).max(5).optional(),
  /** Revealed without an exploration token (§52.1). */
  explored: z.literal(true).optional(),
  /** Attach hint: the tile of the plan it must join. */
  joins: idSchema.optional(),
  /** Spots for tokens and figures, each given a space of its own on the tile: `mill/door`. */
  places: z.array(idSchema).optional(),
  /** What its texts say of the land: on every side that may be drawn there is one look for each. */
  needs: z.array(landSchema).min(1).optional(),
  /** Terrain of the adventure that is laid with it. */
  terrain: z.array(idSchema).min(1).optional(),
};

const fixedTileSchema = z.strictObject({ ...planTile, tile: tileSideSchema.shape.id });

/** Drawn from the boxes that are on. `look`: at least one of these is on the tile. */
const drawnTileSchema = z.strictObject({
  ...planTile,
  draw: z.strictObject({
    spaces: z.array(positiveSchema).min(1).optional(),
    environment: tileSideSchema.shape.environment.optional(),
    look: z.array(terrainLookSchema).min(1).optional(),
  }),
});

export const planTileSchema = z.union([fixedTileSchema, drawnTileSchema]);
export type PlanTile = z.infer<typeof planTileSchema>;

/** Tiles the story reveals together. The first tile joins the block named, each other one a tile of its own block. */
export const planBlockSchema = z.strictObject({
  id: idSchema,
  /** The block it joins; the first block joins none. */
  joins: idSchema.optional(),
  shape: z.enum(['tight', 'sprawling']),
  tiles: z.array(planTileSchema).min(1),
});
export type PlanBlock = z.infer<typeof planBlockSchema>;

type Fault = (path: (string | number)[], message: string) => void;

const faultsOfNames = (blocks: PlanBlock[], fault: Fault): void => {
  const seen = new Set<string>();
  blocks.forEach((block, b) => {
    if (seen.has(block.id)) fault(['blocks', b, 'id'], `block ${block.id} is there twice`);
    seen.add(block.id);
  });
  const tiles = blocks.flatMap((block, b) =>
    block.tiles.map((tile, t) => ({ tile, path: ['blocks', b, 'tiles', t] })),
  );
  tiles.forEach(({ tile, path }, index) => {
    const before = tiles.slice(0, index).map((other) => other.tile);
    if (before.some(({ id }) => id === tile.id)) fault([...path, 'id'], `tile ${tile.id} is there twice`);
    if (new Set(tile.places).size < (tile.places?.length ?? 0))
      fault([...path, 'places'], 'a place is there twice');
    const number = (of: PlanTile): string => ('tile' in of ? of.tile.slice(0, 3) : '');
    if ('tile' in tile && before.some((other) => number(other) === number(tile)))
      fault([...path, 'tile'], `tile ${number(tile)} has two sides but is one piece of cardboard`);
  });
};

const faultsOfJoins = (blocks: PlanBlock[], fault: Fault): void =>
  blocks.forEach((block, b) => {
    const parent = blocks.slice(0, b).find(({ id }) => id === block.joins);
    if (b === 0 && block.joins !== undefined) fault(['blocks', b, 'joins'], 'the first block joins none');
    if (b === 0 && block.tiles[0]?.joins !== undefined)
      fault(['blocks', 0, 'tiles', 0, 'joins'], 'the start tile joins none');
    if (b > 0 && !parent) fault(['blocks', b, 'joins'], 'joins a block listed before it');
    if (block.tiles[0]?.heroes !== undefined)
      fault(['blocks', b, 'tiles', 0, 'heroes'], 'the first tile of a block is always there');
    block.tiles.forEach((tile, t) => {
      if (tile.joins === undefined || (b === 0 && t === 0)) return;
      const near = t === 0 ? parent?.tiles : block.tiles.slice(0, t);
      const target = near?.find(({ id }) => id === tile.joins);
      const path = ['blocks', b, 'tiles', t, 'joins'];
      if (!target)
        fault(path, t === 0 ? 'joins a tile of the block joined' : 'joins a tile before it in its block');
      else if ((target.heroes ?? 2) > (tile.heroes ?? 2))
        fault(path, `${target.id} may be missing when ${tile.id} is laid`);
    });
  });

/** A journey map (§82): blocks of tiles, fixed or drawn, and which joins which. The first tile is the start tile. */
export const journeyPlanSchema = z
  .strictObject({
    kind: z.literal('journey'),
    blocks: z.array(planBlockSchema).min(1),
  })
  .superRefine((plan, context) => {
    const fault: Fault = (path, message) => context.addIssue({ code: 'custom', path, message });
    faultsOfNames(plan.blocks, fault);
    faultsOfJoins(plan.blocks, fault);
  });
export type JourneyPlan = z.infer<typeof journeyPlanSchema>;

/** A battle map (§80): tiles side by side in any turn, terrain in spaces and on borders, spots for figures and tokens. */
export const battlePlanSchema = z
  .strictObject({
    kind: z.literal('battle'),
    tiles: z.array(z.strictObject({ tile: idSchema, side: z.enum(['A', 'B']) })).min(1),
    terrain: z.array(z.strictObject({ terrain: idSchema, count: rangeSchema })),
    /** Each on a space of its own; `away` from an earlier place by at least so many spaces. */
    places: z.array(
      z.strictObject({
        id: idSchema,
        away: z.strictObject({ from: idSchema, spaces: positiveSchema }).optional(),
      }),
    ),
  })
  .superRefine(({ places }, context) =>
    places.forEach(({ id, away }, index) => {
      const before = places.slice(0, index).map((place) => place.id);
      const fault = (key: string, message: string): void =>
        context.addIssue({ code: 'custom', path: ['places', index, key], message });
      if (before.includes(id)) fault('id', `place ${id} is there twice`);
      if (away && !before.includes(away.from)) fault('away', 'away from a place listed before it');
    }),
  );
export type BattlePlan = z.infer<typeof battlePlanSchema>;

/** A journey tile the story lays exactly so on the common grid; `turn` counts clockwise steps of 60°. */
export const laidTileSchema = z.strictObject({
  tile: tileSideSchema.shape.id,
  turn: z.literal([0, 1, 2, 3, 4, 5]),
  at: z.strictObject({ q: z.int(), r: z.int() }),
  explored: z.literal(true).optional(),
});

/** A journey map that is the same every time; tiles are called by their sides. */
export const laidJourneySchema = z.strictObject({
  kind: z.literal('laid-journey'),
  tiles: z.array(laidTileSchema).min(1),
});

/** A battle map that is the same every time: `copy` tells equal tiles apart, `turn` counts clockwise quarters. */
export const laidBattleSchema = z.strictObject({
  kind: z.literal('laid-battle'),
  tiles: z
    .array(
      z.strictObject({
        tile: idSchema,
        copy: positiveSchema,
        side: z.enum(['A', 'B']),
        turn: z.literal([0, 1, 2, 3]),
        at: z.strictObject({ column: z.int(), row: z.int() }),
      }),
    )
    .min(1),
});

/** A map that differs every time. */
export const mapPlanSchema = z.discriminatedUnion('kind', [journeyPlanSchema, battlePlanSchema]);
export type MapPlan = z.infer<typeof mapPlanSchema>;

/** The map of an adventure. */
export const adventurePlanSchema = z.discriminatedUnion('kind', [
  journeyPlanSchema,
  battlePlanSchema,
  laidJourneySchema,
  laidBattleSchema,
]);
export type AdventurePlan = z.infer<typeof adventurePlanSchema>;
