import type { HeroId, HeroInPlay, SpaceId } from '@/games/jime/play';
import { ACTIONS, MOVES, standingHeroes } from '@/games/jime/play';
import { isHeldInPlace } from '@/games/jime/rules/fortified';
import { discardPrepared } from '../table/deck';
import { rest } from '../table/suffering';
import type { Table } from '../table/table';
import { act, boardOf, deckOf, heroOf, noiseFor } from '../table/table';
import { makeTest } from '../table/testing';
import type { Attack } from '../table/weapons';
import { bestBlow, toll } from '../table/weapons';
import { answerPrompts } from './answers';
import type { GoalAction, Goal, TurnLeft } from './goals';
import { goalsFor } from './goals';
import { dangersFor, isNearLastStand, provocation, routeTo } from './routes';

/** Whether the hero's turn may still go on. */
const stillPlaying = (table: Table, hero: HeroId, round: number): boolean => {
  const { adventure } = table.state;
  if (!adventure || adventure.round !== round || adventure.phase !== 'action') return false;
  if (table.state.prompts.length > 0) return false;
  const { defeated, turn, space } = heroOf(table, hero);
  return !defeated && turn === 'waiting' && space !== null;
};

/** What so little promises is not worth an action. */
const LEAST = 0.3;

const triedAs = ({ about, action }: Goal): string =>
  action.do === 'interact' ? `${about} ${action.interaction}` : about;

const chooseErrand = (table: Table, hero: HeroInPlay, left: TurnLeft): Goal | undefined => {
  let best: Goal | undefined;
  let most = LEAST;
  for (const goal of goalsFor(table, hero, left)) {
    if (goal.rating <= LEAST) continue;
    const worth = goal.rating + noiseFor(table, hero.hero, triedAs(goal));
    if (worth > most) [best, most] = [goal, worth];
  }
  return best;
};

/** §2.1 A sprint card gives its moves for nothing. */
const sprint = (table: Table, hero: HeroId, left: TurnLeft): boolean => {
  const deck = deckOf(table, hero);
  const card = deck.prepared.find(({ keywords }) => keywords.sprint);
  if (!card) return false;
  discardPrepared(deck, card);
  left.moves += card.keywords.sprint ?? 0;
  return true;
};

/** §5.1 Moves left over from travelling, a sprint if it just suffices, else a travel action. */
const findMoves = (table: Table, hero: HeroId, left: TurnLeft, needed: number, acts: boolean): boolean => {
  if (left.moves > 0) return true;
  const short = acts && left.actions === 1;
  if ((short || needed === 1 || left.actions === 0) && sprint(table, hero, left)) return true;
  if (left.actions === 0) return false;
  left.actions -= 1;
  left.moves += MOVES;
  return true;
};

/** On towards a space as far as the moves go, or until something happens on the way; false when no step can be made. */
const walk = (table: Table, hero: HeroId, to: SpaceId, left: TurnLeft): boolean => {
  const way = routeTo(table, hero, to).slice(0, left.moves);
  for (const [step, space] of way.entries()) {
    const { space: at } = heroOf(table, hero);
    if (at !== null && isHeldInPlace(table, at, 'heroes')) return step > 0;
    left.moves -= 1;
    act(table, { type: 'move', hero, space });
    if (table.state.prompts.length === 0 && heroOf(table, hero).turn === 'waiting') continue;
    answerPrompts(table);
    break;
  }
  return way.length > 0;
};

/** §17, §62 Tests with the weapons, buys the best blow, and adds strike cards that make a difference. */
const strike = (table: Table, hero: HeroId, groupId: string, attack: Attack): void => {
  act(table, { type: 'attack', hero, group: groupId });
  answerPrompts(table, 'lessons');
  const group = table.state.adventure?.groups.find(({ id }) => id === groupId);
  if (!group) return;
  const gain = (successes: number): number => bestBlow(table, group, attack, successes).toll;
  const successes = makeTest(table, hero, { stat: attack.stat, purpose: 'attack', gain });
  const { blow, toll: dealt } = bestBlow(table, group, attack, successes);
  const deck = deckOf(table, hero);
  let hits = blow.hits;
  let so = dealt;
  for (const card of deck.prepared.filter(({ keywords }) => keywords.strike)) {
    const more = toll(table, group, hits + (card.keywords.strike ?? 0), blow.modifiers);
    if (more < so + 1.5) continue;
    discardPrepared(deck, card);
    hits += card.keywords.strike ?? 0;
    so = more;
  }
  act(table, { type: 'apply', hits, modifiers: blow.modifiers });
};

const perform = (table: Table, hero: HeroId, action: GoalAction): void => {
  switch (action.do) {
    case 'explore':
      return;
    case 'interact':
      act(
        table,
        action.terrain
          ? { type: 'lookTerrain', terrain: action.token }
          : { type: 'look', token: action.token },
      );
      answerPrompts(table, 'lessons');
      return act(table, { type: 'interact', hero, interaction: action.interaction });
    case 'useTerrain':
      act(table, { type: 'lookTerrain', terrain: action.terrain });
      answerPrompts(table, 'lessons');
      return act(table, { type: 'useTerrain', hero });
    case 'attack':
      return strike(table, hero, action.group, action.attack);
    case 'storyAction':
      return act(table, { type: 'storyAction', hero, action: action.action });
  }
};

/** Does the action once there, or goes a step nearer; false when neither can be done. */
const goAbout = (table: Table, hero: HeroId, goal: Goal, left: TurnLeft): boolean => {
  const { action, space } = goal;
  table.notes.claimed[goal.about] = hero;
  if (heroOf(table, hero).space !== space || action.do === 'explore')
    return (
      findMoves(table, hero, left, goal.moves, action.do !== 'explore') && walk(table, hero, space, left)
    );
  if (left.actions === 0) return false;
  left.actions -= 1;
  const tried = triedAs(goal);
  table.notes.tried[tried] = (table.notes.tried[tried] ?? 0) + 1;
  perform(table, hero, action);
  answerPrompts(table);
  return true;
};

/** A hero with nothing better to do, or little room left, steps out of harm's way. */
const stepBack = (table: Table, hero: HeroInPlay, left: TurnLeft): boolean => {
  const from = hero.space;
  if (from === null || !isNearLastStand(table, hero.hero) || (left.moves === 0 && left.actions === 0))
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
  actions + moves > 0 || deckOf(table, hero).prepared.some(({ keywords }) => keywords.sprint);

/** §72 Two actions, in whatever order serves. */
const takeTurn = (table: Table, hero: HeroId, round: number): void => {
  const left: TurnLeft = { actions: ACTIONS, moves: 0 };
  while (stillPlaying(table, hero, round) && canGoOn(table, hero, left)) {
    const one = heroOf(table, hero);
    const goal = chooseErrand(table, one, left);
    const went = goal ? goAbout(table, hero, goal, left) : stepBack(table, one, left);
    if (!went) break;
  }
  if (!stillPlaying(table, hero, round)) return;
  rest(table, hero);
  act(table, { type: 'endTurn', hero });
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
  for (const hero of turnOrder(table)) takeTurn(table, hero, round);
  const { adventure } = table.state;
  if (!adventure || adventure.round !== round || adventure.phase !== 'action') return;
  act(table, { type: 'hourglass' });
  answerPrompts(table);
};
