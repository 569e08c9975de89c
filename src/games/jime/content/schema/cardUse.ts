import { z } from 'zod';
import type { Ability } from './ability';
import { abilitySchema } from './ability';
import { PURPOSES } from '../vocabulary';
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

/** How often a card may do something: once in each of these. */
const cardLimitSchema = z.enum(['round', 'turn', 'phase', 'test']);
export type CardLimit = z.infer<typeof cardLimitSchema>;

/** What a card is for, by which a player looks for one. */
const cardPurposeSchema = z.enum(PURPOSES);
export type CardPurpose = z.infer<typeof cardPurposeSchema>;

/** What every card that may do something says of it; its words are the text `<kind>.<id>.gist`. */
export const cardUse = {
  /** Left out: the card does nothing beyond its icons, keywords and hits. */
  when: z.array(cardMomentSchema).nonempty().optional(),
  /** Once in each of these. */
  limit: cardLimitSchema.optional(),
  /** What it is for besides what its moments, keywords and hits tell (`purposesOf`). */
  use: z.array(cardPurposeSchema).nonempty().optional(),
  /** What it does, as data. */
  abilities: z.array(abilitySchema).nonempty().optional(),
  doubt: doubtSchema,
};
export type CardUse = {
  when?: CardMoment[] | undefined;
  limit?: CardLimit | undefined;
  use?: CardPurpose[] | undefined;
  abilities?: Ability[] | undefined;
};
