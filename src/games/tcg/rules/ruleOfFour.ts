import type { GameState, PlayerSeat } from '@/games/tcg/state';
import { playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';

/** p.11 Cards a player may take into hand in their fellowship phase, however they come. */
const MOST_DRAWN = 4;

export type Draw = { drawn: number; asked: number; explanation: Explanation };

/** p.11 What is drawn “at the start of your turn” does not count: that is before the phase. */
const isLimited = ({ at, freePeoples, stage }: GameState, seat: PlayerSeat): boolean =>
  stage === 'play' && at.step === 'fellowship' && seat === freePeoples;

/** p.11 An effect that asks for more is done as far as the limit. */
export const drawNow = (state: GameState, seat: PlayerSeat, asked: number): Draw => {
  if (!isLimited(state, seat)) return { drawn: asked, asked, explanation: 'draw/free' };
  const left = Math.max(0, MOST_DRAWN - (state.players[seat]?.drawn ?? 0));
  return { drawn: Math.min(left, asked), asked, explanation: 'draw/four' };
};

const take = (game: Game, seat: PlayerSeat, cards: number): void => {
  const player = playerAt(game, seat);
  if (isLimited(game.state, seat)) player.drawn += cards;
  if (player.hand !== null) player.hand += cards;
};

export const draw: Rule<'draw'> = {
  check: (game, { player }) => {
    inTurns(game);
    survivorAt(game, player);
  },
  play: (game, { player, cards }) => {
    const { drawn, asked } = drawNow(game.state, player, cards);
    take(game, player, drawn);
    tell(game, { line: 'drew', player, cards: drawn, asked });
  },
  offers: ({ state }) => survivors(state).flatMap((player) => [1, 3].map((cards) => ({ player, cards }))),
};
