import { z } from 'zod';
import {
  countSchema,
  doubtSchema,
  idSchema,
  positiveSchema,
  productIdSchema,
  spaceTraitIdSchema,
} from './words';

/** Neighbours of a flat-top axial hex: N (0,-1) NE (1,-1) SE (1,0) S (0,1) SW (-1,1) NW (-1,0). */
export const directionSchema = z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
export type Direction = z.infer<typeof directionSchema>;

/** What the drawing of a side is made of, most telling first. */
export const terrainLookSchema = z.enum([
  'wood',
  'heath',
  'fields',
  'hill',
  'cliff',
  'marsh',
  'stream',
  'river',
  'water',
  'coast',
  'road',
  'bridge',
  'ruin',
  'stones',
  'tower',
  'village',
  'camp',
  'platforms',
  'webs',
  'pit',
  'cave',
  'hall',
  'tomb',
  'lava',
  'crystals',
]);
export type TerrainLook = z.infer<typeof terrainLookSchema>;

/** One side of a journey tile. Hexes are the outline grid; spaces are what rules count. Index = place in the list. */
export const tileSideSchema = z.strictObject({
  id: z.string().regex(/^[1-5]\d\d[AB]$/, 'expected a tile side such as 300A'),
  number: positiveSchema,
  side: z.enum(['A', 'B']),
  product: productIdSchema,
  environment: z.enum(['outdoor', 'underground', 'mixed']),
  /** Text `look.<look>`. */
  look: idSchema,
  terrainLook: z.array(terrainLookSchema).min(1),
  hexes: z.array(z.strictObject({ q: z.int(), r: z.int(), space: positiveSchema })).min(1),
  /** Hexes crossed by a line between spaces: they are counted to one, though the other has part of them. */
  splitHexes: z.array(countSchema),
  spaces: z
    .array(
      z.strictObject({
        n: positiveSchema,
        darkness: z.boolean(),
        /** Printed icons and the hex each is printed in. */
        icons: z.array(z.strictObject({ trait: spaceTraitIdSchema, hex: countSchema })),
      }),
    )
    .min(1),
  adjacentSpaces: z.array(z.tuple([positiveSchema, positiveSchema])),
  /** Where the exploration token lies, in hex units; the hexes under it, nearest first; the spaces it touches. */
  explorationSlot: z.strictObject({
    q: z.number(),
    r: z.number(),
    hexes: z.array(countSchema).min(1),
    spaces: z.array(positiveSchema).min(1),
  }),
  /** `all`: ordinary border. A list: black border, passable only there (§9.3). `hex` is an index into `hexes`. */
  openEdges: z.union([
    z.literal('all'),
    z.array(z.strictObject({ hex: countSchema, direction: directionSchema })),
  ]),
  /** How sure the reading of spaces and of open edges is. */
  trust: z.strictObject({
    spaces: z.enum(['high', 'medium']),
    edges: z.enum(['high', 'medium-high', 'medium']),
  }),
  doubt: doubtSchema,
});
export type TileSide = z.infer<typeof tileSideSchema>;
