import type { Character, GameState, PlayerSeat } from '@/games/tcg/state';
import type { CharacterFields } from '@/games/tcg/state/commands';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { BLANK_COMPANION, enterPlay } from './characters';
import { charactersOf, findCharacter, survivorAt } from './lookup';
import { tell } from './log';
import { inStage } from './moments';
import type { Game, Rule } from './rule';
import { refuseTenth } from './ruleOfNine';
import type { Sum } from './sums';
import { sumOf, term } from './sums';
import { refuseSecondUnique } from './uniqueness';

/** p.10 The twilight costs of a starting fellowship together. */
export const STARTING_COST = 4;

/** p.10 Those beside the Ring-bearer, who is not paid for. */
export const startersOf = (state: GameState, seat: PlayerSeat): Character[] =>
  charactersOf(state, seat, 'companion').filter(({ ringBearer }) => !ringBearer);

export const startingCost = (starters: readonly Pick<CharacterFields, 'title' | 'twilightCost'>[]): Sum =>
  sumOf(
    'starter/cost',
    starters.map(({ title, twilightCost }) => term('twilightCost', twilightCost, title)),
  );

/** p.10 Four in all, and one of them must need no other companion. */
export const starterFault = (
  starters: readonly CharacterFields[],
): 'starter/cost' | 'starter/prerequisite' | null => {
  if (startingCost(starters).total > STARTING_COST) return 'starter/cost';
  const needOneAnother = starters.length > 0 && starters.every(({ prerequisite }) => prerequisite);
  return needOneAnother ? 'starter/prerequisite' : null;
};

export const addStarter: Rule<'addStarter'> = {
  check: (game, { player, as }) => {
    const { state } = game;
    inStage(game, 'fellowships');
    survivorAt(game, player);
    if (state.at.player !== player) forbid('turn/not-yours');
    if (as.kind !== 'companion') forbid('starter/companions-only');
    const fault = starterFault([...startersOf(state, player), as]);
    if (fault !== null) forbid(fault);
    refuseSecondUnique(game, player, as);
    refuseTenth(game, player);
  },
  play: (game, { player, as }) => {
    enterPlay(game, player, as);
    // p.10 No tokens are added.
    tell(game, { line: 'starter', player, card: as.title, cost: as.twilightCost ?? 0 });
  },
  offers: ({ state }) =>
    state.at.player === null
      ? []
      : [
          { player: state.at.player, as: BLANK_COMPANION },
          { player: state.at.player, as: { ...BLANK_COMPANION, twilightCost: 2 } },
        ],
};

export const removeStarter: Rule<'removeStarter'> = {
  check: (game, { character }) => {
    inStage(game, 'fellowships');
    const found = findCharacter(game.state, character) ?? refuse('card/not-in-play');
    if (found.ringBearer) refuse('starter/not-one');
  },
  play: ({ state }, { character }) => {
    state.characters = state.characters.filter(({ id }) => id !== character);
  },
  offers: ({ state }) =>
    state.characters.filter(({ ringBearer }) => !ringBearer).map(({ id }) => ({ character: id })),
};

/** What keeps a player from being done with the starting fellowship. */
export const refuseFellowship = ({ state }: Game): void => {
  const fault = starterFault(startersOf(state, state.at.player ?? state.freePeoples));
  if (fault !== null) forbid(fault);
};
