import type { GameState, LineView, PlayedGame } from '@/games/confrontation/play';

/** A game that is over: how it ended, and its story with everybody named. */
export type ToldGame = Pick<PlayedGame, 'outcome' | 'fellowship'> & { log: readonly LineView[] };

/** §4 The games of a match that are over, in their order. */
export const toldGames = ({ played, outcome, fellowship, log }: GameState): ToldGame[] => [
  ...played,
  ...(outcome ? [{ outcome, fellowship, log: log ?? [] }] : []),
];
