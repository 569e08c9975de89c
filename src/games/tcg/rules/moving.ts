import { LAST_SITE } from '@/games/tcg/state/pieces';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { playerAt, rightOf, siteAt, siteNow } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';
import { moveLimit } from './sites';
import { ringsOffAfterRegroup } from './theRing';
import { enterShadow } from './turnSequence';
import { addTwilight, moveCost } from './twilight';

/** The cover: to the next site, from the fellowship phase or the Regroup phase; base rule: who sits on the right lays it. */
export const moveOn = (game: Game): void => {
  const { state } = game;
  const { freePeoples } = state;
  const number = siteNow(state) + 1;
  const twilight = moveCost(state).total;
  const site = siteAt(game, number);
  site.laidBy ??= rightOf(state, freePeoples);
  playerAt(game, freePeoples).site = number;
  state.moves += 1;
  tell(game, { line: 'moved', player: freePeoples, site: number, twilight });
  addTwilight(game, twilight);
  ringsOffAfterRegroup(game);
  enterShadow(game);
};

export const move: Rule<'move'> = {
  check: (game) => {
    const { state } = game;
    inTurns(game);
    if (siteNow(state) >= LAST_SITE) refuse('move/last-site');
    if (state.at.step !== 'fellowship' && state.at.step !== 'moveOrReconcile') forbid('step/not-now');
    if (state.moves >= moveLimit(state).total) forbid('move/limit');
  },
  play: moveOn,
  offers: () => [{}],
};
