import type { EncounterCard } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import { tell } from './log';
import type { Game, Rule } from './rule';

/** R p.24, F 1.29 Victory X: the card goes to the victory pile, which is out of play and no discard pile. */
export const takeVictory = (game: Game, { name, victory }: Pick<EncounterCard, 'name' | 'victory'>): void => {
  if (!victory) return;
  game.state.victoryPile.push({ name, points: victory });
  tell(game, { line: 'victory', card: name, amount: victory });
};

export const addVictory: Rule<'addVictory'> = {
  check: (_, { points }) => {
    if (points < 0) refuse('victory/negative');
  },
  play: (game, { name, points }) => takeVictory(game, { name, victory: points }),
  offers: () => [{ name: '', points: 1 }],
};
