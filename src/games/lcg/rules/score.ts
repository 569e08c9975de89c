import type { Character, GameState, Scoring } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import type { Explanation } from './references';
import type { Rule } from './rule';

export type PlayerScore = {
  threat: number;
  /** Threat costs of the dead heroes. */
  dead: number;
  /** Damage on the heroes that live. */
  damage: number;
  subtotal: number;
  eliminated: boolean;
};

export type Score = {
  players: PlayerScore[];
  victory: number;
  rounds: number;
  /** Ten for each round by the F.A.Q., none by the core rules. */
  forRounds: number;
  total: number;
  /** For information alone: the sheet of R p.31 seems to divide by the players. */
  mean: number;
  explanation: Explanation;
};

const POINTS_A_ROUND = 10;

type Line = Pick<PlayerScore, 'threat' | 'dead' | 'damage'> & { eliminated?: boolean };

/** R p.22 Threat, dead heroes and damage, less victory points once for the group; F, scoring: and ten a round. */
export const scoreOf = (scoring: Scoring, lines: readonly Line[], victory: number, rounds: number): Score => {
  const players = lines.map(({ threat, dead, damage, eliminated = false }) => ({
    threat,
    dead,
    damage,
    eliminated,
    subtotal: threat + dead + damage,
  }));
  const forRounds = scoring === 'faq' ? POINTS_A_ROUND * rounds : 0;
  const total = players.reduce((sum, { subtotal }) => sum + subtotal, 0) - victory + forRounds;
  return {
    players,
    victory,
    rounds,
    forRounds,
    total,
    mean: total / Math.max(1, players.length),
    explanation: `score/${scoring}`,
  };
};

const costOf = (heroes: readonly Character[]): number =>
  heroes.reduce((sum, { threatCost }) => sum + (threatCost ?? 0), 0);

/** R p.22 An eliminated player counts the threat that eliminates, and all heroes as dead. */
const lineOf = ({ players, characters, threshold }: GameState, seat: number): Line => {
  const heroes = characters.filter(({ kind, owner }) => kind === 'hero' && owner === seat);
  const { threat = 0, eliminated = false } = players[seat] ?? {};
  if (eliminated) return { threat: threshold, dead: costOf(heroes), damage: 0, eliminated };
  return {
    threat,
    dead: costOf(heroes.filter(({ fate }) => fate === 'dead')),
    damage: heroes.reduce((sum, { damage }) => sum + damage, 0),
  };
};

/** F, scoring: rounds count when their refresh phase ends; a win in round 8, its last window too, took seven. */
export const roundsCompleted = ({ history, round }: GameState): number =>
  history.filter((record) => record.round < round).length;

/** What the score would be now, whoever wins. */
export const scoreSoFar = (state: GameState, scoring: Scoring = state.scoring): Score =>
  scoreOf(
    scoring,
    state.players.map((_, seat) => lineOf(state, seat)),
    state.victoryPile.reduce((sum, { points }) => sum + points, 0),
    roundsCompleted(state),
  );

/** R p.22 Only a won game has a score. */
export const finalScore = (state: GameState, scoring: Scoring = state.scoring): Score | null =>
  state.outcome === 'won' ? scoreSoFar(state, scoring) : null;

export const setScoring: Rule<'setScoring'> = {
  check: ({ state }) => {
    if (state.outcome === 'lost') refuse('score/lost');
  },
  play: ({ state }, { scoring }) => {
    state.scoring = scoring;
  },
  offers: ({ state }) => [{ scoring: state.scoring === 'faq' ? 'core' : 'faq' }],
};
