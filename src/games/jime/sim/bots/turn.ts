import type { HeroId, HeroInPlay, SpaceId } from '@/games/jime/play';
import { ACTIONS, standingHeroes } from '@/games/jime/play';
import { keywordOf } from '../abilities/constants';
import { anew, happen } from '../abilities/happen';
import { groupsWithin } from '../abilities/reach';
import { rest } from '../table/suffering';
import type { Table, TurnLeft } from '../table/table';
import { act, boardOf, deckOf, heroOf } from '../table/table';
import { answerPrompts } from './answers';
import { chooseErrand, goAbout } from './errands';
import { doExtras } from './extras';
import { goalsFor } from './goals';
import { dangersFor, isNearLastStand, provocation } from './routes';
import { findMoves, stillPlaying, walk } from './walking';

/** A hero with nothing better to do, or little room left, steps out of harm's way. */
const stepBack = (table: Table, hero: HeroInPlay, left: TurnLeft): boolean => {
  const from = hero.space;
  if (
    from === null ||
    table.notes.stuck === hero.hero ||
    !isNearLastStand(table, hero.hero) ||
    (left.moves === 0 && left.actions === 0)
  )
    return false;
  const board = boardOf(table);
  const danger = dangersFor(table, hero);
  const here = danger(from) - provocation(table, hero.hero, from);
  const safer = (board.adjacent[from] ?? [])
    .filter((space) => !board.closed.includes(space) && isExplored(table, space))
    .map((space) => ({ space, danger: danger(space) }))
    .filter((one) => table.policy.caution * (here - one.danger) > 1)
    .reduce<{ space: SpaceId; danger: number } | undefined>(
      (best, next) => (best && best.danger <= next.danger ? best : next),
      undefined,
    );
  return (
    safer !== undefined &&
    findMoves(table, hero.hero, left, 1, false) &&
    walk(table, hero.hero, safer.space, left)
  );
};

const isExplored = ({ state }: Table, space: SpaceId): boolean =>
  !state.adventure?.tiles.some(({ tile, explored }) => !explored && space.startsWith(`${tile}/`));

const canGoOn = (table: Table, hero: HeroId, { actions, moves }: TurnLeft): boolean =>
  actions + moves > 0 ||
  deckOf(table, hero).prepared.some((card) => keywordOf(table, hero, card, 'sprint') > 0);

/** A moment of a hero's own turn: cards answer, and whatever follows is done. */
const atTurn = (table: Table, hero: HeroId, at: 'turnStart' | 'turn' | 'turnEnd'): void => {
  happen(table, { at, hero });
  answerPrompts(table);
  doExtras(table);
};

const goOn = (table: Table, hero: HeroId, round: number, left: TurnLeft): void => {
  while (stillPlaying(table, hero, round) && canGoOn(table, hero, left)) {
    const one = heroOf(table, hero);
    const goal = chooseErrand(table, one, left);
    const went = goal ? goAbout(table, hero, goal, left) : stepBack(table, one, left);
    doExtras(table);
    if (!went) break;
  }
};

/** An emboldened hero loses heart with no enemy nearby. */
const loseHeart = (table: Table, hero: HeroId): void => {
  const { boons, space } = heroOf(table, hero);
  if (table.cards !== 'real' || !boons.includes('emboldened')) return;
  if (groupsWithin(table, space, 'nearby').length === 0)
    act(table, { type: 'setBoon', hero, boon: 'emboldened', has: false });
};

/** §72 Two actions, in whatever order serves. */
const takeTurn = (table: Table, hero: HeroId, round: number): void => {
  const left: TurnLeft = { actions: ACTIONS, moves: 0, quiet: 0 };
  if (!stillPlaying(table, hero, round)) return;
  table.turn = { hero, left };
  table.notes.moves[hero] = 0;
  table.notes.uncountered = null;
  table.notes.stuck = null;
  anew(table, 'turn');
  atTurn(table, hero, 'turnStart');
  if (stillPlaying(table, hero, round)) atTurn(table, hero, 'turn');
  goOn(table, hero, round, left);
  if (stillPlaying(table, hero, round)) endTurn(table, hero, round, left);
  table.turn = undefined;
};

const isTurnOf = (table: Table, hero: HeroId): boolean => {
  const turn = table.state.adventure?.turn ?? null;
  return turn === null || turn === hero || heroOf(table, hero).actions !== undefined;
};

const endTurn = (table: Table, hero: HeroId, round: number, left: TurnLeft): void => {
  atTurn(table, hero, 'turn');
  if (!stillPlaying(table, hero, round)) return;
  rest(table, hero);
  atTurn(table, hero, 'turnEnd');
  if (left.actions > 0) goOn(table, hero, round, left);
  if (!stillPlaying(table, hero, round)) return;
  loseHeart(table, hero);
  // A hero who did nothing but let another act ends the turn with the hourglass.
  if (isTurnOf(table, hero)) act(table, { type: 'endTurn', hero });
  answerPrompts(table);
};

/** Who acts first: as they sit, or who gains most. */
const turnOrder = (table: Table): HeroId[] => {
  const heroes = standingHeroes(table);
  if (!table.policy.sendsTheBest) return heroes.map(({ hero }) => hero);
  const left = { actions: ACTIONS, moves: 0 };
  const most = (hero: HeroInPlay): number =>
    goalsFor(table, hero, left).reduce((best, { rating }) => Math.max(best, rating), 0);
  return heroes
    .map((hero) => ({ hero: hero.hero, most: most(hero) }))
    .sort((a, b) => b.most - a.most)
    .map(({ hero }) => hero);
};

/** §72.5 The action phase: every hero takes a turn, then the hourglass is turned. */
export const playActionPhase = (table: Table): void => {
  const round = table.state.adventure?.round ?? 0;
  table.notes.claimed = {};
  table.notes.noise = {};
  anew(table, 'phase');
  for (const hero of turnOrder(table)) takeTurn(table, hero, round);
  const { adventure } = table.state;
  if (!adventure || adventure.round !== round || adventure.phase !== 'action') return;
  anew(table, 'phase');
  act(table, { type: 'hourglass' });
  answerPrompts(table);
};
