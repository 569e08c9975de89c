import type { GameState } from '@/games/lcg/state';
import { inZone, isInPlay } from './lookup';
import { tell } from './log';
import { inRounds } from './moments';
import { arrive, inStep, openWindow } from './place';
import { needsSplit, placeOnQuest, refuseWrongShares, splitsOf } from './progress';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import type { Sum, Term } from './stats';
import { sumOf, termOf } from './stats';
import { raiseEach } from './threat';

export type QuestResult = {
  willpower: Sum;
  threat: Sum;
  outcome: 'success' | 'failure' | 'tie';
  /** Progress to place. */
  progress: number;
  /** What each player raises their threat by. */
  raise: number;
  explanation: Explanation;
};

const outcomeOf = (difference: number): QuestResult['outcome'] => {
  if (difference === 0) return 'tie';
  return difference > 0 ? 'success' : 'failure';
};

/** R p.14 Willpower against threat: the difference is progress, or it raises the threat of each player. */
export const questResult = (committed: Term[], staging: Term[]): QuestResult => {
  const willpower = sumOf(committed);
  const threat = sumOf(staging);
  const difference = willpower.total - threat.total;
  const outcome = outcomeOf(difference);
  return {
    willpower,
    threat,
    outcome,
    progress: Math.max(0, difference),
    raise: Math.max(0, -difference),
    explanation: committed.length === 0 ? 'quest/nobody' : `quest/${outcome}`,
  };
};

/** What the table counted itself takes the place of a sum. */
const orCounted = (counted: number | null, terms: Term[]): Term[] =>
  counted === null ? terms : [{ name: '', value: counted, known: true }];

/**
 * R p.14–15, R p.24 The sums as they stand: engaged enemies and the active location do not count, cards that guard an
 * objective do.
 */
export const questSums = (state: GameState): QuestResult => {
  const committed = state.characters.filter((one) => one.committed && isInPlay(one));
  const staging = inZone(state, 'staging').filter(({ type }) => type !== 'objective');
  return questResult(
    orCounted(
      state.totals.willpower,
      committed.map((one) => termOf(state, one, 'willpower')),
    ),
    orCounted(
      state.totals.threat,
      staging.map((one) => termOf(state, one, 'threat')),
    ),
  );
};

/** R p.14 The step itself. F 1.24: after a success Forced effects come first, and progress is placed by the next step on. */
export const resolveQuest = (game: Game): void => {
  const { willpower, threat, progress, raise } = questSums(game.state);
  tell(game, { line: 'quest', willpower: willpower.total, threat: threat.total });
  if (progress > 0) {
    game.state.success = { amount: progress };
    return;
  }
  raiseEach(game, raise);
  openWindow(game);
};

/** Places the progress of a won quest; refused while two active locations leave a choice. */
export const placeSuccess = (game: Game): void => {
  const { state } = game;
  const { success } = state;
  if (!success) return;
  state.success = null;
  openWindow(game);
  placeOnQuest(game, success.amount, {});
};

export const setTotals: Rule<'setTotals'> = {
  check: inRounds,
  play: ({ state }, { willpower, threat }) => {
    state.totals = { willpower, threat };
  },
  offers: () => [{ willpower: null, threat: null }],
};

/** F 1.34 Two active locations: the players share the progress out as they like. */
export const splitProgress: Rule<'splitProgress'> = {
  check: (game, { shares }) => {
    inStep(game, 'resolution');
    refuseWrongShares(game, game.state.success?.amount ?? 0, shares);
  },
  play: (game, { shares }) => {
    arrive(game, 'resolution');
    const amount = game.state.success?.amount ?? 0;
    game.state.success = null;
    openWindow(game);
    placeOnQuest(game, amount, { shares });
  },
  offers: ({ state }) => {
    const amount = state.success?.amount ?? 0;
    return needsSplit(state, amount) ? splitsOf(state, amount).map((shares) => ({ shares })) : [];
  },
};
