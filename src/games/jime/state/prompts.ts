import { z } from 'zod';
import { effectSchema, judgedSchema, optionSchema, topicSchema } from '@/games/jime/content/schema/effects';
import { modifierIdSchema, statSchema } from '@/games/jime/content/schema/words';
import { SET_UP } from '@/games/jime/play';
import {
  against,
  banner,
  context,
  count,
  effectOfAttack,
  mapTerrain,
  mapToken,
  negate,
  outcome,
  placedBattleTile,
  placedTile,
  text,
  texts,
  word,
  words,
} from './pieces';

const effects = z.array(effectSchema);
const [needed, counted, cumulative] = judgedSchema.options;

const judged = z.discriminatedUnion('by', [
  needed,
  counted,
  // A company has a number of heroes: what is needed has become one number.
  cumulative.extend({ needed: count }),
  z.object({
    by: z.literal('terrain'),
    needed: count,
    terrain: word,
    use: z.enum(['interact', 'enter', 'endTurn']),
  }),
]);

const suffering = z.object({
  damage: count,
  fear: count,
  negate,
  facedown: z.object({ damage: z.boolean(), fear: z.boolean() }),
});
const reminders = z.array(z.object({ terrain: word, count }));
const enemyAttack = z.object({ text: word, damage: count, fear: count, negate, effect: effectOfAttack });

const placement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tiles'), tiles: z.array(placedTile) }),
  z.object({ kind: z.literal('battleTiles'), tiles: z.array(placedBattleTile) }),
  z.object({ kind: z.literal('tokens'), tokens: z.array(mapToken) }),
  z.object({ kind: z.literal('tokenRemoved'), token: mapToken }),
  z.object({ kind: z.literal('terrain'), terrain: z.array(mapTerrain) }),
  z.object({ kind: z.literal('terrainRemoved'), terrain: mapTerrain }),
  z.object({ kind: z.literal('group'), group: word, enemy: word, figures: count, banner, space: word }),
  z.object({ kind: z.literal('groupRemoved'), enemy: word, banner }),
  z.object({ kind: z.literal('heroes'), space: word }),
]);

const hero = word.nullable();
/** Absent in saves of before told lines stood below a page. */
const foot = texts.min(1).optional();
const inRange = z.boolean().nullable();

export const promptShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    pages: texts.min(1),
    hero: word.optional(),
    lesson: z.literal(true).optional(),
    foot,
  }),
  z.object({ kind: z.literal('choice'), text, options: z.array(optionSchema), context }),
  z.object({ kind: z.literal('dialogue'), text, topics: z.array(topicSchema), context }),
  z.object({ kind: z.literal('test'), text, hero, stats: z.array(statSchema), judged, context }),
  z.object({ kind: z.literal('chooseHero'), text, heroes: words, then: effects, context }),
  z.object({
    kind: z.literal('chooseGroup'),
    text,
    groups: words,
    hero: word,
    hits: count,
    modifiers: z.array(modifierIdSchema),
  }),
  z.object({ kind: z.literal('placement'), text: text.nullable(), what: placement }),
  z.object({ kind: z.literal('checklist'), text, steps: texts }),
  z.object({ kind: z.literal('setUp'), step: z.enum([...SET_UP.new, ...SET_UP.continue]) }),
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
    cause: z.enum(['activation', 'counterattack', 'provoked', 'story']),
    text: word,
    suffering,
    effect: effectOfAttack,
    terrain: reminders,
  }),
  z.object({
    kind: z.literal('suffer'),
    text: text.nullable(),
    hero,
    who: z.enum(['hero', 'here', 'dark']),
    suffering,
    terrain: reminders,
  }),
  z.object({ kind: z.literal('threshold'), at: count, text, foot }),
  z.object({ kind: z.literal('rally'), steps: texts }),
  z.object({ kind: z.literal('lastStands'), hero: word, against: z.array(against) }),
  z.object({ kind: z.literal('lastStand'), hero: word, against, stat: statSchema, needed: count }),
  z.object({ kind: z.literal('ending'), outcome, resolution: word, pages: texts, foot }),
]);

const muster = z.object({
  story: word,
  enemy: word,
  name: word.nullable(),
  bonuses: words,
  figures: count,
  space: word,
  exhausted: z.boolean(),
});

const task = <Name extends string>(name: Name) => z.object({ do: z.literal(name) });

export const taskShape = z.discriminatedUnion('do', [
  task('begin'),
  task('effects').extend({ effects, context }),
  task('provoke').extend({ hero: word, groups: words }),
  task('interact').extend({ hero: word, token: word, interaction: count }),
  task('enter').extend({ hero: word, to: word }),
  task('explore').extend({ hero: word, tile: word }),
  task('counterattack').extend({ group: word, hero: word, stunned: z.boolean() }),
  task('finishActivation').extend({ group: word }),
  task('lastStands').extend({ hero: word }),
  task('storyAttack').extend({ group: word, hero: word, attack: enemyAttack }),
  task('muster').extend({ group: muster, text: text.nullable() }),
  task('bushes').extend({ hero: word, left: words }),
  task('endTurn').extend({ hero: word }),
  task('beginRound'),
  task('shadowPhase'),
  task('activation'),
  task('darkness'),
  task('threat'),
  task('thresholds'),
  task('restore'),
  task('rallyPhase'),
  task('leaveAdventure').extend({ resolution: word }),
]);
