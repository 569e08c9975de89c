import type { AbilityEffect, AbilityEffectOf, KeywordId, Stat } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import type { Card, Use } from '../table/cards';
import type { Table } from '../table/table';
import { heroOf } from '../table/table';
import { conditionsHold } from './conditions';
import { cardsInPlay } from './inPlay';
import { isWithin } from './reach';

const NONE: readonly never[] = [];

/** What holds as long as a card is in play: the effects of one kind a hero has. */
export const constantsOf = <Do extends AbilityEffect['do']>(
  table: Table,
  hero: HeroId,
  kind: Do,
): readonly { effect: AbilityEffectOf<Do>; use: Use }[] => {
  const found = cardsInPlay(table, hero).constants.get(kind) as
    { effect: AbilityEffectOf<Do>; use: Use }[] | undefined;
  if (!found) return NONE;
  if (!found.some(({ use }) => use.ability.if)) return found;
  return found.filter(({ use }) => conditionsHold(table, use, { at: 'always', hero }));
};

/** A stat as printed, and as cards change it; a test reveals at least one card (§107.1). */
export const statOf = (table: Table, hero: HeroId, stat: Stat): number => {
  let value = table.content.box.heroes[hero]?.stats[stat] ?? 0;
  for (const { effect } of constantsOf(table, hero, 'stat')) if (effect.stat === stat) value += effect.by;
  return value;
};

/** §84.4 */
const PREPARED = 4;

export const preparedLimitOf = (table: Table, hero: HeroId): number => {
  let limit = PREPARED;
  for (const { effect } of constantsOf(table, hero, 'limit'))
    if (effect.of === 'prepared') limit += effect.by;
  return limit;
};

/** The worth of a keyword that other cards lend to this one. */
const lentTo = (table: Table, hero: HeroId, card: Card, keyword: KeywordId): number => {
  let best = 0;
  for (const { effect, use } of constantsOf(table, hero, 'countsAs')) {
    if (!card.keywords[effect.keyword] || (effect.others && use.card === card)) continue;
    for (const { keyword: as, value } of effect.as) {
      if (as !== keyword) continue;
      const { space } = heroOf(table, hero);
      const here = standingHeroes(table).filter((one) => one.space === space).length;
      best = Math.max(best, value === 'heroesHere' ? here : value);
    }
  }
  return best;
};

/** The worth of a keyword on a prepared card: as printed, or by another card that lends it; 0 when it cannot be used. */
export const keywordOf = (table: Table, hero: HeroId, card: Card, keyword: KeywordId): number => {
  const best = Math.max(card.keywords[keyword] ?? 0, lentTo(table, hero, card, keyword));
  if (best === 0) return 0;
  if (constantsOf(table, hero, 'cannotUse').some(({ effect }) => effect.keyword === keyword)) return 0;
  if (keyword !== 'sprint') return best;
  return constantsOf(table, hero, 'longerSprint').reduce((sum, { effect }) => sum + effect.by, best);
};

/** §105 Whether a card of the hero, or of one close by, keeps a trait of the ground from it. */
export const ignores = (
  table: Table,
  hero: HeroId,
  trait: AbilityEffectOf<'ignore'>['traits'][number],
): boolean =>
  standingHeroes(table).some((bearer) =>
    constantsOf(table, bearer.hero, 'ignore').some(
      ({ effect: { traits, to } }) =>
        traits.includes(trait) &&
        (to && typeof to === 'object' ? isWithin(table, bearer.hero, hero, to) : bearer.hero === hero),
    ),
  );
