import { isDeepStrictEqual } from 'node:util';
import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { tcg } from '@/games/tcg/game';
import type { CharacterFields, Command, CommandType, GameState, NewGame } from '@/games/tcg/play';
import {
  BLANK_CARD,
  PHASES,
  RINGS,
  isActionWindow,
  legalCommands,
  newGame,
  play,
  promptOf,
  survivors,
  usualCommand,
} from '@/games/tcg/play';
import { ruleOf } from '@/games/tcg/play/play';
import { COMMAND_TYPES } from '@/games/tcg/state/commands';
import { applyRow, revertRow } from '@/kernel/history';
import type { Generator } from '@/kernel/random';
import { chance, int, pick, seeded } from '@/kernel/random';
import type { Step } from '@/kernel/step';

export type Walked = {
  steps: number;
  overridden: number;
  turns: number;
  lost: number;
  ended: boolean;
  won: boolean;
  types: Set<CommandType>;
};

/** What ends a game or leaps through it is always legal: a walk that often did it would never get far. */
const RARE: readonly CommandType[] = [
  'endGame',
  'lose',
  'goTo',
  'beginTurn',
  'setResistance',
  'changeBurdens',
  'leavePlay',
  'stack',
  'setMarker',
];
/** What moves the turn on; without weight it would drown in corrections by hand. */
const USUAL: readonly CommandType[] = [
  ...(['lockBid', 'chooseSeat', 'addStarter', 'pass', 'passAll', 'act', 'playCharacter', 'move'] as const),
  ...(['archeryWound', 'assignByAction', 'assignDefender', 'assignMinion', 'ambush'] as const),
  ...(['chooseSkirmish', 'resolve', 'reconcile', 'playCard', 'putOnRing', 'healAtSanctuary'] as const),
];

const maybe = (dice: Generator, highest: number): number | null =>
  chance(dice, 1, 8) ? null : int(dice, 0, highest);

const someCharacter = (dice: Generator, kind: CharacterFields['kind']): CharacterFields => ({
  kind,
  title: pick(dice, ['', 'Merry', 'Guard', 'Uruk', 'Elrond']),
  subtitle: '',
  unique: chance(dice, 1, 6),
  culture: null,
  twilightCost: maybe(dice, 4),
  strength: maybe(dice, 12),
  vitality: maybe(dice, 4),
  archery: int(dice, 0, 1),
  damage: int(dice, 0, 1),
  siteNumber: chance(dice, 1, 2) ? int(dice, 1, 9) : null,
  home: chance(dice, 1, 2) ? { number: int(dice, 1, 4), block: 'towers' } : null,
  ringBound: false,
  fierce: chance(dice, 1, 3),
  ambush: chance(dice, 1, 3) ? int(dice, 1, 3) : 0,
  unhasty: chance(dice, 1, 8),
  prerequisite: chance(dice, 1, 6),
});

/** What tables type, in the place of the one example that is offered. */
const varied = (dice: Generator, command: Command): Command => {
  switch (command.type) {
    case 'lockBid':
      return { ...command, bid: int(dice, 0, 12), confirmed: chance(dice, 1, 2) };
    case 'addStarter':
    case 'playCharacter':
    case 'putIntoPlay':
    case 'describeCharacter':
      return { ...command, as: someCharacter(dice, command.as.kind) };
    case 'act':
      return {
        ...command,
        cost: int(dice, 0, 3),
        phases: chance(dice, 1, 3) ? [pick(dice, PHASES)] : [],
        event: chance(dice, 1, 2),
      };
    case 'changeTwilight':
      return { ...command, by: int(dice, -4, 6) };
    case 'wound':
      return { ...command, amount: int(dice, 1, 4) };
    case 'exert':
      return { ...command, times: int(dice, 1, 2) };
    case 'draw':
      return { ...command, cards: int(dice, 1, 5) };
    case 'changeBurdens':
      return { ...command, by: int(dice, -2, 4) };
    case 'setMarker':
      return { ...command, site: int(dice, 1, 9) };
    case 'describeSite':
      return { ...command, shadowNumber: maybe(dice, 4) };
    case 'setArchery':
      return { ...command, freePeoples: int(dice, 0, 3), shadow: int(dice, 0, 3) };
    case 'setTotals':
      return { ...command, freePeoples: maybe(dice, 20), shadow: maybe(dice, 20) };
    case 'modify':
      return {
        ...command,
        amount: int(dice, -6, 6),
        stat: pick(dice, ['strength', 'vitality', 'damage'] as const),
      };
    case 'goTo':
      return { ...command, phase: pick(dice, PHASES) };
    case 'setRing':
      return { ...command, version: pick(dice, RINGS) };
    case 'changeBaseRules':
      return {
        ...command,
        base: { ...BASE_RULES, skipWithoutMinions: chance(dice, 1, 2), moveLimitOfMore: 3 },
      };
    default:
      return command;
  }
};

