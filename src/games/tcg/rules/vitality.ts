import type { Character, GameState } from '@/games/tcg/state';
import { forbid } from '@/games/tcg/state/refusals';
import { kill } from './leavingPlay';
import { characterBy, isInPlay } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';
import { valueOf } from './stats';
import { ringInstead, takeBurdens } from './theRing';

/** What is left of its vitality; null while nobody has typed it. */
export const vitalityLeft = (state: GameState, one: Character): number | null =>
  one.vitality === null ? null : valueOf(state, one, 'vitality') - one.wounds;

/** p.6 Killed by as many wounds as vitality; a printed 0 waits for a wound. */
const isKilled = (state: GameState, one: Character): boolean => {
  const left = vitalityLeft(state, one);
  return left !== null && left <= 0 && (one.wounds > 0 || one.vitality !== 0);
};

/** p.6 After every command: a vitality bonus may have gone with its card. */
export const removeTheKilled = (game: Game): void => {
  const { state } = game;
  for (const one of state.characters.filter(isInPlay)) if (isKilled(state, one)) kill(game, one);
};

/** Wounds about to be taken: on the card, or as burdens where the Ring is worn. */
export const takeWounds = (game: Game, one: Character, amount: number): void => {
  const { wounds, burdens } = ringInstead(game.state, one, amount);
  if (burdens > 0) {
    tell(game, { line: 'ringTookWounds', player: one.player, wounds: amount - wounds, burdens });
    takeBurdens(game, one.player, burdens);
  }
  if (wounds === 0) return;
  one.wounds += wounds;
  tell(game, { line: 'wounded', card: one.title, amount: wounds });
  if (isKilled(game.state, one)) kill(game, one);
};

const idsInPlay = ({ state }: Game): string[] => state.characters.filter(isInPlay).map(({ id }) => id);

const inPlay = (game: Game, { character }: { character: string }): void => {
  inTurns(game);
  characterBy(game, character);
};

export const wound: Rule<'wound'> = {
  check: inPlay,
  play: (game, { character, amount }) => takeWounds(game, characterBy(game, character), amount),
  offers: (game) => idsInPlay(game).map((character) => ({ character, amount: 1 })),
};

/** p.6 To exert X times as a cost, X + 1 vitality must be left. */
const mayExert = (state: GameState, one: Character, times: number): boolean => {
  const left = vitalityLeft(state, one);
  return left === null || left >= times + 1;
};

export const exert: Rule<'exert'> = {
  check: (game, { character, times }) => {
    inPlay(game, { character });
    const one = characterBy(game, character);
    if (!mayExert(game.state, one, times)) forbid('exert/would-kill', { card: one.title });
  },
  play: (game, { character, times }) => {
    const one = characterBy(game, character);
    one.wounds += times;
    tell(game, { line: 'exerted', card: one.title, amount: times });
  },
  offers: (game) => idsInPlay(game).map((character) => ({ character, times: 1 })),
};

/** A wound that is not there cannot be healed. */
export const refuseUnhurt = ({ title, wounds }: Character, amount: number): void => {
  if (amount > wounds) forbid('heal/unhurt', { card: title });
};

export const healWounds = (game: Game, one: Character, amount: number): void => {
  const healed = Math.min(one.wounds, amount);
  one.wounds -= healed;
  tell(game, { line: 'healed', card: one.title, amount: healed });
};

export const heal: Rule<'heal'> = {
  check: (game, { character, amount }) => {
    inPlay(game, { character });
    refuseUnhurt(characterBy(game, character), amount);
  },
  play: (game, { character, amount }) => healWounds(game, characterBy(game, character), amount),
  offers: (game) => idsInPlay(game).map((character) => ({ character, amount: 1 })),
};

export const setWounds: Rule<'setWounds'> = {
  check: inPlay,
  play: (game, { character, wounds }) => {
    const one = characterBy(game, character);
    one.wounds = wounds;
    tell(game, { line: 'byHandOn', what: 'wounds', card: one.title, amount: wounds });
  },
  offers: (game) => idsInPlay(game).map((character) => ({ character, wounds: 0 })),
};
