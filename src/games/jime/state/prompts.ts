import { z } from 'zod';
import {
  countedLinesSchema,
  countedSchema,
  effectSchema,
  judgedSchema,
  optionSchema,
  topicSchema,
} from '@/games/jime/content/schema/effects';
import { modifierIdSchema, statSchema } from '@/games/jime/content/schema/words';
import { mapTerrain, mapToken, placedBattleTile, placedTile } from './map';
import {
  against,
  banner,
  context,
  count,
  effectOfAttack,
  enemyAttack,
  negate,
  outcome,
  word,
  words,
} from './pieces';
import { SET_UP_STEPS } from './setUpSteps';
import { effectLine, text, texts, writtenText } from './text';

const [needed, counted, cumulative] = judgedSchema.options;

const judgedTest = z.discriminatedUnion('by', [
  needed,
  counted,
  // A company has a number of heroes: what is needed has become one number.
  cumulative.extend({ needed: count }),
  z.object({
    by: z.literal('terrain'),
    needed: count,
    terrain: word,
    use: z.enum(['interact', 'enter', 'endTurn', 'leave', 'cross']),
  }),
]);
export type JudgedTest = z.infer<typeof judgedTest>;

const suffering = z.object({
  damage: count,
  fear: count,
  negate,
  /** Cards of this kind are taken facedown, unresolved (§38.3, §22.1). */
  facedown: z.object({ damage: z.boolean(), fear: z.boolean() }),
});
export type Suffering = z.infer<typeof suffering>;

/** What a hero standing in terrain may use for this prompt; a reminder, the table does it. */
const terrainReminder = z.object({ terrain: word, count });
export type TerrainReminder = z.infer<typeof terrainReminder>;
const reminders = z.array(terrainReminder);

/** Why an enemy attacks now: it decides whether and how the attack ends an activation. */
const attackCause = z.enum(['activation', 'counterattack', 'provoked', 'story']);
export type AttackCause = z.infer<typeof attackCause>;

const placement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tiles'), tiles: z.array(placedTile) }),
  z.object({ kind: z.literal('battleTiles'), tiles: z.array(placedBattleTile) }),
  z.object({ kind: z.literal('tokens'), tokens: z.array(mapToken) }),
  z.object({ kind: z.literal('tokenRemoved'), token: mapToken }),
  z.object({ kind: z.literal('tokenMoved'), token: mapToken }),
  z.object({ kind: z.literal('terrain'), terrain: z.array(mapTerrain) }),
  z.object({ kind: z.literal('terrainRemoved'), terrain: mapTerrain }),
  z.object({
    kind: z.literal('group'),
    group: word,
    enemy: word,
    figures: count,
    banner,
    space: word,
    /** The box has no figure of this kind left: any other stands in for it. */
    standIn: z.literal(true).optional(),
  }),
  /** A group on the map has gained a bonus: its banner now and before, and the health of an unhurt figure (§47.4, §49). */
  z.object({
    kind: z.literal('bonus'),
    group: word,
    enemy: word,
    bonus: word,
    banner,
    before: banner,
    health: count,
  }),
  z.object({ kind: z.literal('groupRemoved'), enemy: word, banner }),
  z.object({ kind: z.literal('heroes'), space: word }),
]);
export type Placement = z.infer<typeof placement>;

const hero = word.nullable();
const inRange = z.boolean().nullable();
/** Below the last page, set apart: what the table gains or does now, in the words of the rules. */
const foot = z.array(effectLine).min(1).optional();
/** What else goes on the table or off it in the same moment, in this order. */
const also = z.array(placement).min(1).optional();

