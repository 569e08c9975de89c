import type { Character, EncounterCard, GameState, Id, PlayerSeat } from '@/games/lcg/state';
import { discardAttachmentsOf } from './attachments';
import { charactersOf, enemiesOf, heroesOf, leftOf, playerAt, survivors } from './lookup';
import { tell } from './log';
import type { Game } from './rule';

type WhyEliminated = 'threat' | 'heroes' | 'effect';

/** Back among what is not engaged, active or claimed; a card lying face down is discarded instead. */
export const sendToStaging = ({ state }: Game, card: EncounterCard): void => {
  if (card.faceDown) state.encounter = state.encounter.filter(({ id }) => id !== card.id);
  Object.assign(card, { zone: 'staging', engagedWith: null, claimedBy: null });
};

/** A card leaves play; an objective that is gone needs no guard. */
export const removeEncounter = ({ state }: Game, id: Id): void => {
  state.encounter = state.encounter.filter((one) => one.id !== id);
  state.unguarded = state.unguarded.filter((objective) => objective !== id);
  for (const one of state.encounter) if (one.guards === id) one.guards = null;
};

/** R p.9, F 1.17 With the character gone an objective is unclaimed again; one whose text discards it, the table discards. */
const giveUpObjectives = (game: Game, { id }: Character): void => {
  for (const card of game.state.encounter.filter(({ claimedBy }) => claimedBy === id))
    sendToStaging(game, card);
};

/** R p.8 A card that leaves play loses what lay on it; a hero stays on the list, since the score counts the dead. */
export const removeCharacter = (game: Game, one: Character, fate: Character['fate']): void => {
  const { state } = game;
  one.fate = fate;
  // R p.25 It goes back to its owner, whoever controlled it.
  one.controller = one.owner;
  giveUpObjectives(game, one);
  Object.assign(one, { committed: false, exhausted: false, damage: 0, resources: 0 });
  one.attachments = [];
  one.modifiers = [];
  if (one.kind === 'ally') state.characters = state.characters.filter(({ id }) => id !== one.id);
};

/** R p.22 Won at the end of the last stage, lost when nobody is left. */
export const endGame = (game: Game, outcome: 'won' | 'lost'): void => {
  const { state } = game;
  state.stage = 'ended';
  state.outcome = outcome;
  state.at.window = false;
  state.enemyAttack = null;
  state.playerAttack = null;
  state.success = null;
  tell(game, { line: 'over', outcome });
};

/** F 1.30 The token of an eliminated first player goes to the left at once. */
const passToken = (game: Game, from: PlayerSeat): void => {
  const { state } = game;
  if (state.firstPlayer !== from) return;
  state.firstPlayer = leftOf(state, from);
  tell(game, { line: 'firstPlayer', player: state.firstPlayer });
};

/** R p.22, F 1.07 Who claims an objective controls it: it is discarded with the player's cards. */
const discardObjectives = (game: Game, seat: PlayerSeat): void => {
  const theirs = new Set(charactersOf(game.state, seat).map(({ id }) => id));
  for (const { id, claimedBy } of game.state.encounter)
    if (claimedBy !== null && theirs.has(claimedBy)) removeEncounter(game, id);
};

/** R p.22 The player's cards are discarded; engaged enemies return to the staging area and keep their damage. */
export const eliminate = (game: Game, seat: PlayerSeat, why: WhyEliminated): void => {
  const { state } = game;
  const player = playerAt(game, seat);
  if (player.eliminated || state.stage === 'ended') return;
  player.eliminated = true;
  tell(game, { line: 'eliminated', player: seat, why });
  discardObjectives(game, seat);
  for (const one of state.characters.filter(({ controller }) => controller === seat))
    removeCharacter(game, one, 'dead');
  discardAttachmentsOf(game, seat);
  for (const enemy of enemiesOf(state, seat)) {
    enemy.consideredEngaged = enemy.consideredEngaged.filter((other) => other !== seat);
    if (enemy.engagedWith === seat) sendToStaging(game, enemy);
  }
  if (survivors(state).length === 0) endGame(game, 'lost');
  else passToken(game, seat);
};

/** F, Q&A: a hero lent to another player, shuffled into a deck or held captive is not killed. */
const allHeroesKilled = ({ characters }: GameState, seat: PlayerSeat): boolean => {
  const own = characters.filter(({ kind, owner }) => kind === 'hero' && owner === seat);
  return own.length > 0 && own.every(({ fate }) => fate === 'dead');
};

/** Escape from Dol Guldur: whoever has only the captive left is out, and everybody loses with them. */
const onlyCaptiveLeft = (state: GameState, seat: PlayerSeat): boolean =>
  heroesOf(state, seat).length === 0 &&
  state.characters.some(({ owner, fate }) => owner === seat && fate === 'captive') &&
  !state.characters.some(({ owner, kind, fate }) => owner === seat && kind === 'hero' && fate === 'inPlay');

const hasFallen = (state: GameState, seat: PlayerSeat): boolean =>
  allHeroesKilled(state, seat) || onlyCaptiveLeft(state, seat);

/** R p.22 After anything that can kill: who is out by it, and by whose fall; the heroes lent to a player fall with them. */
export const eliminateTheFallen = (game: Game): void => {
  const { state } = game;
  if (state.stage !== 'play') return;
  const seat = survivors(state).find((one) => hasFallen(state, one));
  if (seat === undefined) return;
  const loses = onlyCaptiveLeft(state, seat);
  eliminate(game, seat, 'heroes');
  if (loses && state.outcome === null) endGame(game, 'lost');
  eliminateTheFallen(game);
};
