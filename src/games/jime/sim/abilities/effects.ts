import type { AbilityEffect, AbilityEffectOf } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { putOnTop, takeDiscarded } from '../table/deck';
import { limitsFor } from '../table/limits';
import type { Table } from '../table/table';
import { act, currentPrompt, deckOf, heroOf } from '../table/table';
import { amountOf } from './amounts';
import { addToBlow } from './blowEffects';
import {
  equipSpare,
  exchangeDiscard,
  lookAtTop,
  prepareCard,
  prepareDiscarded,
  removeWeakness,
  replenish,
} from './deckEffects';
import { dropPrepared } from './hand';
import type { Happening } from './happening';
import { heal, prevent, turnFacedown, turnFaceup } from './hurtEffects';
import { cardWorth } from './cardWorth';
import type { Setting } from './targets';
import { targetsOf } from './targets';
import { convert, redraw, revealMore, testWith } from './testEffects';
import { bestTarget, boonFor } from './values';

/** A setting with what only the whole of it can do: scouting, to which other cards answer in turn. */
export interface Stage extends Setting {
  scout: (hero: HeroId, count: number, prepare: number) => void;
}

/** §60.2 As far as the limit goes. */
const inspire = (table: Table, hero: HeroId, count: number, ifNone: boolean): void => {
  const { inspiration } = heroOf(table, hero);
  const after = Math.min(limitsFor(table, hero).inspiration, inspiration + count);
  if (after <= inspiration || (ifNone && inspiration > 0)) return;
  act(table, { type: 'setInspiration', hero, count: after });
};

const giveBoon = (table: Table, hero: HeroId, wanted: AbilityEffectOf<'boon'>['boon']): void => {
  const boon = boonFor(table, hero, wanted);
  if (boon) act(table, { type: 'setBoon', hero, boon, has: true });
};

/** Prompts that hits from an ability may interrupt (§10.2), or none. */
const HIT_OVER = ['activation', 'fallback', 'attack', 'suffer', 'test', undefined];

/** §10.2 Hits outside an attack; a lesson about them is read, and figures that fall are taken away at once. */
const strike = (table: Table, hero: HeroId, effect: AbilityEffectOf<'strike'>, event: Happening): void => {
  const best = bestTarget(table, hero, effect, event)?.group;
  if (!best) return;
  const there = (table.state.adventure?.groups ?? []).filter(({ space }) => space === best.space);
  for (const { id } of effect.all ? there : [best]) {
    if (!HIT_OVER.includes(currentPrompt(table)?.kind)) return;
    act(table, { type: 'hit', hero, group: id });
    while (currentPrompt(table)?.kind === 'message') act(table, { type: 'continue' });
    act(table, { type: 'apply', hits: effect.hits, modifiers: [...effect.modifiers] });
    while (currentPrompt(table)?.kind === 'figuresRemoved') act(table, { type: 'continue' });
  }
};

/** Moves on one's own turn are added to it; others move when the hero who acts has done. */
const move = (table: Table, hero: HeroId, spaces: number, quiet: boolean): void => {
  if (spaces <= 0) return;
  if (table.turn?.hero !== hero) table.extras.push({ do: 'move', hero, spaces, quiet });
  else {
    table.turn.left.moves += spaces;
    if (quiet) table.turn.left.quiet += spaces;
  }
};

/** §107.4 The best card of the test, which has just been discarded, goes back on top. */
const returnRevealed = (table: Table, hero: HeroId, { test }: Happening): void => {
  const deck = deckOf(table, hero);
  const best = test?.revealed
    .filter((card) => deck.discard.includes(card))
    .reduce((most, card) => (card.success * 2 + card.fate > most.success * 2 + most.fate ? card : most));
  if (!best || best.success + best.fate === 0) return;
  takeDiscarded(deck, best);
  putOnTop(deck, best);
};

const prepareRevealed = (table: Table, hero: HeroId, { test }: Happening): void => {
  const best = test?.revealed.reduce((most, card) => (cardWorth(card) > cardWorth(most) ? card : most));
  if (!test || !best || cardWorth(best) <= 0 || !prepareCard(table, hero, best)) return;
  test.revealed = test.revealed.filter((card) => card !== best);
};