export const promptShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    pages: texts.min(1),
    hero: word.optional(),
    /** A lesson explains what lies under it: shown set apart. */
    lesson: z.literal(true).optional(),
    foot,
    also,
  }),
  z.object({ kind: z.literal('choice'), text: writtenText, options: z.array(optionSchema), context }),
  /** A conversation: `choose` asks about a topic, `leave` ends it. */
  z.object({ kind: z.literal('dialogue'), text: writtenText, topics: z.array(topicSchema), context }),
  z.object({ kind: z.literal('test'), text, hero, stats: z.array(statSchema), judged: judgedTest, context }),
  /** The table counts who stands in these spaces: `choose` names the line that fits. */
  z.object({
    kind: z.literal('headcount'),
    text: writtenText,
    of: countedSchema,
    spaces: words,
    most: count,
    lines: countedLinesSchema,
    context,
  }),
  z.object({ kind: z.literal('chooseHero'), text, heroes: words, then: z.array(effectSchema), context }),
  /** Terrain's hits: a group may be chosen, or none (§102.2, §108.3). */
  z.object({
    kind: z.literal('chooseGroup'),
    text,
    groups: words,
    hero: word,
    hits: count,
    modifiers: z.array(modifierIdSchema),
  }),
  z.object({ kind: z.literal('placement'), text: text.nullable(), what: placement, also }),
  z.object({ kind: z.literal('checklist'), text, steps: texts }),
  /** The page of the guide’s set-up with this step; `setUpLines` names the cards to take. */
  z.object({ kind: z.literal('setUp'), step: z.enum(SET_UP_STEPS) }),
  z.object({ kind: z.literal('token'), token: word }),
  z.object({ kind: z.literal('terrain'), terrain: word }),
  z.object({ kind: z.literal('hourglass'), waiting: words }),
  z.object({
    kind: z.literal('panel'),
    group: word,
    hero: word,
    attack: z.boolean(),
    inRange,
    terrain: reminders,
  }),
  z.object({
    kind: z.literal('figuresRemoved'),
    group: word,
    enemy: word,
    banner,
    figures: count,
    defeated: z.boolean(),
  }),
  z.object({ kind: z.literal('counterattack'), group: word, hero: word, inRange }),
  z.object({ kind: z.literal('provoke'), hero: word, groups: words }),
  z.object({
    kind: z.literal('activation'),
    group: word,
    /** Null: the nearest hero, whom only the company can name. */
    hero,
    reason: text,
    moves: count,
    attack: enemyAttack,
  }),
  z.object({ kind: z.literal('fallback'), group: word, hero, moves: count }),
  z.object({
    kind: z.literal('attack'),
    group: word,
    hero: word,
    cause: attackCause,
    text: word,
    suffering,
    effect: effectOfAttack,
    terrain: reminders,
    /** Figures that fell before it struck back, to be taken off the map first. */
    fallen: count.optional(),
  }),
  /** What an attack did besides and only the table saw (§17.9): the mirror is told, and goes on. */
  z.object({
    kind: z.literal('tellMirror'),
    what: z.enum(['moved', 'prepared', 'boon']),
    hero: word,
    group: word,
    /** Spaces, cards or boons of which it has not been told yet. */
    left: count,
  }),
  /** The mirror was turned on in mid-game: where do the figures stand that it does not know (`unplaced`)? */
  z.object({ kind: z.literal('tellSpaces') }),
  z.object({
    kind: z.literal('suffer'),
    text: text.nullable(),
    hero,
    who: z.enum(['hero', 'here', 'others', 'dark']),
    suffering,
    terrain: reminders,
  }),
  /** §73 Nobody acts in this shadow phase: its page says who rests, and why threat rises (`adventure.shadow`). */
  z.object({ kind: z.literal('shadow') }),
  z.object({ kind: z.literal('threshold'), at: count, text, foot, also }),
  z.object({ kind: z.literal('rally'), steps: texts }),
  /** The mirror found limits reached: which last stands are due, in the hero's own order (§19.3). */
  z.object({ kind: z.literal('lastStands'), hero: word, against: z.array(against) }),
  z.object({ kind: z.literal('lastStand'), hero: word, against, stat: statSchema, needed: count }),
  z.object({ kind: z.literal('ending'), outcome, resolution: word, pages: texts, foot }),
]);
export type Prompt = z.infer<typeof promptShape>;