const chosen = (dice: Generator): NewGame => ({
  seed: int(dice, 1, 1_000_000),
  moveLimit: int(dice, 1, 4),
  base: { ...BASE_RULES, skipWithoutMinions: chance(dice, 1, 2) },
  players: Array.from({ length: int(dice, 2, 4) }, (_, seat) => ({
    name: chance(dice, 1, 2) ? '' : `Player ${seat}`,
    ring: pick(dice, RINGS),
    ringBearer: { ...someCharacter(dice, 'companion'), title: 'Frodo', strength: 3, vitality: 4 },
  })),
});

const anyType = (dice: Generator, state: GameState): CommandType => {
  if (chance(dice, 2, 5)) return usualCommand(state)?.type ?? pick(dice, USUAL);
  if (chance(dice, 3, 5)) return pick(dice, USUAL);
  const type = pick(dice, COMMAND_TYPES);
  return RARE.includes(type) && !chance(dice, 1, 12) ? 'pass' : type;
};

type Played = Extract<Step<GameState>, { ok: true }>;
type Taken = { command: Command; played: Played };

/** What must have happened before a command can: without it a walk would seldom come to the second of the two. */
const ENABLES: Partial<Record<CommandType, CommandType>> = {
  allowAlly: 'playCharacter',
  ambush: 'assignDefender',
  archeryWound: 'modifyArchery',
  assignDefender: 'putIntoPlay',
  assignMinion: 'putIntoPlay',
  chooseSkirmish: 'assignDefender',
  describeCard: 'playCard',
  discardCard: 'playCard',
  healAtSanctuary: 'exert',
  liberate: 'takeControl',
  removeStarter: 'addStarter',
  resolve: 'assignDefender',
  returnToPlay: 'stack',
  setArchery: 'modifyArchery',
  setTokens: 'playCard',
  takeControl: 'setMarker',
  takeOffRing: 'putOnRing',
  transfer: 'playCard',
  unassign: 'assignDefender',
  unmodify: 'modify',
};

/** Every walk has a command of its own by its seed and tries it often, so that none is left to luck; the hard ones twice more. */
const HARD = COMMAND_TYPES.filter((type) => type in ENABLES);
const FAVOURITES: readonly CommandType[] = [...COMMAND_TYPES, ...HARD, ...HARD];
const favouriteOf = (seed: number): CommandType => FAVOURITES[seed % FAVOURITES.length] ?? 'next';

/** A command that is legal now, varied as long as it stays so; null when this kind is not. */
const legalStep = (dice: Generator, state: GameState, type: CommandType): Taken | null => {
  const legal = legalCommands(state, [type]);
  if (legal.length === 0) return null;
  const offered = pick(dice, legal);
  for (const command of [varied(dice, offered), offered]) {
    const played = play(state, command);
    if (played.ok) return { command, played };
  }
  throw new Error(`${JSON.stringify(offered)} was called legal and refused`);
};

/** A command that some rule forbids, played because a card allows it; null when nothing was to override. */
const overriddenStep = (dice: Generator, state: GameState): Taken | null => {
  const type = pick(dice, COMMAND_TYPES);
  const offers = ruleOf(type).offers({ state });
  if (offers.length === 0) return null;
  const command = varied(dice, { type, ...pick(dice, offers) } as Command);
  const played = play(state, command, { override: true, reason: 'walk' });
  return played.ok && played.overridden ? { command, played } : null;
};

const favouriteStep = (dice: Generator, state: GameState, favourite: CommandType): Taken | null => {
  const enabling = ENABLES[favourite];
  return legalStep(dice, state, favourite) ?? (enabling ? legalStep(dice, state, enabling) : null);
};

