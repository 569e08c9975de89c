import type { AbilityEffect, AbilityEffectOf, BoonId } from '@/games/jime/content';
import { BOONS } from '@/games/jime/content/vocabulary';
import type { Group, HeroId } from '@/games/jime/play';
import { freeTrinkets } from '@/games/jime/play';
import { findDiscarded } from '../table/deck';
import { isLastStandOpen, limitsFor } from '../table/limits';
import { harm } from '../table/harm';
import type { Use } from '../table/cards';
import type { Table } from '../table/table';
import { deckOf, heroOf } from '../table/table';
import { attacksOf, toll } from '../table/weapons';
import { amountOf } from './amounts';
import { addedToll } from './blowEffects';
import type { Happening } from './happening';
import { groupsWithin } from './reach';

/** What a company at the table thinks a thing is worth, in points; one is about one threat. */
const INSPIRATION = 0.8;
const BOON = 0.8;
const BANE = 1.2;
const SCOUTED = 0.35;
const HEALED = 0.7;
const TURNED = 0.15;
const STEP = 0.5;
const OTHERS_STEP = 0.25;
const ACTION = 1.5;
const PREPARED = 0.8;

type Suffered = Pick<AbilityEffectOf<'heal'>, 'damage' | 'fear' | 'either'>;

/** How many of a hero's cards an effect may reach, of those it names. */
export const reachable = (
  table: Table,
  hero: HeroId,
  { damage = 0, fear = 0, either = 0 }: Suffered,
  which: 'up' | 'down' | 'all',
): { damage: number; fear: number } => {
  const one = heroOf(table, hero);
  const lying = (pile: { up: number; down: number }): number =>
    which === 'all' ? pile.up + pile.down : pile[which];
  const first = { damage: Math.min(damage, lying(one.damage)), fear: Math.min(fear, lying(one.fear)) };
  let left = either;
  while (left > 0) {
    const room = { damage: lying(one.damage) - first.damage, fear: lying(one.fear) - first.fear };
    if (room.damage + room.fear <= 0) break;
    const weightier = harm(table, hero, { damage: 1, fear: 0 }) >= harm(table, hero, { damage: 0, fear: 1 });
    const against = room.fear <= 0 || (room.damage > 0 && weightier) ? 'damage' : 'fear';
    first[against] += 1;
    left -= 1;
  }
  return first;
};

const healed = (table: Table, hero: HeroId, effect: AbilityEffectOf<'heal'>): number => {
  if (isLastStandOpen(table)) return 0;
  const { damage, fear } = reachable(table, hero, effect, effect.facedown ? 'down' : 'all');
  return (
    (damage > 0 ? HEALED * harm(table, hero, { damage, fear: 0 }) : 0) +
    (fear > 0 ? HEALED * harm(table, hero, { damage: 0, fear }) : 0)
  );
};

export const boonFor = (table: Table, hero: HeroId, boon: BoonId | 'any'): BoonId | undefined => {
  const { boons, space } = heroOf(table, hero);
  const order: readonly BoonId[] =
    groupsWithin(table, space, 'nearby').length > 0 ? ['hidden', 'emboldened', 'determined'] : BOONS;
  return (boon === 'any' ? order : [boon]).find((one) => !boons.includes(one));
};

/** The group that hits outside an attack would hurt most. */
export const bestTarget = (
  table: Table,
  hero: HeroId,
  { hits, modifiers, at }: AbilityEffectOf<'strike'>,
  event: Happening,
): { group: Group; toll: number } | undefined => {
  const { space } = heroOf(table, hero);
  const able =
    at === 'them'
      ? (table.state.adventure?.groups ?? []).filter(({ id }) => id === event.group)
      : groupsWithin(table, space, at === 'here' ? 'space' : at);
  return able
    .map((group) => ({ group, toll: toll(table, group, hits, modifiers) }))
    .reduce<{ group: Group; toll: number } | undefined>(
      (best, next) => (best && best.toll >= next.toll ? best : next),
      undefined,
    );
};

/** Whether a hero could attack from where it stands. */
const couldAttack = (table: Table, hero: HeroId): boolean =>
  attacksOf(table, hero).some(
    ({ reach }) => groupsWithin(table, heroOf(table, hero).space, reach > 0 ? 'nearby' : 'space').length > 0,
  );

