import type { ArcheryFire, GameState, Id, PlayerSeat, Step } from '@/games/tcg/state';
import type { Reference } from '@/games/tcg/state/references';
import { freeMinions, waitingSkirmishes } from './assignment';
import { stillBidding } from './bids';
import { bereaved, heirsOf } from './defeat';
import { isActionStep } from './opportunity';
import { freePlaces } from './seating';
import { mayMove } from './sites';
import { openSkirmish } from './skirmish';
import { STARTING_COST, starterFault, startersOf, startingCost } from './startingFellowship';

/** What the table has to do now, and who. Derived from the document, never kept in it. */
export type Prompt =
  | { ask: 'lockBids'; players: PlayerSeat[] }
  | { ask: 'revealBids' }
  | { ask: 'chooseSeat'; player: PlayerSeat; places: PlayerSeat[] }
  | { ask: 'startingFellowship'; player: PlayerSeat; costLeft: number; isLegal: boolean }
  | { ask: 'start'; player: PlayerSeat; sanctuary: number | null }
  | { ask: 'fellowship'; player: PlayerSeat; mayMove: boolean }
  | { ask: 'shadow'; player: PlayerSeat }
  /** An action or a pass; `passed` of `players` have passed in a row. */
  | { ask: 'act'; player: PlayerSeat; passed: number; players: number }
  | { ask: 'archery'; player: PlayerSeat; wounds: ArcheryFire }
  | { ask: 'assignDefenders'; player: PlayerSeat; minions: Id[] }
  | { ask: 'assignMinions'; player: PlayerSeat; minions: Id[] }
  /** p.27 The owner of the minion says whether its tokens are added. */
  | { ask: 'ambush'; player: PlayerSeat; minion: Id }
  /** p.17 The Ring-bearer is dead: a card makes an heir of one of the companions, or the player has lost. */
  | { ask: 'ringBearer'; player: PlayerSeat; heirs: Id[] }
  | { ask: 'chooseSkirmish'; player: PlayerSeat; skirmishes: Id[] }
  | { ask: 'resolve'; skirmish: Id | null }
  | { ask: 'reconcile'; player: PlayerSeat }
  | { ask: 'moveOrReconcile'; player: PlayerSeat; mayMove: boolean }
  | { ask: 'over'; winner: PlayerSeat | null };

const bidsPrompt = (state: GameState): Prompt => {
  const players = stillBidding(state);
  return players.length > 0 ? { ask: 'lockBids', players } : { ask: 'revealBids' };
};

const fellowshipPrompt = (state: GameState, player: PlayerSeat): Prompt => {
  const starters = startersOf(state, player);
  const costLeft = Math.max(0, STARTING_COST - startingCost(starters).total);
  return { ask: 'startingFellowship', player, costLeft, isLegal: starterFault(starters) === null };
};

const stepPrompt = (state: GameState, player: PlayerSeat): Prompt => {
  const { at } = state;
  switch (at.step) {
    case 'start':
      return { ask: 'start', player, sanctuary: state.sanctuary };
    case 'fellowship':
      return { ask: 'fellowship', player, mayMove: mayMove(state) };
    case 'shadow':
      return { ask: 'shadow', player };
    case 'archeryFire':
      return { ask: 'archery', player, wounds: state.archery ?? { freePeoples: 0, shadow: 0 } };
    case 'defenders':
      return { ask: 'assignDefenders', player, minions: freeMinions(state).map(({ id }) => id) };
    case 'shadowAssignment':
      return {
        ask: 'assignMinions',
        player,
        minions: freeMinions(state)
          .filter((one) => one.player === player)
          .map(({ id }) => id),
      };
    case 'chooseSkirmish':
      return { ask: 'chooseSkirmish', player, skirmishes: waitingSkirmishes(state).map(({ id }) => id) };
    case 'resolution':
      return { ask: 'resolve', skirmish: openSkirmish(state)?.id ?? null };
    case 'shadowReconcile':
      return { ask: 'reconcile', player };
    case 'moveOrReconcile':
      return { ask: 'moveOrReconcile', player, mayMove: mayMove(state) };
    case 'manoeuvre':
    case 'archery':
    case 'assignment':
    case 'skirmish':
    case 'regroup':
      return {
        ask: 'act',
        player,
        passed: at.passed.length,
        players: state.players.filter(({ lost }) => lost === null).length,
      };
  }
};

