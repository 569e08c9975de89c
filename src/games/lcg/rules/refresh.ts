import { leftOf, survivors } from './lookup';
import { tell } from './log';
import type { Game } from './rule';
import { raiseEach } from './threat';

/** R p.22 Everything is readied, each player raises their threat by 1, the token goes to the left. */
export const refresh = (game: Game): void => {
  const { state } = game;
  for (const one of state.characters) one.exhausted = false;
  tell(game, { line: 'refreshed' });
  raiseEach(game, 1);
  if (state.stage === 'ended') return;
  state.firstPlayer = leftOf(state, state.firstPlayer);
  if (survivors(state).length > 1) tell(game, { line: 'firstPlayer', player: state.firstPlayer });
  recordRound(game);
};

/** F, scoring: a round counts at the end of its refresh phase; gone through twice by hand, it counts once. */
const recordRound = ({ state }: Game): void => {
  const { round, players, quest } = state;
  const { stage, progress } = quest;
  const earlier = state.history.filter((record) => record.round < round);
  state.history = [...earlier, { round, threats: players.map(({ threat }) => threat), stage, progress }];
};

/** What lasts until the end of the round ends, and the next one begins. */
export const endRound = (game: Game): void => {
  const { state } = game;
  for (const card of [...state.characters, ...state.encounter])
    card.modifiers = card.modifiers.filter(({ until }) => until === 'leaves');
  for (const limit of state.limits) if (limit.per === 'round') limit.used = limit.used.map(() => 0);
  for (const card of state.encounter) Object.assign(card, { attacked: [], attackedBy: [] });
  state.alliesPlayed = 0;
  state.round += 1;
  tell(game, { line: 'round', round: state.round });
};
