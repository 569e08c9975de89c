import { playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Rule } from './rule';

/** p.19 What an effect asks is done as far as it can be, and the rest is ignored; null where nobody has counted. */
const asFarAsPossible = (asked: number, available: number | null): number =>
  available === null ? asked : Math.min(asked, available);

export const discardFromHand: Rule<'discardFromHand'> = {
  check: (game, { player }) => {
    inTurns(game);
    survivorAt(game, player);
  },
  play: (game, { player: seat, cards: asked }) => {
    const player = playerAt(game, seat);
    const cards = asFarAsPossible(asked, player.hand);
    if (player.hand !== null) player.hand -= cards;
    tell(game, { line: 'discardedFromHand', player: seat, cards, asked });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player, cards: 2 })),
};
