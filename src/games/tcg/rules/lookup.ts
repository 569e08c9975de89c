import type {
  Card,
  Character,
  CharacterKind,
  GameState,
  Id,
  Phase,
  Player,
  PlayerSeat,
  Site,
} from '@/games/tcg/state';
import { refuse } from '@/games/tcg/state/refusals';
import { PHASE_OF } from '@/games/tcg/state/steps';
import type { Game } from './rule';

const isStillIn = ({ players }: GameState, seat: PlayerSeat): boolean => players[seat]?.lost === null;

/** Everybody still in the game, in the order of play. */
export const survivors = (state: GameState): PlayerSeat[] =>
  state.players.map((_, seat) => seat).filter((seat) => isStillIn(state, seat));

/** Round the table from a seat, that seat last: to the left is +1, to the right −1. */
const roundFrom = ({ players }: GameState, from: PlayerSeat, by: 1 | -1): PlayerSeat[] =>
  players.map((_, index) => (from + by * (index + 1) + players.length * 2) % players.length);

/** p.11 Turns go to the left; the same player when nobody else is left. */
export const leftOf = (state: GameState, from: PlayerSeat): PlayerSeat =>
  roundFrom(state, from, 1).find((seat) => isStillIn(state, seat)) ?? from;

/** p.11 Everything else goes to the right. */
export const rightOf = (state: GameState, from: PlayerSeat): PlayerSeat =>
  roundFrom(state, from, -1).find((seat) => isStillIn(state, seat)) ?? from;

/** The Shadow players, from the right of the Free Peoples player on. */
export const shadowPlayers = (state: GameState): PlayerSeat[] =>
  roundFrom(state, state.freePeoples, -1).filter(
    (seat) => seat !== state.freePeoples && isStillIn(state, seat),
  );

/** p.13 The order of the action procedure: the Free Peoples player, then to the right. */
export const actionOrder = (state: GameState): PlayerSeat[] => [
  ...(isStillIn(state, state.freePeoples) ? [state.freePeoples] : []),
  ...shadowPlayers(state),
];

export const playerAt = ({ state }: Game, seat: PlayerSeat): Player =>
  state.players[seat] ?? refuse('player/no-such-player');

/** A player who is still in the game. */
export const survivorAt = (game: Game, seat: PlayerSeat): Player => {
  const player = playerAt(game, seat);
  return player.lost === null ? player : refuse('player/lost');
};

export const isInPlay = ({ fate }: Character): boolean => fate === 'inPlay';

export const charactersOf = ({ characters }: GameState, seat: PlayerSeat, kind: CharacterKind): Character[] =>
  characters.filter((one) => one.player === seat && one.kind === kind && isInPlay(one));

/** The companions of the player whose turn it is. */
export const companyOf = (state: GameState): Character[] =>
  charactersOf(state, state.freePeoples, 'companion');

export const minionsInPlay = ({ characters }: GameState): Character[] =>
  characters.filter((one) => one.kind === 'minion' && isInPlay(one));

export const ringBearerOf = ({ characters }: GameState, seat: PlayerSeat): Character | undefined =>
  characters.find(({ player, ringBearer }) => player === seat && ringBearer);

export const findCharacter = ({ characters }: GameState, id: Id): Character | undefined =>
  characters.find((one) => one.id === id);

/** A character in play; the dead and the stacked are told apart. */
export const characterBy = ({ state }: Game, id: Id): Character => {
  const found = findCharacter(state, id) ?? refuse('card/not-in-play');
  if (found.fate === 'dead') refuse('card/dead', { card: found.title });
  if (found.fate === 'stacked') refuse('card/stacked', { card: found.title });
  return found;
};

export const minionBy = (game: Game, id: Id): Character => {
  const found = characterBy(game, id);
  return found.kind === 'minion' ? found : refuse('card/not-a-minion');
};

/** Every possession, artifact and condition in play, with who bears it; null in a support area. */
export const cardsInPlay = ({
  characters,
  support,
}: GameState): { card: Card; bearer: Character | null }[] => [
  ...support.map((card) => ({ card, bearer: null })),
  ...characters.filter(isInPlay).flatMap((bearer) => bearer.held.map((card) => ({ card, bearer }))),
];

export const cardBy = ({ state }: Game, id: Id): { card: Card; bearer: Character | null } =>
  cardsInPlay(state).find(({ card }) => card.id === id) ?? refuse('card/none');

export const siteAt = ({ state }: Game, number: number): Site =>
  state.sites.find((one) => one.number === number) ?? refuse('marker/no-such-site');

/** Where the company of the player whose turn it is stands. */
export const siteNow = ({ players, freePeoples }: GameState): number => players[freePeoples]?.site ?? 1;

export const phaseOf = ({ at }: GameState): Phase => PHASE_OF[at.step];

/** An id no other card has. */
export const newId = ({ state }: Game, kind: string): Id => {
  const id = `${kind}-${state.nextId}`;
  state.nextId += 1;
  return id;
};
