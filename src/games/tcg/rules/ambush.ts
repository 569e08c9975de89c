import type { Character } from '@/games/tcg/state';
import { refuse } from '@/games/tcg/state/refusals';
import { minionBy, phaseOf } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';
import { addTwilight } from './twilight';

/** p.27 Only what the Free Peoples player assigns walks into an ambush; an assignment made anew by hand is the same one. */
export const offerAmbush = ({ state }: Game, { id, ambush: tokens }: Character): void => {
  const isNew = ![...state.ambushes, ...(state.ambushed ?? [])].includes(id);
  // Elsewhere by an override, it ends with a phase that asks nobody about it.
  if (tokens > 0 && isNew && phaseOf(state) === 'assignment') state.ambushes.push(id);
};

/** p.27 Its owner may add the tokens: nobody else goes on before they have said so. */
export const refuseUnanswered = ({ state }: Game): void => {
  if (state.ambushes.length > 0) refuse('ambush/unanswered');
};

/** p.27 When the Free Peoples player assigns a character to a minion with ambush X, its owner may add X tokens. */
export const ambush: Rule<'ambush'> = {
  check: (game, { minion }) => {
    inTurns(game);
    if (!game.state.ambushes.includes(minion)) refuse('ambush/none');
    minionBy(game, minion);
  },
  play: (game, { minion, add }) => {
    const { title, ambush: tokens } = minionBy(game, minion);
    const { state } = game;
    state.ambushes = state.ambushes.filter((id) => id !== minion);
    state.ambushed = [...(state.ambushed ?? []), minion];
    tell(game, { line: 'ambush', card: title, amount: add ? tokens : 0 });
    if (add) addTwilight(game, tokens);
  },
  offers: ({ state }) => state.ambushes.flatMap((minion) => [true, false].map((add) => ({ minion, add }))),
};
