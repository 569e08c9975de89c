import { z } from 'zod';
import { LESSONS } from '@/games/jime/content/schema/adventure';
import { boonIdSchema, productIdSchema } from '@/games/jime/content/schema/words';
import type { GameState } from '@/games/jime/play';
import {
  banner,
  count,
  mapTerrain,
  mapToken,
  outcome,
  params,
  phase,
  placedBattleTile,
  placedTerrain,
  placedTile,
  word,
  words,
} from './pieces';
import { promptShape, taskShape } from './prompts';

const counts = z.record(word, z.number());
const flags = counts;

const companyHero = z.object({
  hero: word,
  role: word.nullable(),
  rolesPlayed: words,
  xp: counts,
  skills: words,
  titles: words,
  items: words,
  trinket: word.nullable(),
});

const campaign = z.object({
  id: word,
  difficulty: z.enum(['normal', 'hard']),
  collection: z.array(productIdSchema),
  players: count,
  company: word,
  heroes: z.array(companyHero).min(1),
  ending: word.nullable(),
  lore: count,
  trinkets: words,
  flags,
  taught: z.partialRecord(z.enum(LESSONS), z.literal(true)),
  history: z.array(z.object({ adventure: word, resolution: word, outcome, rounds: count })),
  next: word.nullable(),
  arrived: z
    .object({ heroes: z.array(z.object({ hero: word, items: words, skills: words })), trinkets: words })
    .optional(),
});

const places = z.record(word, word);
const laidTile = placedTile.extend({ id: word, block: word, explored: z.literal(true).optional() });
const layout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('journey'), tiles: z.array(laidTile), places }),
  z.object({
    kind: z.literal('battle'),
    tiles: z.array(placedBattleTile),
    terrain: z.array(placedTerrain),
    places,
  }),
]);

const group = z.object({
  id: word,
  story: word,
  enemy: word,
  name: word.nullable(),
  bonuses: words,
  banner,
  figures: z.array(z.object({ health: count, armour: count, sorcery: count })),
  fullHealth: count,
  exhausted: z.boolean(),
  space: word.nullable(),
  lastHitBy: word.nullable(),
});

const suffered = z.object({ up: count, down: count });
const heroInPlay = z.object({
  hero: word,
  turn: z.enum(['waiting', 'done']),
  defeated: z.boolean(),
  lastStands: count,
  targeted: count,
  trinkets: z.array(z.object({ trinket: word, tokens: count })),
  space: word.nullable(),
  damage: suffered,
  fear: suffered,
  inspiration: count,
  boons: z.array(boonIdSchema),
  prepared: words,
});

const adventure = z.object({
  id: word,
  map: z.enum(['journey', 'battle']),
  layout,
  round: count,
  phase,
  tiles: z.array(placedTile.extend({ id: word, explored: z.boolean() })),
  battleTiles: z.array(placedBattleTile),
  tokens: z.array(mapToken),
  terrain: z.array(mapTerrain),
  darkEverywhere: z.boolean(),
  groups: z.array(group),
  defeatedGroups: words,
  groupsPlaced: count,
  threat: count,
  thresholdsResolved: count,
  objective: word.nullable(),
  objectivesDone: words,
  objectivesFailed: words,
  heroes: z.array(heroInPlay).min(1),
  turn: word.nullable(),
  successes: counts,
  flags,
  triggersFired: z.record(word, z.literal(true)),
  momentsSeen: z.record(word, z.array(count)),
  drawn: words,
  next: word.nullable().optional(),
});

const entry = z.object({
  phase: z.union([phase, z.literal('camp')]),
  hero: word.optional(),
  key: word,
  params: params.optional(),
});

/**
 * The shape of a saved document, for what comes from outside: our own book is believed, a file is not. The compiler holds it
 * to the engine’s type, both ways: a field or a prompt the engine gains and this lacks does not compile.
 */
export const documentShape = z.object({
  saveVersion: z.int().positive(),
  generator: z.object({ algorithm: z.literal('xoroshiro128plus'), state: z.array(z.int()).length(4) }),
  stage: z.enum(['setup', 'adventure', 'camp', 'ended']),
  mirror: z.boolean(),
  campaign,
  adventure: adventure.nullable(),
  prompts: z.array(promptShape),
  agenda: z.array(taskShape),
  chronicle: z.array(
    z.object({ adventure: word, pages: z.array(z.object({ round: count, entries: z.array(entry) })) }),
  ),
}) satisfies z.ZodType<GameState>;

type Assert<Fact extends true> = Fact;
export type EveryDocumentHasTheShape = Assert<GameState extends z.infer<typeof documentShape> ? true : false>;

export const isDocument = (value: unknown): value is GameState => documentShape.safeParse(value).success;
