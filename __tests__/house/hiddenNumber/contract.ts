import type { Sample } from '../contractSample';
import type { Command, Numbers, State } from './game';
import { HIGHEST, NUMBERS, REFUSALS, START, hiddenNumber } from './game';

export const sample: Sample<State, Command, Numbers> = {
  game: hiddenNumber,
  refusals: REFUSALS,
  hasSecrets: true,
  starts: async () => [{ state: START, content: NUMBERS }],
  disguised: (state, seat) =>
    seat === 'hider' || state.secret === null ? null : { ...state, secret: (state.secret % HIGHEST) + 1 },
};
