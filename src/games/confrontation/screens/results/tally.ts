import type { Side } from '@/games/confrontation/content';
import { otherSide } from '@/games/confrontation/content';
import type { Result } from '@/games/confrontation/session/results';

export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
type Strength = (typeof STRENGTHS)[number];

/** Of so many games, so many won. */
export type Tally = { won: number; played: number };

const leaderOf = ({ players, fellowship }: Result, side: Side) =>
  players[side === 'fellowship' ? fellowship : 1 - fellowship];

const tally = (results: readonly Result[], side: Side): Tally => ({
  won: results.filter(({ winner }) => winner === side).length,
  played: results.length,
});

/** How often people have won against the book of one strength, by the side they led. */
export const againstBook = (results: readonly Result[], strength: Strength): Record<Side, Tally> => {
  const led = (side: Side): Result[] =>
    results.filter(
      (one) => leaderOf(one, side)?.kind === 'person' && leaderOf(one, otherSide(side))?.kind === strength,
    );
  return {
    fellowship: tally(led('fellowship'), 'fellowship'),
    sauron: tally(led('sauron'), 'sauron'),
  };
};

/** How often each side has won between two people. */
export const betweenPeople = (results: readonly Result[]): Record<Side, Tally> => {
  const games = results.filter(({ players }) => players.every(({ kind }) => kind === 'person'));
  return { fellowship: tally(games, 'fellowship'), sauron: tally(games, 'sauron') };
};