/** What an effect does to one hero. Every kind is handled, or this does not compile. */
const doTo = (table: Table, hero: HeroId, effect: AbilityEffect, { use, event, scout }: Stage): void => {
  const { test, blow, hurt, scouting } = event;
  const { owner } = use;
  const amount = (count: Parameters<typeof amountOf>[2]): number => amountOf(table, owner, count, event);
  switch (effect.do) {
    case 'success':
      if (test) test.success += amount(effect.count);
      return;
    case 'convert':
      return test && convert(test, effect);
    case 'addFate':
      if (test) test.fate += effect.count;
      return;
    case 'reveal':
      if (!test) return;
      if (event.at === 'beforeTest') test.more += amount(effect.count);
      else revealMore(table, event.hero, test, amount(effect.count));
      return;
    case 'redraw':
      return test && redraw(table, event.hero, test, effect);
    case 'testWith':
      return test && testWith(table, event.hero, test, effect);
    case 'returnRevealed':
      if (effect.fate && (test?.fate ?? 0) < effect.fate) return;
      return returnRevealed(table, owner, event);
    case 'prepareRevealed':
      return prepareRevealed(table, owner, event);
    case 'hits':
    case 'modifiers':
    case 'line':
    case 'doubleHits':
      return blow && addToBlow(table, blow, effect, amount);
    case 'ignoreCounterattack':
      if (blow) blow.ignoresCounterattack = true;
      else table.notes.uncountered = owner;
      return;
    case 'prevent':
      return hurt && prevent(table, event.hero, hurt, effect);
    case 'sufferFacedown':
      if (hurt) for (const against of effect.against) hurt.facedown[against] = true;
      return;
    case 'provokeNobody':
      if (hurt) hurt.called = true;
      return;
    case 'heal':
      heal(table, hero, effect);
      return;
    case 'turnFacedown':
      turnFacedown(table, hero, effect);
      return;
    case 'turnFaceup':
      return turnFaceup(table, hero, effect);
    case 'inspiration':
      return inspire(table, hero, amount(effect.count), effect.ifNone ?? false);
    case 'discardInspiration':
      return act(table, { type: 'setInspiration', hero, count: 0 });
    case 'boon':
      return giveBoon(table, hero, effect.boon);
    case 'bane':
      (table.notes.banes[hero] ??= []).push(effect.bane);
      return;
    case 'discardBanes':
      table.notes.banes[hero]?.splice(0, effect.count === 'all' ? Infinity : effect.count);
      return;
    case 'move':
      return move(table, hero, amount(effect.spaces), effect.quiet ?? false);
    case 'action':
      if (table.turn?.hero === hero) table.turn.left.actions += effect.count;
      return;
    case 'interactAgain':
      table.extras.push({ do: 'interact', hero });
      return;
    case 'attackAgain': {
      const { successes = 0, hits = 0, modifiers = [] } = effect;
      table.extras.push({ do: 'attack', hero, successes, hits, modifiers });
      return;
    }
    case 'strike':
      return strike(table, owner, effect, event);
    case 'scout':
      return scout(hero, amount(effect.count), effect.prepare ?? 1);
    case 'scoutMore':
      if (!scouting) return;
      scouting.cards = Math.max(0, scouting.cards + (effect.cards ?? 0));
      scouting.prepare += effect.prepare ?? 0;
      return;
    case 'prepare':
      return prepareDiscarded(table, hero, effect);
    case 'discardPrepared':
      for (const card of [...deckOf(table, hero).prepared]
        .sort((a, b) => cardWorth(a) - cardWorth(b))
        .slice(0, effect.count))
        dropPrepared(table, hero, card);
      return;
    case 'returnDiscarded': {
      const deck = deckOf(table, owner);
      if (!event.card || !deck.discard.includes(event.card)) return;
      takeDiscarded(deck, event.card);
      return putOnTop(deck, event.card);
    }
    case 'leaves':
      if (event.card) takeDiscarded(deckOf(table, owner), event.card);
      return;
    case 'lookAtTop':
      return lookAtTop(table, owner);
    case 'removeWeakness':
      return removeWeakness(table, owner);
    case 'exchangeDiscard':
      return exchangeDiscard(table, owner);
    case 'replenish':
      return replenish(table, hero, effect);
    case 'equipSpare':
      return equipSpare(table, hero);
    // Which attacks reach how far is known before one is chosen (`attacksOf`).
    case 'ranged':
    case 'reach':
    // What holds while a card is in play is asked where it matters (`constantsOf`).
    case 'stat':
    case 'limit':
    case 'ignore':
    case 'cannotUse':
    case 'countsAs':
    case 'longerSprint':
    case 'guardNearby':
    case 'beRace':
    // The app's own rules do these (`rules/abilities`).
    case 'lore':
    case 'beginWith':
      return;
  }
};

/** Cards shared out among several: each gets what is left of the number. */
const doShared = (
  table: Table,
  heroes: readonly HeroId[],
  effect: AbilityEffectOf<'heal' | 'turnFacedown'>,
): void => {
  const key = effect.either ? 'either' : effect.damage ? 'damage' : 'fear';
  let left = effect[key] ?? 0;
  for (const hero of heroes) {
    if (left <= 0) return;
    const one = { ...effect, [key]: left };
    left -= one.do === 'heal' ? heal(table, hero, one) : turnFacedown(table, hero, one);
  }
};

/** Carries effects out, in order, on whom they fall. */
export const carryOut = (table: Table, effects: readonly AbilityEffect[], stage: Stage): void => {
  let { chosen } = stage;
  for (const effect of effects) {
    const heroes = targetsOf(table, effect, { ...stage, chosen });
    if ((effect.do === 'heal' || effect.do === 'turnFacedown') && effect.shared)
      doShared(table, heroes, effect);
    else for (const hero of heroes) doTo(table, hero, effect, { ...stage, chosen });
    chosen = heroes[0] ?? chosen;
  }
};
