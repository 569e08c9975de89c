import { isDeepStrictEqual } from 'node:util';
import { CORE } from '@/games/lcg/content';
import { lcg } from '@/games/lcg/game';
import type {
  CharacterFields,
  Command,
  CommandType,
  EncounterFields,
  EncounterType,
  GameState,
  NewGame,
} from '@/games/lcg/play';
import { PHASES, legalCommands, newGame, openChoice, play, survivors } from '@/games/lcg/play';
import { ruleOf } from '@/games/lcg/play/play';
import { COMMAND_TYPES } from '@/games/lcg/state/commands';
import { applyRow, revertRow } from '@/kernel/history';
import type { Generator } from '@/kernel/random';
import { chance, int, pick, seeded } from '@/kernel/random';
import type { Step } from '@/kernel/step';

export type Walked = {
  steps: number;
  overridden: number;
  eliminated: number;
  outcome: GameState['outcome'];
  types: Set<CommandType>;
};

/** What ends a game or leaps through it is always legal: a walk that often did it would never get far. */
const RARE: readonly CommandType[] = [
  'endGame',
  'eliminate',
  'goTo',
  'setThreshold',
  'advanceQuest',
  'leavePlay',
];
/** What moves the round on; without weight it would drown in corrections by hand. */
const USUAL: readonly CommandType[] = [
  ...(['next', 'commit', 'reveal', 'travel', 'engage', 'check', 'chooseEnemy', 'declareDefenders'] as const),
  ...([
    'resolveShadow',
    'assignDamage',
    'declareAttack',
    'playAlly',
    'splitProgress',
    'nextScenario',
  ] as const),
];

const maybe = (dice: Generator, highest: number): number | null =>
  chance(dice, 1, 8) ? null : int(dice, 0, highest);

const someCard = (dice: Generator, type: EncounterType): EncounterFields => ({
  type,
  name: pick(dice, ['', 'Wolf', 'Orc', 'Road', 'Gate']),
  unique: chance(dice, 1, 20),
  threat: maybe(dice, 4),
  engagement: maybe(dice, 45),
  attack: maybe(dice, 6),
  defence: maybe(dice, 3),
  hitPoints: maybe(dice, 6),
  questPoints: maybe(dice, 5),
  victory: chance(dice, 1, 6) ? int(dice, 0, 5) : null,
  cannotLeaveStaging: chance(dice, 1, 20),
  immune: chance(dice, 1, 10),
  faceDown: chance(dice, 1, 20),
});

const someCharacter = (dice: Generator, name: string): CharacterFields => ({
  name,
  unique: chance(dice, 1, 10),
  spheres: [pick(dice, ['leadership', 'tactics', 'spirit', 'lore'] as const)],
  threatCost: maybe(dice, 13),
  cost: maybe(dice, 5),
  willpower: maybe(dice, 4),
  attack: maybe(dice, 4),
  defence: maybe(dice, 3),
  hitPoints: maybe(dice, 5),
  ranged: chance(dice, 1, 4),
  sentinel: chance(dice, 1, 4),
});

/** What tables type, in the place of the one example that is offered. */
const varied = (dice: Generator, command: Command): Command => {
  switch (command.type) {
    case 'reveal': {
      const type = pick(dice, ['enemy', 'enemy', 'location', 'objective'] as const);
      const keywords = { doomed: int(dice, 0, 2), surge: int(dice, 0, 1), guarded: chance(dice, 1, 2) };
      return { ...command, card: someCard(dice, type), ...keywords, byEffect: chance(dice, 1, 4) };
    }
    case 'revealTreachery':
      return { ...command, doomed: int(dice, 0, 2), byEffect: chance(dice, 1, 4) };
    case 'addEncounter':
      return { ...command, card: someCard(dice, pick(dice, ['enemy', 'location'] as const)) };
    case 'playAlly':
    case 'putIntoPlay':
      return { ...command, ally: someCharacter(dice, pick(dice, ['', 'Guard', 'Gandalf'])) };
    case 'addHero':
      return { ...command, hero: someCharacter(dice, `Hero ${int(dice, 0, 999)}`) };
    case 'changeThreat':
      return { ...command, by: int(dice, -4, 6) };
    case 'dealDamage':
      return { ...command, amount: int(dice, 1, 5) };
    case 'setTotals':
      return { ...command, willpower: maybe(dice, 12), threat: maybe(dice, 9) };
    case 'setQuest':
      return { ...command, questPoints: maybe(dice, 9), blocked: chance(dice, 1, 8) };
    case 'resolveShadow':
      return { ...command, attack: int(dice, -2, 4) };
    case 'endGame':
      return { ...command, outcome: pick(dice, ['won', 'won', 'lost'] as const) };
    case 'placeProgress':
      return { ...command, amount: int(dice, 1, 6), ignoreLocation: chance(dice, 1, 3) };
    default:
      return command;
  }
};

