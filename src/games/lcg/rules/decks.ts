import { forbid } from '@/games/lcg/state/refusals';
import { phaseOf, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inRounds, notOver } from './moments';
import type { Rule } from './rule';

export const setEncounterDeckEmpty: Rule<'setEncounterDeckEmpty'> = {
  check: notOver,
  play: ({ state }, { empty }) => {
    state.encounterDeckEmpty = empty;
  },
  offers: ({ state }) => [{ empty: !state.encounterDeckEmpty }],
};

/** R p.14 The encounter deck is made anew from its discard pile in the quest phase alone. */
export const reshuffleEncounterDeck: Rule<'reshuffleEncounterDeck'> = {
  check: (game) => {
    inRounds(game);
    if (phaseOf(game.state) !== 'quest') forbid('deck/quest-only');
  },
  play: (game) => {
    game.state.encounterDeckEmpty = false;
    tell(game, { line: 'reshuffled' });
  },
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
