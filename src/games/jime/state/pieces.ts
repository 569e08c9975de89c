import { z } from 'zod';
import { attackEffectSchema } from '@/games/jime/content/schema/attackEffect';
import { tokenKindSchema } from '@/games/jime/content/schema/adventure';
import { statSchema } from '@/games/jime/content/schema/words';

/** The small shapes a document is made of. What a word means is the engine’s affair: here it only has to be one. */
export const word = z.string();
export const words = z.array(word);
export const count = z.int().nonnegative();

export const params = z.record(word, z.union([word, z.number()]));
export const text = z.object({ key: word, params: params.optional() });
export const texts = z.array(text);

const hex = z.object({ q: z.int(), r: z.int() });
export const placedTile = z.object({ tile: word, turn: z.literal([0, 1, 2, 3, 4, 5]), at: hex });

export const placedBattleTile = z.object({
  tile: word,
  copy: count,
  side: z.enum(['A', 'B']),
  turn: z.literal([0, 1, 2, 3]),
  at: z.object({ column: z.int(), row: z.int() }),
});

const inSpace = { terrain: word, space: word };
const onBorder = { terrain: word, border: z.tuple([word, word]) };
export const placedTerrain = z.union([z.object(inSpace), z.object(onBorder)]);
export const mapTerrain = z.union([z.object({ id: word, ...inSpace }), z.object({ id: word, ...onBorder })]);
export const mapToken = z.object({ id: word, kind: tokenKindSchema, space: word });

export const banner = z.object({ kind: z.enum(['elite', 'ordinary']), symbol: count }).nullable();
export const against = z.enum(['damage', 'fear']);
export const phase = z.enum(['setup', 'action', 'shadow', 'rally']);
export const outcome = z.enum(['won', 'lost']);

export const context = z.object({
  hero: word.optional(),
  token: word.optional(),
  group: word.optional(),
  space: word.optional(),
});

export const effectOfAttack = attackEffectSchema.nullable();
export const negate = statSchema.nullable();
