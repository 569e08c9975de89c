import { forbid } from '@/games/tcg/state/refusals';
import type { GameState } from '@/games/tcg/state';
import { characterBy, companyOf, siteNow } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Rule } from './rule';
import { healWounds, refuseUnhurt } from './vitality';

/** Base rule: how many wounds a turn that begins here heals; null where there is no sanctuary. */
export const sanctuaryHere = (state: GameState): number | null =>
  state.base.sanctuaries.includes(siteNow(state)) ? state.base.sanctuaryHeals : null;

/** p.6 Wounds of companions alone, never of allies. */
export const healAtSanctuary: Rule<'healAtSanctuary'> = {
  check: (game, { character, amount }) => {
    const { state } = game;
    inTurns(game);
    const one = characterBy(game, character);
    if (state.at.step !== 'start' || state.sanctuary === null) forbid('sanctuary/none');
    else if (amount > state.sanctuary) forbid('sanctuary/used-up');
    if (one.kind !== 'companion') forbid('sanctuary/ally', { card: one.title });
    else if (one.player !== state.freePeoples) forbid('side/not-yours');
    refuseUnhurt(one, amount);
  },
  play: (game, { character, amount }) => {
    const { state } = game;
    healWounds(game, characterBy(game, character), amount);
    if (state.sanctuary === null) return;
    state.sanctuary = Math.max(0, state.sanctuary - amount);
    tell(game, { line: 'sanctuary', amount: state.sanctuary });
  },
  offers: ({ state }) => companyOf(state).map(({ id }) => ({ character: id, amount: 1 })),
};