const chosen = (dice: Generator): NewGame => ({
  scenario: pick(dice, ['mirkwood', 'anduin', 'dolGuldur', 'other'] as const),
  variant: pick(dice, ['basic', 'standard', 'campaign', 'nightmare'] as const),
  questPoints: maybe(dice, 9),
  players: Array.from({ length: int(dice, 1, 4) }, (_, seat) => ({
    name: chance(dice, 1, 2) ? '' : `Player ${seat}`,
    heroes: Array.from({ length: int(dice, 1, 3) }, (_hero, at) => someCharacter(dice, `Hero ${seat} ${at}`)),
  })),
});

/** The answer to what the rules wait for; `next` for everything else. */
const ANSWERS = {
  splitProgress: 'splitProgress',
  tie: 'check',
  assignDamage: 'assignDamage',
  chooseEnemy: 'chooseEnemy',
} as const satisfies Record<NonNullable<ReturnType<typeof openChoice>>, CommandType>;

const anyType = (dice: Generator, state: GameState): CommandType => {
  if (state.stage === 'ended') return 'nextScenario';
  const choice = openChoice(state);
  if (choice !== null && chance(dice, 1, 2)) return ANSWERS[choice];
  if (chance(dice, 2, 5)) return 'next';
  if (chance(dice, 3, 5)) return pick(dice, USUAL);
  const type = pick(dice, COMMAND_TYPES);
  return RARE.includes(type) && !chance(dice, 1, 12) ? 'next' : type;
};

type Played = Extract<Step<GameState>, { ok: true }>;

/** What must have happened before a command can: without it a walk would seldom come to the second of the two. */
const ENABLES: Partial<Record<CommandType, CommandType>> = {
  claim: 'reveal',
  detach: 'attach',
  guard: 'reveal',
  nextScenario: 'endGame',
  removeLimit: 'addLimit',
  removeProgress: 'placeProgress',
  returnToPlay: 'leavePlay',
  splitProgress: 'setTotals',
  unmodify: 'modify',
  useLimit: 'addLimit',
};

/** Every walk has a command of its own by its seed and tries it often, so that none is left to luck; the hard ones twice more. */
const HARD = COMMAND_TYPES.filter((type) => type in ENABLES);
const FAVOURITES: readonly CommandType[] = [...COMMAND_TYPES, ...HARD, ...HARD];
const favouriteOf = (seed: number): CommandType => FAVOURITES[seed % FAVOURITES.length] ?? 'next';

/** A command that is legal now, varied as long as it stays so; null when this kind is not. */
const legalStep = (
  dice: Generator,
  state: GameState,
  type: CommandType,
): { command: Command; played: Played } | null => {
  const legal = legalCommands(state, CORE, [type]);
  if (legal.length === 0) return null;
  const offered = { ...pick(dice, legal), ...(chance(dice, 1, 3) ? { through: true } : {}) };
  for (const command of [varied(dice, offered), offered]) {
    const played = play(state, command, CORE);
    if (played.ok) return { command, played };
  }
  throw new Error(`${JSON.stringify(offered)} was called legal and refused`);
};

/** A command that some rule forbids, played because a card says otherwise; null when nothing was to override. */
const overriddenStep = (dice: Generator, state: GameState): { command: Command; played: Played } | null => {
  const type = pick(dice, COMMAND_TYPES);
  const offers = ruleOf(type).offers({ state, content: CORE });
  if (offers.length === 0) return null;
  const command = { type, ...pick(dice, offers) } as Command;
  const played = play(state, command, CORE, { override: true, reason: 'walk' });
  return played.ok && played.overridden ? { command, played } : null;
};

const stepOf = (
  dice: Generator,
  state: GameState,
  favourite: CommandType,
): { command: Command; played: Played } => {
  if (chance(dice, 1, 6)) {
    const enabling = ENABLES[favourite];
    const found = legalStep(dice, state, favourite) ?? (enabling ? legalStep(dice, state, enabling) : null);
    if (found) return found;
  }
  if (chance(dice, 1, 12)) {
    const found = overriddenStep(dice, state);
    if (found) return found;
  }
  for (let tries = 0; tries < 4; tries += 1) {
    const found = legalStep(dice, state, anyType(dice, state));
    if (found) return found;
  }
  const legal = legalCommands(state, CORE);
  if (legal.length === 0) throw new Error('stuck: nothing is legal');
  const found = legalStep(dice, state, pick(dice, legal).type);
  if (!found) throw new Error('a legal command is legal no more');
  return found;
};

