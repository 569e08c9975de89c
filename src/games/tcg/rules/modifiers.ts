import type { Until } from '@/games/tcg/state';
import { refuse } from '@/games/tcg/state/refusals';
import { characterBy, isInPlay, newId } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';

export const modify: Rule<'modify'> = {
  check: (game, { character }) => {
    inTurns(game);
    characterBy(game, character);
  },
  play: (game, { character, name, stat, amount, atLeast, until }) => {
    const id = newId(game, 'modifier');
    const one = characterBy(game, character);
    one.modifiers.push({ id, name, stat, amount, atLeast, until });
    tell(game, { line: 'modified', card: one.title, stat, amount, until });
  },
  offers: ({ state }) =>
    state.characters.filter(isInPlay).map(({ id }) => ({
      character: id,
      name: '',
      stat: 'strength' as const,
      amount: 1,
      atLeast: null,
      until: 'phase' as const,
    })),
};

export const unmodify: Rule<'unmodify'> = {
  check: (game, { character, modifier }) => {
    inTurns(game);
    if (!characterBy(game, character).modifiers.some(({ id }) => id === modifier)) refuse('modifier/none');
  },
  play: (game, { character, modifier }) => {
    const one = characterBy(game, character);
    const ended = one.modifiers.find(({ id }) => id === modifier);
    if (!ended) return;
    const { stat, amount, until } = ended;
    one.modifiers = one.modifiers.filter(({ id }) => id !== modifier);
    tell(game, { line: 'unmodified', card: one.title, stat, amount, until });
  },
  offers: ({ state }) =>
    state.characters
      .filter(isInPlay)
      .flatMap(({ id, modifiers }) => modifiers.map((one) => ({ character: id, modifier: one.id }))),
};

/** What lasts until now ends now. */
export const endModifiers = ({ state }: Game, ...ended: Until[]): void => {
  for (const one of state.characters)
    if (one.modifiers.some(({ until }) => ended.includes(until)))
      one.modifiers = one.modifiers.filter(({ until }) => !ended.includes(until));
};
