import { refuse } from '@/games/tcg/state/refusals';
import { minionBy } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Rule } from './rule';
import { addTwilight } from './twilight';

/** p.27 When the Free Peoples player assigns a character to a minion with ambush X, its owner may add X tokens. */
export const ambush: Rule<'ambush'> = {
  check: (game, { minion }) => {
    inTurns(game);
    if (!game.state.ambushes.includes(minion)) refuse('ambush/none');
    minionBy(game, minion);
  },
  play: (game, { minion, add }) => {
    const { title, ambush: tokens } = minionBy(game, minion);
    game.state.ambushes = game.state.ambushes.filter((id) => id !== minion);
    tell(game, { line: 'ambush', card: title, amount: add ? tokens : 0 });
    if (add) addTwilight(game, tokens);
  },
  offers: ({ state }) => state.ambushes.flatMap((minion) => [true, false].map((add) => ({ minion, add }))),
};
