import type { Sample } from '../contractSample';
import type { Command, State } from './game';
import { HIGHEST, REFUSALS, START, hiddenNumber } from './game';

export const sample: Sample<State, Command, null> = {
  game: hiddenNumber,
  refusals: REFUSALS,
  hasSecrets: true,
  starts: async () => [{ state: START, content: null }],
  disguised: (state, seat) =>
    seat === 'hider' || state.secret === null ? null : { ...state, secret: (state.secret % HIGHEST) + 1 },
};