const stepOf = (dice: Generator, state: GameState, favourite: CommandType): Taken => {
  const first = chance(dice, 1, 4) ? favouriteStep(dice, state, favourite) : null;
  const second = first ?? (chance(dice, 1, 6) ? overriddenStep(dice, state) : null);
  if (second) return second;
  for (let tries = 0; tries < 4; tries += 1) {
    const found = legalStep(dice, state, anyType(dice, state));
    if (found) return found;
  }
  const legal = legalCommands(state);
  if (legal.length === 0) throw new Error('stuck: nothing is legal');
  const found = legalStep(dice, state, pick(dice, legal).type);
  if (!found) throw new Error('a legal command is legal no more');
  return found;
};

/** The command that goes on from here; a table that has only this to do is not stuck. */
const goesOn = (state: GameState): Command | null => {
  const usual = usualCommand(state);
  if (usual) return usual;
  const prompt = promptOf(state);
  if (prompt.ask === 'lockBids')
    return { type: 'lockBid', player: prompt.players[0] ?? 0, bid: 0, confirmed: false };
  if (prompt.ask === 'startingFellowship') return legalCommands(state, ['removeStarter'])[0] ?? null;
  if (prompt.ask === 'ambush') return { type: 'ambush', minion: prompt.minion, add: false };
  if (prompt.ask === 'archery') return legalCommands(state, ['archeryWound'])[0] ?? null;
  if (prompt.ask === 'moveOrReconcile')
    return legalCommands(state, ['reconcile']).find((one) => one.type === 'reconcile') ?? null;
  return null;
};

const everyoneHasPassed = ({ at, players }: GameState): boolean =>
  players.every(({ lost }, seat) => lost !== null || at.passed.includes(seat));

/** What must hold of every state a table can reach. */
export const faultIn = (state: GameState): string | null => {
  const { stage, players, at, twilight, characters, skirmishes } = state;
  if (twilight < 0) return 'the pool is below zero';
  if (stage === 'ended') return null;
  const alive = survivors(state);
  if (stage === 'play' && alive.length < 2) return 'nobody is left to play against';
  if (stage === 'play' && !alive.includes(state.freePeoples)) return 'it is the turn of somebody who is out';
  if (stage === 'play' && (at.player === null || !alive.includes(at.player))) return 'nobody acts who is in';
  if (at.waiting.some((seat) => players[seat]?.lost !== null))
    return 'somebody who is out has a turn to come';
  if (isActionWindow(state) && everyoneHasPassed(state)) return 'all have passed, and the actions go on';
  if (stage === 'play' && characters.some(({ player }) => players[player]?.lost !== null))
    return 'a character of somebody who is out';
  if (skirmishes.filter(({ status }) => status === 'open').length > 1) return 'two skirmishes at once';
  const on = goesOn(state);
  if (!on) return `stuck at ${at.step}`;
  const played = play(state, on);
  return played.ok ? null : `stuck at ${at.step}: ${played.refusal.code}`;
};

/** p.13 A pass ends the actions when it is the last of a row round the whole table, and never before. */
const passFault = (before: GameState, command: Command, after: GameState): string | null => {
  if (command.type !== 'pass' || !isActionWindow(before) || after.stage !== 'play') return null;
  const row = new Set([...before.at.passed, command.player]).size;
  const ended = after.at.passed.length === 0;
  return ended === (row === survivors(before).length)
    ? null
    : `${row} passes, and the actions ${ended ? 'end' : 'go on'}`;
};

/** Whether the plain way on leaves everything as it is: a table that cannot go on. */
const standsStill = (state: GameState): boolean => {
  const on = goesOn(state);
  const played = on && play(state, on);
  return (
    !!played &&
    played.ok &&
    isDeepStrictEqual({ ...played.state, log: state.log, justNow: state.justNow }, state)
  );
};

const check = (before: GameState, { command, played }: Taken, whole: boolean): void => {
  const { state, patches, inverse } = played;
  const said = JSON.stringify(command);
  const fault = faultIn(state) ?? passFault(before, command, state);
  if (fault) throw new Error(`${fault}, after ${said}`);
  // Saved and loaded at each step.
  const kept: unknown = JSON.parse(JSON.stringify(state));
  if (!tcg.isState(kept)) throw new Error(`not a state after ${said}`);
  if (!whole) return;
  if (!isDeepStrictEqual(kept, state)) throw new Error(`not plain JSON after ${said}`);
  if (!tcg.isPlayable(kept, { id: 'table' })) throw new Error(`cannot be loaded after ${said}`);
  if (state.stage !== 'ended' && standsStill(state)) throw new Error(`goes nowhere after ${said}`);
  const row = { seq: 0, command, patches, inverse };
  if (!isDeepStrictEqual(applyRow(before, row), state)) throw new Error('redo gives another state');
  if (!isDeepStrictEqual(revertRow(state, row), before)) throw new Error('undo gives another state');
};

