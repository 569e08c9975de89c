import type { AbilityEffect, HitRow } from '@/games/jime/content';
import type { HeroId, HeroInPlay, MapToken, SpaceId } from '@/games/jime/play';
import { ACTIONS, MOVES, standingHeroes } from '@/games/jime/play';
import { isHeldInPlace } from '@/games/jime/rules/fortified';
import { hasTrait } from '@/games/jime/rules/spaceTraits';
import { tollOf } from '../abilities/blowEffects';
import { cardWorth } from '../abilities/cardWorth';
import { ignores, keywordOf } from '../abilities/constants';
import { dropPrepared, spendKeyword } from '../abilities/hand';
import { anew, happen, settle, playAbility } from '../abilities/happen';
import type { BlowUnderWay } from '../abilities/happening';
import { groupsWithin } from '../abilities/reach';
import { rest } from '../table/suffering';
import type { Extra, Table, TurnLeft } from '../table/table';
import { act, boardOf, deckOf, heroOf, noiseFor } from '../table/table';
import { testOf } from '../table/testing';
import type { Attack } from '../table/weapons';
import { bestBlow } from '../table/weapons';
import { answerPrompts } from './answers';
import type { GoalAction, Goal } from './goals';
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
  const stays = table.notes.stuck === hero.hero;
  for (const goal of goalsFor(table, hero, left)) {
    if (goal.rating <= LEAST || (stays && goal.space !== hero.space)) continue;
    const worth = goal.rating + noiseFor(table, hero.hero, triedAs(goal));
    if (worth > most) [best, most] = [goal, worth];
  }
  return best;
};

/** §2.1 A sprint card gives its moves for nothing. */
const sprint = (table: Table, hero: HeroId, left: TurnLeft): boolean => {
  const card = deckOf(table, hero).prepared.find((one) => keywordOf(table, hero, one, 'sprint') > 0);
  if (!card) return false;
  left.moves += keywordOf(table, hero, card, 'sprint');
  spendKeyword(table, hero, card, 'sprint');
  settle(table);
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
  happen(table, { at: 'travel', hero });
  table.notes.travelling = hero;
  return true;
};

/** A card below this worth is given up to go on over difficult ground. */
const SPARE = 1.2;

/** Difficult ground: a prepared skill is discarded, or the hero does not leave it this turn. */
const meetGround = (table: Table, hero: HeroId, space: SpaceId): void => {
  if (table.cards !== 'real' || !hasTrait(table, space, 'difficult-ground')) return;
  if (ignores(table, hero, 'difficult-ground')) return;
  const [least] = [...deckOf(table, hero).prepared].sort((a, b) => cardWorth(a) - cardWorth(b));
  if (least && cardWorth(least) < SPARE) dropPrepared(table, hero, least);
  else table.notes.stuck = hero;
};

const exploredTiles = ({ state }: Table): number =>
  state.adventure?.tiles.filter(({ explored }) => explored).length ?? 0;

/** A step, and what cards answer to it. */
const step = (table: Table, hero: HeroId, space: SpaceId, quiet: boolean): void => {
  const before = exploredTiles(table);
  table.notes.quiet = quiet ? hero : null;
  table.notes.leaving = hero;
  act(table, { type: 'move', hero, space });
  if (table.state.prompts.length > 0) answerPrompts(table);
  table.notes.quiet = null;
  table.notes.leaving = null;
  table.notes.moves[hero] = (table.notes.moves[hero] ?? 0) + 1;
  if (!table.state.adventure || heroOf(table, hero).space !== space) return;
  if (exploredTiles(table) > before) happen(table, { at: 'explored', hero, space });
  meetGround(table, hero, space);
  happen(table, { at: 'entered', hero });
  if (table.state.prompts.length > 0) answerPrompts(table);
};

/** On towards a space as far as the moves go, or until something happens on the way; false when no step can be made. */
const walk = (table: Table, hero: HeroId, to: SpaceId, left: TurnLeft): boolean => {
  const way = routeTo(table, hero, to).slice(0, left.moves);
  const { round } = table.state.adventure ?? { round: 0 };
  for (const [index, space] of way.entries()) {
    const { space: at } = heroOf(table, hero);
    if (at !== null && isHeldInPlace(table, at, 'heroes')) return index > 0;
    const tiles = exploredTiles(table);
    left.moves -= 1;
    const quiet = left.quiet > 0;
    left.quiet = Math.max(0, left.quiet - 1);
    step(table, hero, space, quiet);
    if (!stillPlaying(table, hero, round) || heroOf(table, hero).space !== space) return true;
    if (table.notes.stuck === hero) break;
    if (exploredTiles(table) > tiles) break;
  }
  if (way.length > 0) arrive(table, hero);
  return way.length > 0;
};

