import { z } from 'zod';
import { boonIdSchema } from '@/games/jime/content/schema/words';
import { layout, mapTerrain, mapTile, mapToken, placedBattleTile } from './map';
import { banner, count, phase, word, words } from './pieces';

const figure = z.object({
  /** Health left. */
  health: count,
  /** Armour and sorcery come back after every Apply: only sunder lowers armour for good (§16.3, §16.5, §101.3). */
  armour: count,
  sorcery: count,
});
export type Figure = z.infer<typeof figure>;

const group = z.object({
  id: word,
  /** The group of the adventure it was made from; one may come more than once. */
  story: word,
  enemy: word,
  name: word.nullable(),
  bonuses: words,
  banner,
  figures: z.array(figure),
  /** Health of an unhurt figure, bonuses included. */
  fullHealth: count,
  exhausted: z.boolean(),
  /** Known only while the mirror is on. */
  space: word.nullable(),
  /** Where it was placed or last said to be, while `space` is not known; no rule reads it. `moved`: it has gone on since. */
  lastSeen: z.object({ space: word, moved: z.literal(true).optional() }).optional(),
  lastHitBy: word.nullable(),
});
export type Group = z.infer<typeof group>;

const suffered = z.object({ up: count, down: count });
export type Suffered = z.infer<typeof suffered>;

const heroInPlay = z.object({
  hero: word,
  turn: z.enum(['waiting', 'done']),
  /** Actions of this turn that the app knows of (§72.1); absent until the hero has done anything. */
  actions: count.optional(),
  /** Moves of this turn that the app knows of: two to a travel action (§5.1). */
  moves: count.optional(),
  defeated: z.boolean(),
  lastStands: count,
  /** How often enemies chose this hero, so that they spread over the company. */
  targeted: count,
  /** Trinkets equipped and the depletion tokens left on each (§76). */
  trinkets: z.array(z.object({ trinket: word, tokens: count })),
  /** The rest is the table's mirror: empty while it is off. */
  space: word.nullable(),
  damage: suffered,
  fear: suffered,
  /** What the hero can take of each, once cards have changed it (§38.2); absent, as printed. */
  limits: z.object({ damage: count, fear: count }).optional(),
  inspiration: count,
  boons: z.array(boonIdSchema),
  prepared: words,
});
export type HeroInPlay = z.infer<typeof heroInPlay>;

/** §21.1 What each round adds to threat, by what it comes from. */
const threatRise = z.object({ heroes: count, tokens: count, tiles: count, total: count });
export type ThreatRise = z.infer<typeof threatRise>;

export const adventureShape = z.object({
  id: word,
  map: z.enum(['journey', 'battle']),
  /** Where every tile lies or will lie; the story reveals them (§82.1). */
  layout,
  round: count,
  phase,
  tiles: z.array(mapTile),
  battleTiles: z.array(placedBattleTile),
  tokens: z.array(mapToken),
  terrain: z.array(mapTerrain),
  /** The whole map in darkness (§105.3). */
  darkEverywhere: z.boolean(),
  groups: z.array(group),
  /** Groups of the story that were on the map and are gone; the same one twice if it came twice. */
  defeatedGroups: words,
  groupsPlaced: count,
  threat: count,
  /** The shadow phase under way, to be told on its pages: which groups act, which rest, and how threat rose once it did. */
  shadow: z.object({ acts: words, rests: words, rise: threatRise.optional() }).optional(),
  /** How many thresholds have been resolved, lowest first. */
  thresholdsResolved: count,
  objective: word.nullable(),
  objectivesDone: words,
  objectivesFailed: words,
  heroes: z.array(heroInPlay).min(1),
  /** Who is taking a turn now (§72.5). */
  turn: word.nullable(),
  /** Successes gathered by cumulative tests, by name (§107.3). */
  successes: z.record(word, z.number()),
  flags: z.record(word, z.number()),
  triggersFired: z.record(word, z.literal(true)),
  /** Which of several moments a trigger has seen, by their place in its list. */
  momentsSeen: z.record(word, z.array(count)),
  /** Tokens that came by a draw: none comes twice. */
  drawn: words,
  /** Heroes remembered by the story of this adventure, by the name it gave them. */
  remembered: z.record(word, word).optional(),
  /** Things of the story the company carries, and how many of each. */
  carried: z.record(word, count).optional(),
  /** What is to come at the beginning of a round. */
  countdowns: z.array(z.object({ countdown: word, text: word, round: count })).optional(),
  /** What the story has said will follow; unsaid, the resolution decides. */
  next: word.nullable().optional(),
});
export type AdventureState = z.infer<typeof adventureShape>;
