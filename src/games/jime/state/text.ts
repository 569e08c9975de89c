import { z } from 'zod';
import { tokenKindSchema } from '@/games/jime/content/schema/adventure';
import { boonIdSchema } from '@/games/jime/content/schema/words';
import { placedBattleTile, placedTile } from './map';
import { against, banner, count, word, words } from './pieces';

/**
 * A text of the campaign or the box by its key; the name of `hero` stands where it says `{hero}`, and those the story
 * remembers where it says the name it gave them.
 */
export const writtenText = z.object({
  key: word,
  hero: word.optional(),
  remembered: z.record(word, word).optional(),
  /** Groups that came as several figures: the text says so of them, {wolves:a wolf|wolves}. */
  several: words.optional(),
});
export type WrittenText = z.infer<typeof writtenText>;

/** For whom a line is: each hero of the company, each in that space (only the table knows who), or these. */
const who = z.union([z.enum(['each', 'here']), z.array(word).min(1)]);
export type LineWho = z.infer<typeof who>;

/** Lines of the rules that take the same parameters. */
const lines = <const Names extends readonly [string, ...string[]], Fields extends z.ZodRawShape>(
  names: Names,
  fields: Fields,
) => z.object({ line: z.enum(names), ...fields });

const EFFECT_LINES = [
  lines(['effect.lore', 'effect.xp'], { count }),
  lines(['effect.title'], { hero: word, title: word }),
  lines(['effect.trinket'], { hero: word, trinket: word }),
  lines(['effect.recover'], { who, damage: count, fear: count }),
  lines(['effect.inspiration', 'effect.scout', 'effect.weakness'], { who, count }),
  lines(['effect.boon'], { who, boon: boonIdSchema }),
  lines(['effect.darkness', 'effect.light'], {}),
  lines(['effect.join'], { token: word, hero: word }),
  lines(['effect.seize', 'effect.free', 'effect.lost'], { token: word }),
  lines(['effect.harm', 'effect.mend'], { token: word, count }),
  lines(['exploration.inspired', 'exploration.done'], { hero: word, tile: placedTile.shape.tile }),
] as const;

const enemy = word;
/** Null: whoever stands nearest, or here; only the table knows. */
const whom = word.nullable();
const suffered = { damage: count, fear: count };
/** `other`: the space on the far side of a border; null when the terrain lies in a space. */
const placedTerrain = { terrain: word, space: word, other: word.nullable() };
const placedToken = { token: word, kind: tokenKindSchema, space: word };
const { tile, copy, side, turn: quarterTurn } = placedBattleTile.shape;

const CHRONICLE_LINES = [
  lines(['chronicle.round'], { round: count }),
  lines(['chronicle.threat'], { by: z.int(), threat: count }),
  lines(['chronicle.threshold'], { at: count }),
  lines(['chronicle.objective', 'chronicle.objectiveDone', 'chronicle.objectiveFailed'], { objective: word }),
  lines(['chronicle.interact'], { token: word }),
  lines(['chronicle.action'], { action: word }),
  /** What the company answered: an option, a question or an interaction. An older save has the key of its text alone. */
  lines(['chronicle.chosen'], { answer: word.or(writtenText) }),
  lines(['chronicle.chosenHero', 'chronicle.passed', 'chronicle.failed'], { hero: word }),
  lines(['chronicle.successes'], { hero: word, count }),
  lines(['chronicle.hits'], { enemy, hits: count, fallen: count }),
  lines(['chronicle.activation'], { enemy, whom, moves: count }),
  lines(['chronicle.fallback'], { enemy, moves: count }),
  lines(
    [
      'chronicle.attack.activation',
      'chronicle.attack.counterattack',
      'chronicle.attack.provoked',
      'chronicle.attack.story',
    ],
    { enemy, hero: word, ...suffered },
  ),
  lines(['chronicle.suffer'], { whom, ...suffered }),
  lines(['chronicle.figuresRemoved'], { enemy, figures: count }),
  lines(['chronicle.groupDefeated'], { enemy }),
  lines(['chronicle.lastStand'], { hero: word, against }),
  lines(['chronicle.tiles'], { tile, turn: placedTile.shape.turn, ...placedTile.shape.at.shape }),
  lines(['chronicle.battleTiles'], {
    tile,
    copy,
    side,
    turn: quarterTurn,
    ...placedBattleTile.shape.at.shape,
  }),
  lines(['chronicle.tokens', 'chronicle.tokenRemoved', 'chronicle.tokenMoved'], placedToken),
  lines(['chronicle.terrain', 'chronicle.terrainRemoved'], placedTerrain),
  lines(['chronicle.group'], { enemy, banner, figures: count, space: word }),
  lines(['chronicle.groupRemoved'], { enemy, banner }),
  lines(['chronicle.bonus'], { enemy, bonus: word, banner }),
  lines(['chronicle.heroes'], { space: word }),
] as const;

const TABLE_LINES = [
  lines(
    [
      'choose-hero.attack',
      'choose-hero.boon',
      'choose-hero.inspiration',
      'choose-hero.join',
      'choose-hero.recover',
      'choose-hero.scout',
      'choose-hero.suffer',
      'choose-hero.title',
      'choose-hero.trinket',
      'choose-hero.weakness',
    ],
    {},
  ),
  lines(['rally.reset', 'darkness.step'], {}),
  lines(['rally.scout'], { count }),
  lines(
    ['defeated.hero', 'last-stand.passed.damage', 'last-stand.passed.fear', 'move.lapsed', 'interact.lapsed'],
    { hero: word },
  ),
  lines(['terrain.cards'], { terrains: words }),
  lines(['terrain.test'], { terrain: word }),
  lines(['terrain.passed'], { terrain: word, hero: word }),
  lines(['terrain.failed'], { terrain: word, hero: word }),
  lines(
    [
      'camp.cleanUp',
      'camp.cleanUp.discard',
      'camp.cleanUp.weaknesses',
      'camp.cleanUp.skills',
      'camp.cleanUp.trinkets',
    ],
    {},
  ),
  lines(
    [
      'reason.nearest',
      'reason.weakest',
      'reason.wounded',
      'reason.afraid',
      'reason.lastHit',
      'reason.isolated',
      'reason.spared',
    ],
    { enemy },
  ),
] as const;

/** A line of the rules that tells what the table gains or does by an effect of the story, or by exploring. */
export const effectLine = z.discriminatedUnion('line', EFFECT_LINES);
export type EffectLine = z.infer<typeof effectLine>;

/** Everything the rules themselves say, each line with its own parameters; the languages make sentences of it. */
const ruleLine = z.discriminatedUnion('line', [...EFFECT_LINES, ...CHRONICLE_LINES, ...TABLE_LINES]);
export type Line = z.infer<typeof ruleLine>;
export type LineName = Line['line'];

type LineFields = { [Any in Line as Any['line']]: Omit<Any, 'line'> };
export type LineOf<Name extends LineName> = { line: Name } & LineFields[Name];

/** A text of the story, or a line of the rules. */
export const text = z.union([writtenText, ruleLine]);
export type Text = z.infer<typeof text>;
export const texts = z.array(text);
