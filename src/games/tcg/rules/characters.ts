import type { Character, PlayerSeat } from '@/games/tcg/state';
import type { CharacterFields } from '@/games/tcg/state/commands';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { playFromHand } from './hand';
import { discard, kill } from './leavingPlay';
import { characterBy, findCharacter, isInPlay, newId, playerAt, shadowPlayers, survivorAt } from './lookup';
import { tell } from './log';
import { inTurns, notOver } from './moments';
import type { Game, Rule } from './rule';
import { refuseTenth } from './ruleOfNine';
import { addTwilight, playCost, refuseTooDear } from './twilight';
import { refuseDeadUnique, refuseSecondUnique } from './uniqueness';

/** A companion nobody has typed anything of yet. */
export const BLANK_COMPANION: CharacterFields = {
  kind: 'companion',
  title: '',
  subtitle: '',
  unique: false,
  culture: null,
  twilightCost: null,
  strength: null,
  vitality: null,
  archery: 0,
  damage: 0,
  siteNumber: null,
  home: null,
  ringBound: false,
  fierce: false,
  ambush: 0,
  unhasty: false,
  prerequisite: false,
};
export const BLANK_ALLY: CharacterFields = { ...BLANK_COMPANION, kind: 'ally' };
export const BLANK_MINION: CharacterFields = { ...BLANK_COMPANION, kind: 'minion' };

export const newCharacter = (id: string, player: PlayerSeat, as: CharacterFields): Character => ({
  ...as,
  id,
  player,
  ringBearer: false,
  wounds: 0,
  allowed: false,
  spotted: 0,
  held: [],
  modifiers: [],
  fate: 'inPlay',
  stackedOn: null,
});

export const enterPlay = (game: Game, player: PlayerSeat, as: CharacterFields): void => {
  game.state.characters.push(newCharacter(newId(game, as.kind), player, as));
};

/** p.11–12 Companions and allies are the Free Peoples player's, minions those of Shadow players. */
const refuseSide = ({ state }: Game, player: PlayerSeat, { kind }: CharacterFields): void => {
  if ((kind === 'minion') === (player === state.freePeoples)) forbid('side/not-yours');
};

const refuseEntering = (game: Game, player: PlayerSeat, as: CharacterFields): void => {
  survivorAt(game, player);
  refuseSide(game, player, as);
  refuseSecondUnique(game, player, as);
  refuseDeadUnique(game, player, as);
  if (as.kind === 'companion') refuseTenth(game, player);
};

/** p.11–12 Free Peoples cards are played in the fellowship phase, Shadow cards in one's own Shadow phase. */
export const refusePhase = ({ state }: Game, player: PlayerSeat, isShadow: boolean): void => {
  const { step, player: now } = state.at;
  if (step !== (isShadow ? 'shadow' : 'fellowship')) forbid('side/wrong-phase');
  else if (now !== player) forbid('turn/not-yours');
};

export const playCharacter: Rule<'playCharacter'> = {
  check: (game, { player, as, change }) => {
    inTurns(game);
    refuseEntering(game, player, as);
    refusePhase(game, player, as.kind === 'minion');
    if (as.kind === 'minion') refuseTooDear(game, playCost(game.state, as, change).total);
  },
  play: (game, { player, as, change }) => {
    const cost = playCost(game.state, as, change).total;
    playFromHand(game, player);
    enterPlay(game, player, as);
    tell(game, { line: 'played', player, card: as.title, cost });
    addTwilight(game, as.kind === 'minion' ? -cost : cost);
  },
  offers: ({ state }) => [
    { player: state.freePeoples, as: { ...BLANK_COMPANION, twilightCost: 2 }, change: 0 },
    { player: state.freePeoples, as: { ...BLANK_ALLY, twilightCost: 1 }, change: 0 },
    ...shadowPlayers(state).flatMap((player) =>
      [1, 4].map((twilightCost) => ({ player, as: { ...BLANK_MINION, twilightCost }, change: 0 })),
    ),
  ],
};

export const putIntoPlay: Rule<'putIntoPlay'> = {
  check: (game, { player, as }) => {
    inTurns(game);
    refuseEntering(game, player, as);
  },
  play: (game, { player, as }) => {
    enterPlay(game, player, as);
    tell(game, { line: 'entered', player, card: as.title });
  },
  offers: ({ state }) => [
    { player: state.freePeoples, as: BLANK_COMPANION },
    ...shadowPlayers(state).map((player) => ({ player, as: BLANK_MINION })),
  ],
};

/** By hand; what a character is stays what it is. */
export const describeCharacter: Rule<'describeCharacter'> = {
  check: (game, { character }) => {
    notOver(game);
    characterBy(game, character);
  },
  play: (game, { character, as }) => {
    const one = characterBy(game, character);
    Object.assign(one, as, { kind: one.kind });
  },
  offers: ({ state }) =>
    state.characters
      .filter(isInPlay)
      .map(({ id, title }) => ({ character: id, as: { ...BLANK_COMPANION, title } })),
};

export const leavePlay: Rule<'leavePlay'> = {
  check: (game, { character, how }) => {
    inTurns(game);
    const one = characterBy(game, character);
    if (one.ringBearer && how === 'discarded') refuse('card/ring-bearer');
  },
  play: (game, { character, how }) => {
    const one = characterBy(game, character);
    if (how === 'killed') return kill(game, one);
    tell(game, { line: 'discarded', card: one.title });
    discard(game, one);
  },
  offers: ({ state }) =>
    state.characters
      .filter(isInPlay)
      .flatMap(({ id, ringBearer }) =>
        ringBearer
          ? [{ character: id, how: 'killed' as const }]
          : (['killed', 'discarded'] as const).map((how) => ({ character: id, how })),
      ),
};

/** By a card: from the dead pile, or from where it was stacked. */
export const returnToPlay: Rule<'returnToPlay'> = {
  check: (game, { character }) => {
    inTurns(game);
    const found = findCharacter(game.state, character) ?? refuse('card/not-in-play');
    if (isInPlay(found)) refuse('card/in-play');
    survivorAt(game, found.player);
    refuseSide(game, found.player, found);
    refuseSecondUnique(game, found.player, found);
    if (found.kind === 'companion' && found.fate === 'stacked') refuseTenth(game, found.player);
  },
  play: (game, { character }) => {
    const found = findCharacter(game.state, character);
    if (!found) return;
    const player = playerAt(game, found.player);
    if (found.fate === 'dead' && found.kind === 'companion')
      player.deadPile = Math.max(0, player.deadPile - 1);
    Object.assign(found, { fate: 'inPlay', stackedOn: null });
    tell(game, { line: 'returned', card: found.title });
  },
  offers: ({ state }) =>
    state.characters.filter((one) => !isInPlay(one)).map(({ id }) => ({ character: id })),
};

/** p.19–20 How many the text of a character can spot now. */
export const setSpotted: Rule<'setSpotted'> = {
  check: (game, { character }) => {
    inTurns(game);
    characterBy(game, character);
  },
  play: (game, { character, spotted }) => {
    characterBy(game, character).spotted = spotted;
  },
  offers: ({ state }) =>
    state.characters.filter(isInPlay).map(({ id, spotted }) => ({ character: id, spotted: spotted + 1 })),
};
