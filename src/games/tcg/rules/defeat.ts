import type { Character, GameState, Loss, PlayerSeat } from '@/games/tcg/state';
import type { CommandType } from '@/games/tcg/state/commands';
import { refuse } from '@/games/tcg/state/refusals';
import { discard, discardStackedOn } from './leavingPlay';
import { cardsInPlay, charactersOf, playerAt, ringBearerOf, survivors } from './lookup';
import { tell } from './log';
import type { Game } from './rule';

export const endGame = (game: Game, winner: PlayerSeat | null, how: 'site' | 'last' | 'byHand'): void => {
  const { state } = game;
  state.stage = 'ended';
  state.winner = winner;
  if (winner === null) tell(game, { line: 'endedWithoutWinner' });
  else tell(game, { line: 'won', player: winner, how });
};

/** Their cards in support areas and on characters of others. */
const discardCards = (game: Game, seat: PlayerSeat): void => {
  const { state } = game;
  const isTheirs = ({ player }: { player: PlayerSeat }): boolean => player === seat;
  for (const { card } of cardsInPlay(state)) if (isTheirs(card)) discardStackedOn(game, card.id);
  state.support = state.support.filter((card) => !isTheirs(card));
  for (const one of state.characters)
    if (one.held.some(isTheirs)) one.held = one.held.filter((card) => !isTheirs(card));
};

/** A player is out: their cards leave the table, and the sites they held return to the path. */
export const markLost = (game: Game, seat: PlayerSeat, why: Loss): void => {
  const { state } = game;
  playerAt(game, seat).lost = why;
  tell(game, { line: 'lost', player: seat, why });
  for (const one of state.characters.filter(({ player }) => player === seat)) discard(game, one);
  discardCards(game, seat);
  for (const site of state.sites) if (site.controlledBy === seat) site.controlledBy = null;
};

/** p.8 Corrupted by as many burdens as resistance; base rule: the death of the Ring-bearer loses too. */
const whyFallen = (state: GameState, seat: PlayerSeat): Loss | null => {
  const player = state.players[seat];
  if (!player || player.lost !== null) return null;
  if (player.burdens >= player.resistance) return 'corrupted';
  return ringBearerOf(state, seat)?.fate === 'dead' ? 'ringBearerDead' : null;
};

/** The companions of whom a card may make the next Ring-bearer. */
export const heirsOf = (state: GameState, seat: PlayerSeat): Character[] =>
  charactersOf(state, seat, 'companion');

/** p.17 A dead Ring-bearer with companions left: a card may answer before the game is lost. */
const mayBeAnswered = (state: GameState, seat: PlayerSeat): boolean =>
  whyFallen(state, seat) === 'ringBearerDead' && heirsOf(state, seat).length > 0;

/** Whose Ring-bearer is dead, and waits for an answer; null for nobody's. */
export const bereaved = (state: GameState): PlayerSeat | null =>
  survivors(state).find((seat) => mayBeAnswered(state, seat)) ?? null;

/** What may come between the death of a Ring-bearer and what follows from it; `next` says that no card answers. */
const ANSWERS: readonly CommandType[] = [
  ...(['makeRingBearer', 'returnToPlay', 'act', 'next'] as const),
  ...(['describeCharacter', 'lose', 'endGame', 'changeBaseRules'] as const),
];

export const refuseBereaved = ({ state }: Game, type: CommandType): void => {
  if (state.stage === 'play' && !ANSWERS.includes(type) && bereaved(state) !== null)
    refuse('ring/bearer-dead');
};

/** Base rule: the last player left wins. */
export const loseTheFallen = (game: Game): void => {
  const { state } = game;
  for (const seat of survivors(state)) {
    const why = whyFallen(state, seat);
    if (why !== null && !mayBeAnswered(state, seat)) markLost(game, seat, why);
  }
  const left = survivors(state);
  if (left.length < 2) endGame(game, left[0] ?? null, 'last');
};
