import { forbid } from '@/games/lcg/state/refusals';
import { phaseOf, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inRounds, notOver } from './moments';
import type { Game, Rule } from './rule';

export const setEncounterDeckEmpty: Rule<'setEncounterDeckEmpty'> = {
  check: notOver,
  play: ({ state }, { empty }) => {
    state.encounterDeckEmpty = empty;
  },
  offers: ({ state }) => [{ empty: !state.encounterDeckEmpty }],
};

const reshuffle = (game: Game): void => {
  game.state.encounterDeckEmpty = false;
  tell(game, { line: 'reshuffled' });
};

/** R p.14 A card that is revealed from an empty deck in the quest phase comes from the one made anew. */
export const reshuffleIfEmpty = (game: Game): void => {
  if (game.state.encounterDeckEmpty && phaseOf(game.state) === 'quest') reshuffle(game);
};

/** R p.14 The encounter deck is made anew from its discard pile in the quest phase alone. */
export const reshuffleEncounterDeck: Rule<'reshuffleEncounterDeck'> = {
  check: (game) => {
    inRounds(game);
    if (phaseOf(game.state) !== 'quest') forbid('deck/quest-only');
  },
  play: reshuffle,
  offers: () => [{}],
};

/** R p.12, R p.25 Who has no cards left draws none: a player's discard pile is not shuffled in. */
export const shuffleDiscardPile: Rule<'shuffleDiscardPile'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
    forbid('deck/no-reshuffle');
  },
  play: () => undefined,
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};
