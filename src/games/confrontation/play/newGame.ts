import { freshBoard } from '@/games/confrontation/rules/setup';
import type { GameState, Options, Player } from '@/games/confrontation/state';
import { SAVE_VERSION } from '@/games/confrontation/state/migrations';
import { seeded } from '@/kernel/random';

export interface NewGame {
  options: Options;
  players: readonly [Player, Player];
  /** Which of the two begins with the Fellowship. */
  fellowship: 0 | 1;
  seed: number;
}

/** The classic game as printed, once. */
export const PRINTED: Options = {
  cast: 'classic',
  blind: false,
  specials: 'off',
  gift: [],
  upstream: 'nobody',
  stalemate: 'forward',
  shire: 'present',
  riverAttacks: 'bothWays',
  match: false,
  friendlyUndo: false,
  memoryAid: false,
};

/** A game about to be set up. */
export const newGame = ({ options, players, fellowship, seed }: NewGame): GameState => ({
  saveVersion: SAVE_VERSION,
  options,
  players: [...players],
  fellowship,
  played: [],
  ...freshBoard(options),
  generator: seeded(seed),
});
