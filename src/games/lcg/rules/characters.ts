import type { Character, PlayerSeat } from '@/games/lcg/state';
import type { CharacterFields } from '@/games/lcg/state/commands';
import { refuse } from '@/games/lcg/state/refusals';
import { removeCharacter } from './elimination';
import { characterBy, findCharacter, heroBy, isInPlay, newId, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';
import { changeHeroes } from './threat';
import { refuseSecondUnique } from './uniqueness';

/** A character nobody has typed anything of yet: a light ally is just this. */
export const BLANK_CHARACTER: CharacterFields = {
  name: '',
  unique: false,
  spheres: [],
  threatCost: null,
  cost: null,
  willpower: null,
  attack: null,
  defence: null,
  hitPoints: null,
  ranged: false,
  sentinel: false,
};

export const newCharacter = (
  id: string,
  kind: Character['kind'],
  player: PlayerSeat,
  fields: CharacterFields,
): Character => ({
  ...fields,
  id,
  kind,
  owner: player,
  controller: player,
  damage: 0,
  resources: 0,
  exhausted: false,
  committed: false,
  cannotCollect: false,
  attachments: [],
  modifiers: [],
  fate: 'inPlay',
});

export const enterPlay = (
  game: Game,
  kind: Character['kind'],
  player: PlayerSeat,
  fields: CharacterFields,
): void => {
  game.state.characters.push(newCharacter(newId(game, kind), kind, player, fields));
};

const idsInPlay = ({ state }: Game): string[] => state.characters.filter(isInPlay).map(({ id }) => id);

/** R p.25 Put into play: whatever counts what is played does not count it (F 1.16). */
export const putIntoPlay: Rule<'putIntoPlay'> = {
  check: (game, { player, ally }) => {
    notOver(game);
    survivorAt(game, player);
    refuseSecondUnique(game, ally);
  },
  play: (game, { player, ally }) => {
    enterPlay(game, 'ally', player, ally);
    tell(game, { line: 'entered', player, card: ally.name });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player, ally: BLANK_CHARACTER })),
};

export const describeCharacter: Rule<'describeCharacter'> = {
  check: (game, { character }) => {
    notOver(game);
    characterBy(game, character);
  },
  play: (game, { character, as }) => {
    const one = characterBy(game, character);
    // The threat cost of a hero may be what was asked for.
    changeHeroes(game, one.owner, () => Object.assign(one, as));
  },
  offers: ({ state }) =>
    state.characters
      .filter(isInPlay)
      .map(({ id, name }) => ({ character: id, as: { ...BLANK_CHARACTER, name } })),
};

export const setExhausted: Rule<'setExhausted'> = {
  check: (game, { character }) => {
    notOver(game);
    characterBy(game, character);
  },
  play: (game, { character, exhausted }) => {
    characterBy(game, character).exhausted = exhausted;
  },
  offers: (game) =>
    idsInPlay(game).map((character) => ({ character, exhausted: !characterBy(game, character).exhausted })),
};

/** By a card: a character that joins the quest or is taken from it, exhausted or not. */
export const setCommitted: Rule<'setCommitted'> = {
  check: (game, { character }) => {
    notOver(game);
    characterBy(game, character);
  },
  play: (game, { character, committed }) => {
    characterBy(game, character).committed = committed;
  },
  offers: (game) =>
    idsInPlay(game).map((character) => ({ character, committed: !characterBy(game, character).committed })),
};

export const takeControl: Rule<'takeControl'> = {
  check: (game, { character, player }) => {
    notOver(game);
    characterBy(game, character);
    survivorAt(game, player);
  },
  play: (game, { character, player }) => {
    const one = characterBy(game, character);
    one.controller = player;
    tell(game, { line: 'tookControl', player, card: one.name });
  },
  offers: (game) =>
    survivors(game.state).flatMap((player) => idsInPlay(game).map((character) => ({ character, player }))),
};

const LEAVES = { dead: 'destroyed', discarded: 'left', captive: 'captive', away: 'left' } as const;

/** A discarded hero is as gone as a dead one: the score counts both. */
export const leavePlay: Rule<'leavePlay'> = {
  check: (game, { character, how }) => {
    notOver(game);
    if (how === 'captive' || how === 'away') heroBy(game, character);
    else characterBy(game, character);
  },
  play: (game, { character, how }) => {
    const one = characterBy(game, character);
    tell(game, { line: LEAVES[how], card: one.name });
    removeCharacter(game, one, how === 'discarded' ? 'dead' : how);
  },
  offers: (game) => idsInPlay(game).map((character) => ({ character, how: 'dead' as const })),
};

/** A captive freed, or a hero that a card brings back. */
export const returnToPlay: Rule<'returnToPlay'> = {
  check: (game, { hero }) => {
    notOver(game);
    const found = findCharacter(game.state, hero) ?? refuse('card/not-in-play');
    if (isInPlay(found)) refuse('hero/not-gone');
    survivorAt(game, found.controller);
    refuseSecondUnique(game, { ...found, unique: found.unique && found.fate !== 'captive' });
  },
  play: (game, { hero }) => {
    const found = findCharacter(game.state, hero);
    if (!found) return;
    found.fate = 'inPlay';
    tell(game, { line: 'freed', card: found.name });
  },
  offers: ({ state }) => state.characters.filter((one) => !isInPlay(one)).map(({ id }) => ({ hero: id })),
};