const couldInteract = ({ state }: Table, space: string | null): boolean =>
  (state.adventure?.tokens ?? []).some((token) => token.space === space && token.kind !== 'darkness');

/** What an effect is worth to the hero it falls on. What changes a test, a blow or a wound is weighed where it happens. */
export const worthFor = (
  table: Table,
  hero: HeroId,
  effect: AbilityEffect,
  { event, use }: { event: Happening; use: Use },
): number => {
  const one = heroOf(table, hero);
  switch (effect.do) {
    case 'inspiration': {
      const room = limitsFor(table, hero).inspiration - one.inspiration;
      if (effect.ifNone && one.inspiration > 0) return 0;
      return INSPIRATION * Math.min(room, amountOf(table, use.owner, effect.count, event));
    }
    case 'discardInspiration':
      return -INSPIRATION * one.inspiration;
    case 'scout':
      return SCOUTED * Math.min(5, amountOf(table, use.owner, effect.count, event) + (effect.prepare ?? 0));
    case 'scoutMore':
      return SCOUTED * (effect.cards ?? 0) + PREPARED * (effect.prepare ?? 0);
    case 'heal':
      return healed(table, hero, effect);
    case 'turnFacedown': {
      if (isLastStandOpen(table)) return 0;
      const { damage, fear } = effect.all
        ? { damage: one.damage.up, fear: one.fear.up }
        : reachable(table, hero, effect, 'up');
      return TURNED * (damage + fear);
    }
    case 'turnFaceup':
      return -TURNED;
    case 'boon':
      return boonFor(table, hero, effect.boon) ? BOON : 0;
    case 'bane':
      return -BANE;
    case 'discardBanes':
      return BANE * (table.notes.banes[hero]?.length ?? 0);
    case 'move':
      return table.turn?.hero === hero
        ? STEP * amountOf(table, use.owner, effect.spaces, event)
        : OTHERS_STEP;
    case 'action':
      return table.turn?.hero === hero ? ACTION * effect.count : 0;
    case 'attackAgain':
      return couldAttack(table, hero) ? ACTION + 0.4 * (effect.hits ?? 0) : 0;
    case 'interactAgain':
      return couldInteract(table, one.space) ? ACTION : 0;
    case 'strike':
      return 0.5 * (bestTarget(table, use.owner, effect, event)?.toll ?? 0);
    case 'prepare':
      return findDiscarded(deckOf(table, hero), effect.card ?? {}) ? PREPARED : 0;
    case 'prepareRevealed':
      return 0.5;
    case 'returnRevealed':
      return event.test?.revealed.some(({ success }) => success > 0) ? 0.5 : 0;
    case 'returnDiscarded':
      return (event.card?.success ?? 0) > 0 ? 0.3 : 0;
    case 'discardPrepared':
      return -PREPARED * effect.count;
    case 'lookAtTop':
      return 0.2;
    case 'removeWeakness':
      return 0.7;
    case 'exchangeDiscard':
      return deckOf(table, hero).discard.filter(({ success }) => success > 0).length >
        deckOf(table, hero).shuffled.filter(({ success }) => success > 0).length
        ? 0.8
        : 0;
    case 'replenish':
      return one.trinkets.some(
        ({ trinket, tokens }) => tokens < (table.content.box.trinkets[trinket]?.depletion ?? 0),
      )
        ? 0.6
        : 0;
    case 'equipSpare':
      return freeTrinkets(table.state).length > 0 ? 0.8 : 0;
    case 'provokeNobody':
    case 'ignoreCounterattack':
      return event.hurt ? 0.8 * harm(table, hero, event.hurt) : 0.3;
    case 'hits':
    case 'modifiers':
    case 'line':
    case 'doubleHits':
      return event.blow
        ? addedToll(table, event.blow, effect, (count) => amountOf(table, use.owner, count, event))
        : 0;
    case 'leaves':
      return 0;
    case 'success':
    case 'convert':
    case 'addFate':
    case 'reveal':
    case 'redraw':
    case 'testWith':
    case 'ranged':
    case 'prevent':
    case 'sufferFacedown':
    case 'stat':
    case 'limit':
    case 'ignore':
    case 'reach':
    case 'cannotUse':
    case 'countsAs':
    case 'longerSprint':
    case 'guardNearby':
    case 'beRace':
    case 'lore':
    case 'beginWith':
      return 0;
  }
};
