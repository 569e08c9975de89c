import type { Side } from '@/games/tcg/content/cultures';
import type { ArcheryFire, Character, GameState } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { refuseAbsent, takesPart } from './allies';
import { characterBy, minionsInPlay, newId } from './lookup';
import { tell } from './log';
import { inStep, inTurns } from './moments';
import type { Game, Rule } from './rule';
import { termOf, valueOf } from './stats';
import type { Sum } from './sums';
import { sumOf, term } from './sums';
import { takeWounds } from './vitality';

/** p.14, p.20 Who shoots and may be shot at: allies with the company alone. */
const withCompany = (state: GameState): Character[] =>
  state.characters.filter((one) => takesPart(state, one));

const sideOf = (state: GameState, side: Side): Character[] =>
  side === 'shadow' ? minionsInPlay(state) : withCompany(state);

/** p.14, p.23 The archers of a side and what cards add, never below 0. */
export const archeryTotal = (state: GameState, side: Side): Sum =>
  sumOf('archery/total', [
    ...sideOf(state, side)
      .filter((one) => valueOf(state, one, 'archery') > 0)
      .map((one) => termOf(state, one, 'archery')),
    ...state.archeryModifiers
      .filter((modifier) => modifier.side === side)
      .map(({ name, amount }) => term('modifier', amount, name)),
  ]);

/** Base rule: whom the arrows of a side may hit. */
export const archeryTargets = (state: GameState, by: Side): Character[] =>
  sideOf(state, by === 'shadow' ? 'freePeoples' : 'shadow');

/** The wounds to be dealt; arrows with nobody before them are lost. */
export const fireNow = (state: GameState): ArcheryFire => ({
  freePeoples: archeryTargets(state, 'freePeoples').length > 0 ? archeryTotal(state, 'freePeoples').total : 0,
  shadow: archeryTargets(state, 'shadow').length > 0 ? archeryTotal(state, 'shadow').total : 0,
});

/** A side without a target left has no more wounds to take. */
export const dropLostArrows = ({ state }: Game): void => {
  for (const side of ['freePeoples', 'shadow'] as const)
    if (state.archery && state.archery[side] > 0 && archeryTargets(state, side).length === 0)
      state.archery[side] = 0;
};

export const isFireOver = ({ archery }: GameState): boolean =>
  !archery || (archery.freePeoples === 0 && archery.shadow === 0);

export const modifyArchery: Rule<'modifyArchery'> = {
  check: inTurns,
  play: (game, { side, name, amount }) => {
    game.state.archeryModifiers.push({ id: newId(game, 'modifier'), side, name, amount });
    tell(game, { line: 'archeryModified', of: side, amount });
  },
  offers: () => [
    { side: 'shadow', name: '', amount: 1 },
    { side: 'freePeoples', name: '', amount: -1 },
  ],
};

export const setArchery: Rule<'setArchery'> = {
  check: (game) => inStep(game, 'archeryFire'),
  play: (game, { freePeoples, shadow }) => {
    game.state.archery = { freePeoples, shadow };
    tell(game, { line: 'archery', freePeoples, shadow });
  },
  offers: () => [{ freePeoples: 1, shadow: 1 }],
};

/** Whose arrows hit this character. */
const shooters = ({ kind }: Character): Side => (kind === 'minion' ? 'freePeoples' : 'shadow');

/** Base rule: wounds are dealt one by one, so that who is killed takes no more. */
export const archeryWound: Rule<'archeryWound'> = {
  check: (game, { character }) => {
    const { archery } = game.state;
    inStep(game, 'archeryFire');
    const one = characterBy(game, character);
    if (!archery) return refuse('archery/no-fire');
    if (one.kind !== 'minion') refuseAbsent(game, one);
    if (archery[shooters(one)] === 0) forbid('archery/none-left');
  },
  play: (game, { character }) => {
    const { archery } = game.state;
    const one = characterBy(game, character);
    const by = shooters(one);
    if (archery) archery[by] = Math.max(0, archery[by] - 1);
    takeWounds(game, one, 1);
  },
  offers: ({ state }) =>
    [...archeryTargets(state, 'freePeoples'), ...archeryTargets(state, 'shadow')].map(({ id }) => ({
      character: id,
    })),
};