/** The hero has moved: cards answer that, and the end of a travel action. */
const arrive = (table: Table, hero: HeroId): void => {
  happen(table, { at: 'moved', hero });
  if (table.notes.travelling === hero) happen(table, { at: 'travelled', hero });
  table.notes.travelling = null;
  if (table.state.prompts.length > 0) answerPrompts(table);
};

/** What a card adds to the attack it lets a hero make. */
type More = Pick<Extract<Extra, { do: 'attack' }>, 'successes' | 'hits' | 'modifiers'>;
const NO_MORE: More = { successes: 0, hits: 0, modifiers: [] };

/** What the lines bought give besides hits, as effects. */
const gainsAsEffects = (gains: readonly NonNullable<HitRow['gains']>[]): AbilityEffect[] =>
  gains.map((gain): AbilityEffect => {
    if ('inspiration' in gain) return { do: 'inspiration', count: gain.inspiration };
    if ('scout' in gain) return { do: 'scout', count: gain.scout };
    if ('boon' in gain) return { do: 'boon', boon: gain.boon };
    if ('moves' in gain) return { do: 'move', spaces: gain.moves };
    const to = { heroes: 1, within: 'nearby', besides: true } as const;
    return { do: 'move', spaces: gain.nearbyHeroMoves, quiet: true, to };
  });

/** §64 Strike cards that make a difference; what each brings besides counts at once. */
const addStrikes = (table: Table, hero: HeroId, blow: BlowUnderWay): void => {
  for (const card of [...deckOf(table, hero).prepared]) {
    const hits = keywordOf(table, hero, card, 'strike');
    if (hits === 0 || tollOf(table, { ...blow, hits: blow.hits + hits }) < tollOf(table, blow) + 1.5)
      continue;
    blow.hits += hits;
    spendKeyword(table, hero, card, 'strike', blow);
    settle(table);
  }
};

/** §17, §62 Tests with the weapons, buys the best blow, and adds what cards add. */
const strike = (table: Table, hero: HeroId, groupId: string, attack: Attack, more = NO_MORE): void => {
  act(table, { type: 'attack', hero, group: groupId });
  answerPrompts(table, 'lessons');
  const group = table.state.adventure?.groups.find(({ id }) => id === groupId);
  if (!group) return;
  const blow = {
    group: groupId,
    items: attack.items,
    left: 0,
    fate: 0,
    hits: more.hits,
    modifiers: [...more.modifiers],
    ignoresCounterattack: false,
    hiddenSpent: false,
  };
  if (attack.by) playAbility(table, attack.by, { at: 'beforeAttack', hero, blow });
  happen(table, { at: 'beforeAttack', hero, blow });
  const gain = (successes: number): number => bestBlow(table, group, attack, successes).toll;
  const test = testOf(table, hero, { stat: attack.stat, purpose: 'attack', gain, about: { blow } });
  const successes = test.success + more.successes;
  const { blow: bought } = bestBlow(table, group, attack, successes);
  blow.hits += bought.hits;
  blow.modifiers = [...new Set([...blow.modifiers, ...bought.modifiers])];
  Object.assign(blow, {
    left: successes - bought.cost,
    fate: test.fate,
    hiddenSpent: test.boons.includes('hidden'),
  });
  happen(table, { at: 'attack', hero, blow });
  addStrikes(table, hero, blow);
  deal(table, hero, blow, gainsAsEffects(bought.gains));
};

/** §15.5 The blow falls; then the counterattack, and what cards make of it all. */
const deal = (table: Table, hero: HeroId, blow: BlowUnderWay, gains: readonly AbilityEffect[]): void => {
  const { uncountered } = table.notes;
  const space = table.state.adventure?.groups.find(({ id }) => id === blow.group)?.space ?? null;
  act(table, { type: 'apply', hits: blow.hits, modifiers: blow.modifiers });
  if (blow.ignoresCounterattack) table.notes.uncountered = hero;
  answerPrompts(table);
  table.notes.uncountered = uncountered;
  if (!table.state.adventure) return;
  const [first, ...rest] = gains;
  if (first && !heroOf(table, hero).defeated)
    playAbility(
      table,
      { ability: { at: 'attack', does: [first, ...rest] }, owner: hero, id: 'line', mark: '' },
      { at: 'attack', hero },
    );
  if (!table.state.adventure.groups.some(({ id }) => id === blow.group))
    happen(table, { at: 'defeat', hero, space });
  happen(table, { at: 'afterAttack', hero, blow });
  if (table.state.prompts.length > 0) answerPrompts(table);
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