const ambushPrompt = ({ ambushes: [minion], characters }: GameState): Prompt | null => {
  const found = characters.find(({ id }) => id === minion);
  return found ? { ask: 'ambush', player: found.player, minion: found.id } : null;
};

const bearerPrompt = (state: GameState): Prompt | null => {
  const player = bereaved(state);
  return player === null
    ? null
    : { ask: 'ringBearer', player, heirs: heirsOf(state, player).map(({ id }) => id) };
};

export const promptOf = (state: GameState): Prompt => {
  const player = state.at.player ?? state.freePeoples;
  switch (state.stage) {
    case 'bids':
      return bidsPrompt(state);
    case 'seats':
      return { ask: 'chooseSeat', player: state.choosing[0] ?? 0, places: freePlaces(state) };
    case 'fellowships':
      return fellowshipPrompt(state, player);
    case 'play':
      return bearerPrompt(state) ?? ambushPrompt(state) ?? stepPrompt(state, player);
    case 'ended':
      return { ask: 'over', winner: state.winner };
  }
};

/** The command that answers most: what one large button does. Null where the table has to choose something first. */
export const usualCommand = (
  state: GameState,
): { type: 'next' } | { type: 'passAll' } | { type: 'revealBids' } | null => {
  const prompt = promptOf(state);
  switch (prompt.ask) {
    case 'lockBids':
    case 'archery':
    case 'ambush':
    case 'over':
      return null;
    case 'revealBids':
      return { type: 'revealBids' };
    case 'act':
      return { type: 'passAll' };
    case 'moveOrReconcile':
      return prompt.mayMove ? null : { type: 'next' };
    case 'startingFellowship':
      return prompt.isLegal ? { type: 'next' } : null;
    default:
      return { type: 'next' };
  }
};

/** What is easily forgotten in a step; each has its words and its reference. */
export const REMINDERS = {
  mandatoryFirst: ['p.17'],
  noAllyAtSanctuary: ['p.6'],
  fourCards: ['p.11'],
  nineCompanions: ['p.12'],
  mayNameCards: ['p.12'],
  useOthersCharacters: ['p.12'],
  passIsNotFinal: ['p.13'],
  alliesAtHome: ['p.14', 'p.20'],
  oneToOne: ['p.14'],
  shadowToAllies: ['p.20'],
  fierceAtStart: ['p.16'],
  emptyDeck: ['p.8'],
  ringOff: ['p.22'],
} as const satisfies Record<string, readonly Reference[]>;
export type Reminder = keyof typeof REMINDERS;

type StepGuide = { references: readonly Reference[]; reminders: readonly Reminder[] };

export const STEP_GUIDE: Record<Step, StepGuide> = {
  start: { references: ['cover'], reminders: ['mandatoryFirst', 'noAllyAtSanctuary'] },
  fellowship: { references: ['p.11'], reminders: ['fourCards', 'nineCompanions'] },
  shadow: { references: ['p.12'], reminders: ['mayNameCards', 'useOthersCharacters'] },
  manoeuvre: { references: ['p.13'], reminders: ['passIsNotFinal'] },
  archery: { references: ['p.13'], reminders: ['passIsNotFinal'] },
  archeryFire: { references: ['p.14', 'base'], reminders: ['alliesAtHome'] },
  assignment: { references: ['p.14', 'p.16'], reminders: ['oneToOne', 'fierceAtStart'] },
  defenders: { references: ['p.14', 'base'], reminders: ['alliesAtHome'] },
  shadowAssignment: { references: ['p.20', 'base'], reminders: ['shadowToAllies'] },
  chooseSkirmish: { references: ['p.14', 'base'], reminders: [] },
  skirmish: { references: ['p.15'], reminders: ['passIsNotFinal'] },
  resolution: { references: ['p.15', 'base'], reminders: [] },
  regroup: { references: ['p.16'], reminders: ['passIsNotFinal', 'ringOff'] },
  shadowReconcile: { references: ['p.16', 'base'], reminders: ['emptyDeck'] },
  moveOrReconcile: { references: ['cover', 'base'], reminders: ['emptyDeck'] },
};

/** Whether anybody may act or pass now (p.13). */
export const isActionWindow = ({ stage, at }: GameState): boolean =>
  stage === 'play' && isActionStep(at.step);
