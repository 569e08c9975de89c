import type { Place, PlayerSeat, Step } from '@/games/tcg/state';
import { PHASE_OF } from '@/games/tcg/state/steps';
import { tell } from './log';
import { endModifiers } from './modifiers';
import type { Game } from './rule';

/** A step that belongs to one player, or to one after the other. */
export const placeAt = (
  step: Step,
  player: PlayerSeat,
  waiting: PlayerSeat[] = [],
  fierce = false,
): Place => ({
  step,
  player,
  waiting,
  passed: [],
  fierce,
});

/** What ends with a phase; each skirmish and each Shadow player's part is one (p.12, p.14). Ambushes end with the assignments (p.27). */
export const endPhase = (game: Game): void => {
  endModifiers(game, 'phase');
  Object.assign(game.state, { ambushes: [], ambushed: [] });
};

/** Goes to a place; phases end and begin on the way. */
export const goTo = (game: Game, to: Place): void => {
  const { state } = game;
  const [from, phase] = [PHASE_OF[state.at.step], PHASE_OF[to.step]];
  const changes = from !== phase || state.at.fierce !== to.fierce;
  state.at = to;
  if (!changes) return;
  endPhase(game);
  // p.14 What a card changes of an archery total earlier in the turn is for the next archery fire.
  if (from === 'archery' || phase === 'regroup') state.archeryModifiers = [];
  tell(game, { line: 'phase', phase, fierce: to.fierce });
};
