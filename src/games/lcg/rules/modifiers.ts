import { refuse } from '@/games/lcg/state/refusals';
import { cardBy, isInPlay, newId } from './lookup';
import { notOver } from './moments';
import type { Rule } from './rule';
import { countOf } from './stats';

/**
 * F 1.55 What a player card adds is fixed when it is triggered; what an encounter card adds is counted anew whenever the
 * game changes.
 */
export const modify: Rule<'modify'> = {
  check: (game, { card }) => {
    notOver(game);
    cardBy(game, card);
  },
  play: (game, { card: id, name, stat, amount, each, source, until }) => {
    const card = cardBy(game, id);
    const fixed = source === 'player' || each === null;
    card.modifiers.push({
      id: newId(game, 'modifier'),
      name,
      stat,
      // −0 would not survive JSON.
      amount: fixed ? amount * countOf(game.state, card, each) || 0 : amount,
      each: fixed ? null : each,
      until,
    });
  },
  offers: ({ state }) =>
    [...state.characters.filter(isInPlay), ...state.encounter].map(({ id }) => ({
      card: id,
      name: '',
      stat: 'attack' as const,
      amount: 1,
      each: null,
      source: 'player' as const,
      until: 'phase' as const,
    })),
};

export const unmodify: Rule<'unmodify'> = {
  check: (game, { card, modifier }) => {
    notOver(game);
    if (!cardBy(game, card).modifiers.some(({ id }) => id === modifier)) refuse('modifier/none');
  },
  play: (game, { card: id, modifier }) => {
    const card = cardBy(game, id);
    card.modifiers = card.modifiers.filter((one) => one.id !== modifier);
  },
  offers: ({ state }) =>
    [...state.characters.filter(isInPlay), ...state.encounter].flatMap(({ id, modifiers }) =>
      modifiers.map((one) => ({ card: id, modifier: one.id })),
    ),
};