/** What is played while minions are assigned, or right after. */
const IN_A_FIGHT: readonly CommandType[] = [
  ...(['assignByAction', 'assignDefender', 'assignMinion', 'ambush', 'unassign'] as const),
  ...(['cancelSkirmish', 'chooseSkirmish', 'resolve', 'setTotals'] as const),
];

/** A table about to bid, or one in the middle of a turn with characters on it: so that a short walk sees every phase. */
const start = (dice: Generator, favourite: CommandType): GameState => {
  let state = newGame(chosen(dice));
  if (chance(dice, 1, 4)) return state;
  const act = (command: Command): void => {
    const played = play(state, command);
    if (played.ok) ({ state } = played);
  };
  state.players.forEach((_, player) =>
    act({ type: 'lockBid', player, bid: int(dice, 0, 4), confirmed: false }),
  );
  const stopsAt = favourite === 'addStarter' || favourite === 'removeStarter' ? 'fellowships' : 'play';
  while (state.stage !== stopsAt) act({ type: 'next' });
  if (stopsAt === 'fellowships') return state;
  for (const seat of survivors(state)) {
    act({ type: 'setMarker', player: seat, site: int(dice, 1, 7) });
    const kind = seat === state.freePeoples ? 'companion' : 'minion';
    for (let cards = int(dice, IN_A_FIGHT.includes(favourite) ? 2 : 0, 3); cards > 0; cards -= 1)
      act({ type: 'putIntoPlay', player: seat, as: { ...someCharacter(dice, kind), unique: false } });
  }
  if (IN_A_FIGHT.includes(favourite)) act({ type: 'goTo', phase: 'assignment' });
  else if (chance(dice, 1, 2)) act({ type: 'goTo', phase: pick(dice, PHASES) });
  if (favourite === 'chooseSkirmish') {
    act({ type: 'passAll' });
    // Two pairs, and the ambushes they walk into: of one there is nothing to choose.
    for (const type of ['assignDefender', 'ambush', 'assignDefender', 'ambush', 'next'] as const)
      for (const command of legalCommands(state, [type]).slice(0, 1)) act(command);
  }
  if (favourite !== 'transfer') return state;
  const player = state.freePeoples;
  const bearer = state.characters.find((one) => one.player === player)?.id ?? '';
  act({ type: 'goTo', phase: 'fellowship' });
  act({ type: 'putIntoPlay', player, as: someCharacter(dice, 'companion') });
  act({ type: 'playCard', player, as: BLANK_CARD, on: bearer, change: 0 });
  return state;
};

/** Plays legal commands at random until the game is over or there were enough; `visit` sees each of them. */
const wander = (
  seed: number,
  steps: number,
  visit: (before: GameState, taken: Taken, step: number) => void,
): GameState => {
  const dice = seeded(seed);
  const favourite = favouriteOf(seed);
  let state = start(dice, favourite);
  for (let step = 0; step < steps && state.stage !== 'ended'; step += 1) {
    const taken = stepOf(dice, state, favourite);
    visit(state, taken, step);
    ({ state } = taken.played);
  }
  return state;
};

/** One game of random commands from a seed; throws at the first state that should not be. */
export const randomWalk = (seed: number, steps: number, lookEvery = 1): Walked => {
  const types = new Set<CommandType>();
  let [walked, overridden] = [0, 0];
  const { players, stage, winner, turn } = wander(seed, steps, (before, taken, step) => {
    check(before, taken, step % lookEvery === 0);
    types.add(taken.command.type);
    walked += 1;
    overridden += taken.played.overridden ? 1 : 0;
  });
  return {
    steps: walked,
    overridden,
    turns: turn,
    lost: players.filter(({ lost }) => lost !== null).length,
    ended: stage === 'ended',
    won: winner !== null,
    types,
  };
};

/** Where such a game ends, with its log. */
export const randomWalkLog = (seed: number, steps: number): GameState => wander(seed, steps, () => undefined);
