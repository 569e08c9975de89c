import type { HeroId } from '@/games/jime/play';
import { isHeldInPlace } from '@/games/jime/rules/fortified';
import type { Extra, Table } from '../table/table';
import { act, heroOf } from '../table/table';
import { answerPrompts } from './answers';
import { LEAST, chooseErrand, interact } from './errands';
import { strike } from './fighting';
import type { Goal } from './goal';
import { goalsFor } from './goals';
import { routeTo } from './routes';
import { step } from './walking';

/** The best of what a hero could do from where it stands, without moving. */
const bestHere = (table: Table, hero: HeroId, kind: 'attack' | 'interact'): Goal | undefined => {
  const one = heroOf(table, hero);
  const here = goalsFor(table, one, { actions: 1, moves: 0 }).filter(
    ({ action, space, rating }) => action.do === kind && space === one.space && rating > LEAST,
  );
  return here.reduce<(typeof here)[number] | undefined>(
    (best, next) => (best && best.rating >= next.rating ? best : next),
    undefined,
  );
};

/** Moves that a card gives to another hero: on towards what that hero is about. */
const moveOn = (table: Table, hero: HeroId, spaces: number, quiet: boolean): void => {
  const goal = chooseErrand(table, heroOf(table, hero), { actions: 1, moves: spaces, quiet: 0 });
  if (!goal) return;
  for (const space of routeTo(table, hero, goal.space).slice(0, spaces)) {
    const { space: at, defeated } = heroOf(table, hero);
    if (defeated || at === null || isHeldInPlace(table, at, 'heroes')) return;
    if (!isActing(table)) return;
    step(table, hero, space, quiet);
    if (table.state.adventure && heroOf(table, hero).space !== space) return;
  }
};

const isActing = ({ state }: Table): boolean =>
  state.adventure?.phase === 'action' && state.prompts.length === 0;

/** §72.5 Whoever moves meanwhile does so in the turn of the hero who acts. */
const holdTurn = (table: Table): void => {
  const { turn } = table;
  if (
    turn &&
    isActing(table) &&
    table.state.adventure?.turn === null &&
    heroOf(table, turn.hero).turn === 'waiting'
  )
    act(table, { type: 'takeTurn', hero: turn.hero });
};

const doExtra = (table: Table, extra: Extra): void => {
  const { hero } = extra;
  holdTurn(table);
  if (!isActing(table) || heroOf(table, hero).defeated || heroOf(table, hero).space === null) return;
  if (extra.do === 'move') return moveOn(table, hero, extra.spaces, extra.quiet);
  const goal = bestHere(table, hero, extra.do);
  if (!goal) return;
  if (goal.action.do === 'attack' && extra.do === 'attack')
    strike(table, hero, goal.action.group, goal.action.attack, extra);
  if (goal.action.do === 'interact') interact(table, hero, goal.action);
  answerPrompts(table);
};

/** What cards let heroes do besides; each may bring another. */
export const doExtras = (table: Table): void => {
  for (let count = 0; count < LONGEST_CHAIN; count += 1) {
    const extra = table.extras.shift();
    if (!extra || !table.state.adventure) break;
    doExtra(table, extra);
  }
  table.extras.length = 0;
};

const LONGEST_CHAIN = 12;