/** What must hold of every state a table can reach. */
export const faultIn = (state: GameState): string | null => {
  const { stage, players, threshold, firstPlayer, at, encounter } = state;
  if (players.some(({ threat }) => threat < 0 || threat > threshold)) return 'a dial is out of bounds';
  if (stage === 'ended') return state.outcome === null ? 'ended without an outcome' : null;
  const alive = survivors(state);
  if (alive.length === 0) return 'nobody is left and the game goes on';
  if (!alive.includes(firstPlayer)) return 'the first player is out';
  if (players.some(({ threat, eliminated }) => threat >= threshold && !eliminated))
    return 'a dial at the end, not out';
  if (encounter.some(({ engagedWith }) => engagedWith !== null && !alive.includes(engagedWith)))
    return 'an enemy is engaged with somebody who is out';
  if (stage === 'play' && !at.window && at.player !== null && !alive.includes(at.player))
    return 'it is the turn of somebody who is out';
  const choice = openChoice(state);
  const answer: CommandType = choice === null ? 'next' : ANSWERS[choice];
  return legalCommands(state, CORE, [answer]).length === 0 ? `stuck: ${answer} is not legal` : null;
};

/** Whether one step on is allowed and leaves everything as it is: a table that cannot go on. */
const standsStill = (state: GameState): boolean => {
  const on = play(state, { type: 'next' }, CORE);
  return on.ok && isDeepStrictEqual({ ...on.state, justNow: state.justNow }, state);
};

const check = (
  before: GameState,
  command: Command,
  { state, patches, inverse }: Played,
  whole: boolean,
): void => {
  const fault = faultIn(state);
  if (fault) throw new Error(`${fault}, after ${JSON.stringify(command)}`);
  const kept: unknown = JSON.parse(JSON.stringify(state));
  if (!lcg.isState(kept)) throw new Error(`not a state after ${JSON.stringify(command)}`);
  if (!whole) return;
  if (standsStill(state)) throw new Error(`next goes nowhere after ${JSON.stringify(command)}`);
  const row = { seq: 0, command, patches, inverse };
  if (!isDeepStrictEqual(kept, state)) throw new Error(`not plain JSON after ${JSON.stringify(command)}`);
  if (!isDeepStrictEqual(applyRow(before, row), state)) throw new Error('redo gives another state');
  if (!isDeepStrictEqual(revertRow(state, row), before)) throw new Error('undo gives another state');
};

/** A table about to be set up, or one in the middle of a round with cards on it: so that a short walk sees every phase. */
const start = (dice: Generator, favourite: CommandType): GameState => {
  const campaign = { scenario: 'mirkwood', variant: 'campaign' } as const;
  let state = newGame(CORE, { ...chosen(dice), ...(favourite === 'nextScenario' ? campaign : {}) });
  if (chance(dice, 1, 4)) return state;
  const act = (command: Command): void => {
    const played = play(state, command, CORE);
    if (played.ok) ({ state } = played);
  };
  while (state.stage === 'setUp') act({ type: 'next' });
  for (let cards = int(dice, 0, 6); cards > 0; cards -= 1) {
    const card = { ...someCard(dice, cards % 2 === 0 ? 'location' : 'enemy'), unique: false };
    const engaged = card.type === 'enemy' && chance(dice, 1, 2);
    act({ type: 'addEncounter', card, engagedWith: engaged ? state.firstPlayer : null });
    if (chance(dice, 2, 3)) act({ type: 'makeActive', location: `location-${state.nextId - 1}` });
  }
  act({ type: 'setQuest', stage: int(dice, 1, 3), questPoints: int(dice, 1, 9), blocked: false });
  act({ type: 'goTo', phase: pick(dice, PHASES) });
  return state;
};

/** Plays legal commands at random until the game is over or there were enough; `visit` sees each of them. */
const wander = (
  seed: number,
  steps: number,
  visit: (before: GameState, command: Command, played: Played, step: number) => void,
): GameState => {
  const dice = seeded(seed);
  const favourite = favouriteOf(seed);
  let state = start(dice, favourite);
  for (let step = 0; step < steps; step += 1) {
    if (state.stage === 'ended' && legalCommands(state, CORE, ['nextScenario']).length === 0) break;
    const { command, played } = stepOf(dice, state, favourite);
    visit(state, command, played, step);
    ({ state } = played);
  }
  return state;
};

/** One game of random commands from a seed; throws at the first state that should not be. */
export const randomWalk = (seed: number, steps: number, lookEvery = 1): Walked => {
  const types = new Set<CommandType>();
  let [walked, overridden] = [0, 0];
  const { players, outcome } = wander(seed, steps, (before, command, played, step) => {
    check(before, command, played, step % lookEvery === 0);
    types.add(command.type);
    walked += 1;
    overridden += played.overridden ? 1 : 0;
  });
  return {
    steps: walked,
    overridden,
    eliminated: players.filter((one) => one.eliminated).length,
    outcome,
    types,
  };
};

/** Where such a game ends, with its log. */
export const randomWalkLog = (seed: number, steps: number): GameState => wander(seed, steps, () => undefined);
