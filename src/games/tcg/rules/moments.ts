import type { GameState, PlayerSeat, Step } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import type { Game } from './rule';

/** Anything but reading is over once the game is. */
export const notOver = ({ state }: Game): void => {
  if (state.stage === 'ended') refuse('game/over');
};

/** During the turns, not before the first. */
export const inTurns = (game: Game): void => {
  notOver(game);
  if (game.state.stage !== 'play') refuse('setUp/still');
};

export const inStage = (game: Game, stage: GameState['stage']): void => {
  notOver(game);
  if (game.state.stage !== stage) refuse('setUp/over');
};

/** Refuses what belongs to another step or to another player, unless a card allows it. */
export const inStep = (game: Game, step: Step, player?: PlayerSeat): void => {
  inTurns(game);
  const { at } = game.state;
  if (at.step !== step) forbid('step/not-now');
  else if (player !== undefined && at.player !== player) forbid('turn/not-yours');
};
