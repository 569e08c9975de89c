import type { Character, Id } from '@/games/tcg/state';
import { findCharacter, phaseOf, playerAt } from './lookup';
import { tell } from './log';
import type { Game } from './rule';

/** p.22 When a card leaves play, what lies on it goes too. */
export const discardStackedOn = ({ state }: Game, on: Id): void => {
  if (state.characters.some(({ stackedOn }) => stackedOn === on))
    state.characters = state.characters.filter(({ stackedOn }) => stackedOn !== on);
};

/** p.14 While minions are assigned, whoever has nobody left to face is free again, and may walk into an ambush anew (p.27). */
const freeTheLonely = (game: Game): void => {
  const { state } = game;
  const broken = state.skirmishes.filter(
    ({ status, defender, minions }) => status === 'waiting' && (defender === null || minions.length === 0),
  );
  if (broken.length === 0) return;
  state.skirmishes = state.skirmishes.filter((one) => !broken.includes(one));
  const lonely = broken.flatMap(({ defender, minions }) => (defender === null ? minions : [defender]));
  state.ambushed = state.ambushed?.filter((id) => !lonely.includes(id)) ?? [];
  for (const id of lonely) tell(game, { line: 'unassigned', card: findCharacter(state, id)?.title ?? '' });
};

/** p.15 Who is gone takes no further part in a skirmish. */
export const leaveSkirmishes = (game: Game, id: Id): void => {
  const { state } = game;
  for (const skirmish of state.skirmishes) {
    if (skirmish.status !== 'waiting' && skirmish.status !== 'open') continue;
    if (skirmish.defender === id) skirmish.defender = null;
    if (skirmish.minions.includes(id)) skirmish.minions = skirmish.minions.filter((one) => one !== id);
  }
  if (phaseOf(state) === 'assignment') freeTheLonely(game);
};

const clear = (game: Game, one: Character): void => {
  const { state } = game;
  for (const on of [one, ...one.held]) discardStackedOn(game, on.id);
  Object.assign(one, { held: [], modifiers: [], wounds: 0, allowed: false, spotted: 0 });
  leaveSkirmishes(game, one.id);
  state.ambushes = state.ambushes.filter((id) => id !== one.id);
  state.fierce = state.fierce.filter((id) => id !== one.id);
};

export const discard = (game: Game, one: Character): void => {
  clear(game, one);
  game.state.characters = game.state.characters.filter(({ id }) => id !== one.id);
};

/** p.6, p.12 Companions and allies lie in the dead pile, where companions go on counting; a minion is discarded. */
export const kill = (game: Game, one: Character): void => {
  tell(game, { line: 'killed', card: one.title });
  if (one.kind === 'minion') return discard(game, one);
  clear(game, one);
  one.fate = 'dead';
  if (one.kind === 'companion') playerAt(game, one.player).deadPile += 1;
};

/** p.23 Out of play, for all to see. */
export const stackOn = (game: Game, one: Character, on: Id): void => {
  clear(game, one);
  one.fate = 'stacked';
  one.stackedOn = on;
  tell(game, { line: 'stacked', card: one.title });
};

/** The Shadow players' minions go at the end of a turn. */
export const discardMinions = (game: Game): void => {
  const minions = game.state.characters.filter(({ kind, fate }) => kind === 'minion' && fate === 'inPlay');
  if (minions.length === 0) return;
  for (const one of minions) discard(game, one);
  tell(game, { line: 'minionsDiscarded' });
};
