import { z } from 'zod';
import type { Ability } from './ability';
import { abilitySchema } from './ability';
import { doubtSchema } from './words';

/** When a card does something beyond its icons and keywords; `prepared`: for as long as it stays prepared. */
export const cardMomentSchema = z.enum([
  'setup',
  'rally',
  'scout',
  'prepare',
  'prepared',
  'discard',
  'turn',
  'travel',
  'explore',
  'interact',
  'test',
  'attack',
  'negate',
  'suffer',
  'lastStand',
  'shadow',
  'passive',
]);
export type CardMoment = z.infer<typeof cardMomentSchema>;

/** What every card that may do something says of it; its words are the text `<kind>.<id>.gist`. */
export const cardUse = {
  /** Left out: the card does nothing beyond its icons, keywords and hits. */
  when: z.array(cardMomentSchema).nonempty().optional(),
  /** Once in each of these. */
  limit: z.enum(['round', 'turn', 'phase', 'test']).optional(),
  /** What it does, as data. */
  abilities: z.array(abilitySchema).nonempty().optional(),
  doubt: doubtSchema,
};
export type CardUse = { when?: CardMoment[] | undefined; abilities?: Ability[] | undefined };
