import type { AbilityEffect } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { scouting } from '../bots/scouting';
import { lookAt, putAtBottom } from '../table/deck';
import type { Use } from '../table/cards';
import type { Table } from '../table/table';
import { deckOf } from '../table/table';
import { conditionsHold } from './conditions';
import { canPay, pay } from './costs';
import { prepareCard } from './deckEffects';
import { carryOut } from './effects';
import type { Happening } from './happening';
import { usesAt } from './inPlay';
import { isWithin } from './reach';
import { worthOfEffects } from './targets';
import { priceOf } from './prices';

const fitsCard = (
  { ability: { card: filter, its, keywords }, card: own }: Use,
  event: Happening,
): boolean => {
  if (keywords && !(event.keyword && keywords.includes(event.keyword))) return false;
  if (its && event.card !== own) return false;
  if (event.at === 'prepared' && event.card !== own) return false;
  const { card } = event;
  if (!filter || !card) return true;
  return (
    (!filter.traits || filter.traits.some((trait) => card.traits.includes(trait))) &&
    (!filter.icon || card[filter.icon] > 0)
  );
};

const fitsTest = ({ ability: { purposes, stats, withIt, against }, id }: Use, event: Happening): boolean => {
  const { test, blow, hurt } = event;
  if (purposes && !(test && purposes.includes(test.purpose))) return false;
  if (stats && !(test && stats.includes(test.stat))) return false;
  if (withIt && !blow?.items.includes(id)) return false;
  return !against || (hurt?.[against] ?? 0) > 0;
};

/** Whether an ability may be used now. */
export const isUsable = (table: Table, use: Use, event: Happening): boolean => {
  const { ability, owner, mark } = use;
  const mine = ability.whose
    ? isWithin(table, owner, event.hero, ability.whose, event.space)
    : owner === event.hero;
  return (
    mine &&
    !(ability.limit && table.notes.used[`${ability.limit} ${mark}`]) &&
    fitsCard(use, event) &&
    fitsTest(use, event) &&
    conditionsHold(table, use, event) &&
    canPay(table, use, event)
  );
};

/** Every ability of the company that may answer what happens. */
export const answersTo = (table: Table, event: Happening): Use[] => {
  const found: Use[] = [];
  for (const one of table.state.adventure?.heroes ?? []) {
    if (one.defeated) continue;
    for (const use of usesAt(table, one.hero, event.at, one))
      if (isUsable(table, use, event)) found.push(use);
  }
  return found;
};

/** Of several lists the one that is worth most now. */
export const effectsOf = (table: Table, use: Use, event: Happening): readonly AbilityEffect[] => {
  const { does = [], oneOf } = use.ability;
  if (!oneOf) return does;
  return oneOf.reduce((best, next) =>
    worthOfEffects(table, next, { use, event }) > worthOfEffects(table, best, { use, event }) ? next : best,
  );
};

/** §88 Scouts, with all that cards add to it, and prepares. */
export const scoutFor = (
  table: Table,
  hero: HeroId,
  count: number,
  { prepare = 1, inRally = false } = {},
): void => {
  const event: Happening = { at: 'scout', hero, scouting: { cards: count, prepare, inRally } };
  answer(table, event);
  const look = event.scouting;
  if (!look || look.cards <= 0) return;
  const deck = deckOf(table, hero);
  for (const card of lookAt(deck, look, scouting(table, hero), table.dice))
    if (!prepareCard(table, hero, card)) putAtBottom(deck, card);
  answer(table, { at: 'scouted', hero });
};

/** Uses an ability: marks it, pays, and carries its effects out. */
export const playAbility = (table: Table, use: Use, event: Happening): void => {
  const { limit } = use.ability;
  const effects = effectsOf(table, use, event);
  if (limit) table.notes.used[`${limit} ${use.mark}`] = true;
  pay(table, use, event);
  const scout = (hero: HeroId, count: number, prepare: number): void =>
    scoutFor(table, hero, count, { prepare });
  carryOut(table, effects, { use, event, scout });
};

/** What an ability must bring beyond its price. */
const LEAST = 0.05;

/** Lets every card answer that does so with profit, or must. */
const answer = (table: Table, event: Happening): void => {
  for (const use of answersTo(table, event)) {
    if (!isUsable(table, use, event)) continue;
    const effects = effectsOf(table, use, event);
    const worth = worthOfEffects(table, effects, { use, event }) - priceOf(table, use, event);
    if (use.ability.must || worth > LEAST) playAbility(table, use, event);
  }
};

/** More than any chain of answers at a table. */
const LONGEST = 40;

/** Lets cards answer what has been noted on the way. */
export const settle = (table: Table): void => {
  for (let count = 0; count < LONGEST; count += 1) {
    const event = table.events.shift();
    if (!event || !table.state.adventure) break;
    answer(table, event);
  }
  table.events.length = 0;
};

/** Something happens: cards answer it, and what that brings about. */
export const happen = (table: Table, event: Happening): void => {
  if (!table.state.adventure) return;
  answer(table, event);
  settle(table);
};

/** What may be used once in each of these may be used again. */
export const anew = ({ notes }: Table, limit: 'round' | 'turn' | 'phase' | 'test'): void => {
  for (const mark of Object.keys(notes.used)) if (mark.startsWith(`${limit} `)) delete notes.used[mark];
};
