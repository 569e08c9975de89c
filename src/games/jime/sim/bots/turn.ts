import type { HeroId, HeroInPlay, MapToken, SpaceId } from '@/games/jime/play';
import { ACTIONS, standingHeroes } from '@/games/jime/play';
import { isHeldInPlace } from '@/games/jime/rules/fortified';
import { keywordOf } from '../abilities/constants';
import { anew, happen } from '../abilities/happen';
import { groupsWithin } from '../abilities/reach';
import { rest } from '../table/suffering';
import type { Extra, Table, TurnLeft } from '../table/table';
import { act, boardOf, deckOf, heroOf, noiseFor } from '../table/table';
import { answerPrompts } from './answers';
import { strike } from './fighting';
import type { GoalAction, Goal } from './goals';
import { goalsFor } from './goals';
import { dangersFor, isNearLastStand, provocation, routeTo } from './routes';
import { findMoves, step, stillPlaying, walk } from './walking';

/** What so little promises is not worth an action. */
const LEAST = 0.3;

const triedAs = ({ about, action }: Goal): string =>
  action.do === 'interact' ? `${about} ${action.interaction}` : about;

const chooseErrand = (table: Table, hero: HeroInPlay, left: TurnLeft): Goal | undefined => {
  let best: Goal | undefined;
  let most = LEAST;
  const stays = table.notes.stuck === hero.hero;
  for (const goal of goalsFor(table, hero, left)) {
    if (goal.rating <= LEAST || (stays && goal.space !== hero.space)) continue;
    const worth = goal.rating + noiseFor(table, hero.hero, triedAs(goal));
    if (worth > most) [best, most] = [goal, worth];
  }
  return best;
};

const tokenOf = ({ state }: Table, id: string): MapToken | undefined =>
  state.adventure?.tokens.find((token) => token.id === id);

/** §4.1 Looks at a thing and interacts with it; cards answer before and after. */
const interact = (
  table: Table,
  hero: HeroId,
  { token: id, terrain, interaction }: Extract<GoalAction, { do: 'interact' }>,
): void => {
  const token = tokenOf(table, id)?.kind;
  happen(table, { at: 'interact', hero, token });
  act(table, terrain ? { type: 'lookTerrain', terrain: id } : { type: 'look', token: id });
  answerPrompts(table, 'lessons');
  act(table, { type: 'interact', hero, interaction });
  answerPrompts(table);
  if (!table.state.adventure || heroOf(table, hero).defeated) return;
  happen(table, { at: 'interacted', hero, token });
  if (token && !tokenOf(table, id)) happen(table, { at: 'tokenDiscarded', hero, token });
};

const perform = (table: Table, hero: HeroId, action: GoalAction): void => {
  switch (action.do) {
    case 'explore':
      return;
    case 'interact':
      return interact(table, hero, action);
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
const doExtras = (table: Table): void => {
  for (let count = 0; count < LONGEST_CHAIN; count += 1) {
    const extra = table.extras.shift();
    if (!extra || !table.state.adventure) break;
    doExtra(table, extra);
  }
  table.extras.length = 0;
};

const LONGEST_CHAIN = 12;

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
