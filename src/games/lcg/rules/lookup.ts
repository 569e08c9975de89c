import type { Character, EncounterCard, GameState, Id, Phase, Player, PlayerSeat } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import { PHASE_OF } from '@/games/lcg/state/steps';
import type { Game } from './rule';

/** Everybody still in the game, clockwise from the first player. */
export const survivors = ({ players, firstPlayer }: GameState): PlayerSeat[] =>
  players
    .map((_, index) => (firstPlayer + index) % players.length)
    .filter((seat) => players[seat]?.eliminated === false);

/** The next survivor to the left; the same player when nobody else is left. */
export const leftOf = ({ players }: GameState, from: PlayerSeat): PlayerSeat => {
  const clockwise = players.map((_, index) => (from + 1 + index) % players.length);
  return clockwise.find((seat) => players[seat]?.eliminated === false) ?? from;
};

export const playerAt = ({ state }: Game, seat: PlayerSeat): Player =>
  state.players[seat] ?? refuse('player/no-such-player');

/** A player who is still in the game. */
export const survivorAt = (game: Game, seat: PlayerSeat): Player => {
  const player = playerAt(game, seat);
  return player.eliminated ? refuse('player/eliminated') : player;
};

export const isInPlay = ({ fate }: Character): boolean => fate === 'inPlay';

export const charactersOf = ({ characters }: GameState, seat: PlayerSeat): Character[] =>
  characters.filter((one) => one.controller === seat && isInPlay(one));

export const heroesOf = (state: GameState, seat: PlayerSeat): Character[] =>
  charactersOf(state, seat).filter(({ kind }) => kind === 'hero');

export const isReady = (one: Character): boolean => isInPlay(one) && !one.exhausted;

export const findCharacter = ({ characters }: GameState, id: Id): Character | undefined =>
  characters.find((one) => one.id === id);

/** A character in play. */
export const characterBy = ({ state }: Game, id: Id): Character => {
  const found = findCharacter(state, id);
  return found && isInPlay(found) ? found : refuse('card/not-in-play');
};

/** A hero in play. */
export const heroBy = (game: Game, id: Id): Character => {
  const found = characterBy(game, id);
  return found.kind === 'hero' ? found : refuse('card/not-a-hero');
};

export const findEncounter = ({ encounter }: GameState, id: Id): EncounterCard | undefined =>
  encounter.find((one) => one.id === id);

/** An encounter card in play. */
export const encounterBy = ({ state }: Game, id: Id): EncounterCard =>
  findEncounter(state, id) ?? refuse('card/not-in-play');

export const enemyBy = (game: Game, id: Id): EncounterCard => {
  const found = encounterBy(game, id);
  return found.type === 'enemy' ? found : refuse('card/not-an-enemy');
};

export const locationBy = (game: Game, id: Id): EncounterCard => {
  const found = encounterBy(game, id);
  return found.type === 'location' ? found : refuse('card/not-a-location');
};

/** A character or an encounter card: whatever can lie on the table. */
export const cardBy = (game: Game, id: Id): Character | EncounterCard => {
  const character = findCharacter(game.state, id);
  return character ? characterBy(game, id) : encounterBy(game, id);
};

/** The encounter cards of one type in play, for offers. */
export const idsOf = ({ state }: Game, type: EncounterCard['type']): Id[] =>
  state.encounter.filter((card) => card.type === type).map(({ id }) => id);

export const inZone = ({ encounter }: GameState, zone: EncounterCard['zone']): EncounterCard[] =>
  encounter.filter((one) => one.zone === zone);

export const stagingEnemies = (state: GameState): EncounterCard[] =>
  inZone(state, 'staging').filter(({ type }) => type === 'enemy');

export const stagingLocations = (state: GameState): EncounterCard[] =>
  inZone(state, 'staging').filter(({ type }) => type === 'location');

export const activeLocations = (state: GameState): EncounterCard[] => inZone(state, 'active');

/** F 1.50 Enemies engaged with a player, and those considered so. */
export const enemiesOf = ({ encounter }: GameState, seat: PlayerSeat): EncounterCard[] =>
  encounter.filter(
    ({ type, engagedWith, consideredEngaged }) =>
      type === 'enemy' && (engagedWith === seat || consideredEngaged.includes(seat)),
  );

/** The phase of the round; an attack that a card made belongs to the phase it came in. */
export const phaseOf = ({ at, enemyAttack }: GameState): Phase =>
  PHASE_OF[enemyAttack?.resume?.step ?? at.step];

/** An id no other card has. */
export const newId = ({ state }: Game, kind: string): Id => {
  const id = `${kind}-${state.nextId}`;
  state.nextId += 1;
  return id;
};
