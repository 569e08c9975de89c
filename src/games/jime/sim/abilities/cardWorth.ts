import type { Ability, AbilityEffect, AbilityMoment, Amount } from '@/games/jime/content';
import { isUsed } from '@/games/jime/content/schema/ability';
import type { Card } from '../table/cards';

/** What each keyword does for a hero once prepared, by its number, in points. */
const KEYWORDS = { strike: 0.6, guard: 0.9, sprint: 0.7, rest: 0.6, hide: 0.8, scout: 0.5 } as const;

/** What an effect is worth before anyone knows when it will come, in points. */
const EFFECTS: Partial<Record<AbilityEffect['do'], number>> = {
  success: 1,
  convert: 0.8,
  reveal: 0.5,
  redraw: 0.6,
  testWith: 0.5,
  hits: 0.4,
  modifiers: 0.6,
  line: 1,
  doubleHits: 1.5,
  prevent: 0.8,
  sufferFacedown: 0.2,
  provokeNobody: 0.7,
  heal: 0.6,
  turnFacedown: 0.15,
  inspiration: 0.8,
  boon: 0.8,
  move: 0.4,
  action: 1.5,
  attackAgain: 1.5,
  interactAgain: 1.2,
  strike: 1,
  scout: 0.35,
  scoutMore: 0.3,
  prepare: 0.7,
  stat: 0.9,
  limit: 0.7,
  replenish: 0.6,
};

/** An ability that comes again every round is worth more than one for which the card is given up. */
const AGAIN = 1.5;
/** What a number counted at the table is guessed at. */
const GUESS = 1.5;

const numberIn = (effect: AbilityEffect): number => {
  const amount: Amount =
    'count' in effect && typeof effect.count !== 'string'
      ? effect.count
      : 'spaces' in effect
        ? effect.spaces
        : 1;
  return Math.min(3, typeof amount === 'number' ? amount : GUESS + (amount.plus ?? 0));
};

/** Effects on a number are worth it times over, rules less so. */
const effectWorth = (effect: AbilityEffect): number => (EFFECTS[effect.do] ?? 0.3) * numberIn(effect);

const listWorth = (effects: readonly AbilityEffect[]): number =>
  effects.reduce((sum, effect) => sum + effectWorth(effect), 0);

/** What happens at once or before play is no reason to keep a card prepared. */
const PAST: readonly AbilityMoment[] = ['prepared', 'setUp'];

export const abilityWorth = (ability: Ability): number => {
  if (!isUsed(ability) || PAST.includes(ability.at)) return 0;
  const { does = [], oneOf = [], cost } = ability;
  const worth = listWorth(does) + Math.max(0, ...oneOf.map(listWorth));
  return worth * (cost?.card ? 1 : AGAIN) - 0.6 * (cost?.inspiration ?? 0);
};

const known = new WeakMap<Card, number>();

/** What a card is worth in the play area: its keywords, or its best ability, which use it up all the same. */
export const cardWorth = (card: Card): number => {
  const kept = known.get(card);
  if (kept !== undefined) return kept;
  const keywords = Object.entries(card.keywords).reduce(
    (sum, [keyword, value]) => sum + KEYWORDS[keyword as keyof typeof KEYWORDS] * value,
    0,
  );
  const worth = keywords + Math.max(0, ...(card.abilities ?? []).map(abilityWorth));
  known.set(card, worth);
  return worth;
};
