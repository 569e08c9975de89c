import { z } from 'zod';
import { LESSONS } from '@/games/jime/content/schema/adventure';
import { productIdSchema } from '@/games/jime/content/schema/words';
import { count, outcome, word, words } from './pieces';

const difficulty = z.enum(['normal', 'hard']);
export type Difficulty = z.infer<typeof difficulty>;

const companyHero = z.object({
  hero: word,
  role: word.nullable(),
  /** Roles chosen so far, this adventure's included (§51.5). */
  rolesPlayed: words,
  /** Unspent experience by role (§51.1). */
  xp: z.record(word, z.number()),
  /** Bought skills (§95.6). */
  skills: words,
  titles: words,
  items: words,
  /** The trinket taken along from the inventory (§99.5). */
  trinket: word.nullable(),
});
export type CompanyHero = z.infer<typeof companyHero>;

const played = z.object({
  adventure: word,
  resolution: word,
  outcome,
  rounds: count,
  /** The company began after it: it is part of the story so far, and was never played. */
  told: z.literal(true).optional(),
});
export type Played = z.infer<typeof played>;

/** The cards that lie with the company rather than in the box. */
const holdings = z.object({
  heroes: z.array(z.object({ hero: word, items: words, skills: words })),
  trinkets: words,
});
export type Holdings = z.infer<typeof holdings>;

export const campaignShape = z.object({
  id: word,
  difficulty,
  /** The boxes that are on (§56). */
  collection: z.array(productIdSchema),
  players: count,
  company: word,
  heroes: z.array(companyHero).min(1),
  /** The epilogue reached, once the campaign is over. */
  ending: word.nullable(),
  lore: count,
  /** Every trinket the company has earned (§111.4). */
  trinkets: words,
  /** Flags and counters carried from adventure to adventure; set is 1. */
  flags: z.record(word, z.number()),
  /** Heroes the story remembers from adventure to adventure, by the name it gave them. */
  remembered: z.record(word, word).optional(),
  /** Lessons the company has had: none is given twice. */
  taught: z.partialRecord(z.enum(LESSONS), z.literal(true)),
  history: z.array(played),
  /** Where a company began that did not begin at the beginning, and what it answered about its past. */
  start: z.object({ at: word, answers: z.array(count) }).optional(),
  /** The adventure to play next; null when the campaign is over. */
  next: word.nullable(),
  /** What the company held when it made camp, so that camp can say which cards changed places; absent elsewhere. */
  arrived: holdings.optional(),
});
export type CampaignState = z.infer<typeof campaignShape>;
