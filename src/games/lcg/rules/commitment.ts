import { forbid, refuse } from '@/games/lcg/state/refusals';
import { characterBy, charactersOf, isReady, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { arrive, goTo, inStep, nextTurn } from './place';
import type { Rule } from './rule';
import { valueOf } from './stats';

/** R p.14; F, Q&A: each player in turn commits all the characters of their choice at once, exhausting them. */
export const commit: Rule<'commit'> = {
  check: (game, { player, characters }) => {
    survivorAt(game, player);
    inStep(game, 'commit', player);
    if (new Set(characters).size < characters.length) refuse('character/twice');
    for (const one of characters.map((id) => characterBy(game, id))) {
      if (one.exhausted) forbid('character/exhausted', { card: one.name });
      if (one.controller !== player) forbid('character/not-yours', { card: one.name });
    }
  },
  play: (game, { player, characters }) => {
    const { state } = game;
    const there = arrive(game, 'commit') && state.at.player === player;
    const committed = characters.map((id) => characterBy(game, id));
    for (const one of committed) Object.assign(one, { committed: true, exhausted: true });
    const willpower = committed.reduce((total, one) => total + valueOf(state, one, 'willpower'), 0);
    tell(game, { line: 'committed', player, characters: committed.length, willpower });
    if (there) goTo(game, nextTurn(state));
  },
  offers: ({ state }) =>
    survivors(state).flatMap((player) => {
      const ready = charactersOf(state, player)
        .filter(isReady)
        .map(({ id }) => id);
      return [[], ready.slice(0, 1), ready].map((characters) => ({ player, characters }));
    }),
};
