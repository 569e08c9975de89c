import type { RegionId } from '@/games/confrontation/content/board';
import {
  ADJACENT,
  BOARD,
  DOWNSTREAM,
  FORWARD,
  NEIGHBOURS,
  REACH,
  REGIONS,
  SIDEWAYS,
  TUNNEL,
  isAhead,
  isUpstream,
} from '@/games/confrontation/content/board';
import type { CharacterId } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { otherSide } from '@/games/confrontation/content/sides';
import type { CommandOf, GameState, RefusalCode, Token, TokenId } from '@/games/confrontation/state';
import {
  TOKENS_OF,
  countAt,
  isEmpty,
  isEnemyAt,
  isFull,
  isOnBoard,
  regionOf,
  sideOf,
  tokenOf,
} from './lookup';

/** §2 Moves: one step forward, or what a character’s text allows. */

export type Via = CommandOf<'move'>['via'];
type Way = { from: RegionId; to: RegionId };
type Answer = RefusalCode | null;

export const isTunnel = (side: Side, { from, to }: Way): boolean =>
  side === 'fellowship' && from === TUNNEL.from && to === TUNNEL.to;

const joinsTunnelEnds = ({ from, to }: Way): boolean =>
  (from === TUNNEL.from && to === TUNNEL.to) || (from === TUNNEL.to && to === TUNNEL.from);

const whyNotForward = (side: Side, { from, to }: Way): RefusalCode => {
  if (joinsTunnelEnds({ from, to })) return 'tunnel-forbidden';
  if (side === 'sauron' && DOWNSTREAM[from] === to) return 'river-forbidden';
  if (BOARD[from].touches.includes(to)) return 'mountain-sideways';
  return ADJACENT[from].includes(to) ? 'not-forward' : 'not-adjacent';
};

/** The Watcher, once shown, never goes forward again. */
export const isFixed = ({ character, shown }: Token): boolean =>
  character === 'watcher-v' && shown !== 'hidden';

const plain = (state: GameState, side: Side, { from, to }: Way): Answer => {
  if (!FORWARD[side][from].includes(to)) return whyNotForward(side, { from, to });
  return isFull(state, side, to) ? 'region-full' : null;
};

const attackOn = (state: GameState, side: Side, to: RegionId): Answer =>
  isEnemyAt(state, side, to) ? null : 'must-attack';

/** Whether forward steps lead there through regions that are neither full nor held by the enemy. */
const isPathOpen = (state: GameState, side: Side, { from, to }: Way): boolean =>
  FORWARD[side][from].some(
    (next) =>
      next === to ||
      (!isFull(state, side, next) &&
        !isEnemyAt(state, side, next) &&
        isPathOpen(state, side, { from: next, to })),
  );

const leadsTo = (side: Side, { from, to }: Way): boolean => REACH[side][from].includes(to);

/** A1 The table holds attacks along the Anduin to the rules of moves: the Fellowship’s downstream, Sauron’s never. */
const isRiverClosed = ({ options }: GameState, side: Side, { from, to }: Way): boolean =>
  options.riverAttacks === 'asMoves' &&
  (isUpstream(from, to) || (side === 'sauron' && DOWNSTREAM[from] === to));

const besides = (allowed: readonly RegionId[], state: GameState, side: Side, way: Way): Answer => {
  if (isRiverClosed(state, side, way)) return 'river-forbidden';
  if (allowed.includes(way.to)) return attackOn(state, side, way.to);
  return BOARD[way.from].touches.includes(way.to) ? 'mountain-sideways' : 'not-adjacent';
};

const aragorn = (state: GameState, side: Side, way: Way): Answer =>
  besides(NEIGHBOURS[way.from], state, side, way);

const witchKing = (state: GameState, side: Side, way: Way): Answer =>
  besides(SIDEWAYS[way.from], state, side, way);

const onlyOne = (state: GameState, side: Side, to: RegionId): Answer =>
  countAt(state, otherSide(side), to) === 1 ? null : 'not-single-enemy';

const nazgulFlight = (state: GameState, side: Side, { to }: Way): Answer => onlyOne(state, side, to);

const treebeard = (state: GameState, side: Side, { to }: Way): Answer =>
  to === 'fangorn' ? onlyOne(state, side, to) : 'not-adjacent';

const longRide = (state: GameState, side: Side, way: Way): Answer => {
  if (!leadsTo(side, way)) return 'not-forward';
  return attackOn(state, side, way.to) ?? (isPathOpen(state, side, way) ? null : 'path-blocked');
};

const longMarch = (state: GameState, side: Side, way: Way): Answer => {
  if (!leadsTo(side, way)) return 'not-forward';
  if (!isEmpty(state, way.to)) return 'must-be-empty';
  return isPathOpen(state, side, way) ? null : 'path-blocked';
};

const nazgulJump = (state: GameState, side: Side, { from, to }: Way): Answer =>
  FORWARD[side][from].some((over) => FORWARD[side][over].includes(to))
    ? attackOn(state, side, to)
    : 'not-forward';

const ABILITIES: Partial<Record<CharacterId, (state: GameState, side: Side, way: Way) => Answer>> = {
  'aragorn-c': aragorn,
  'witchKing-c': witchKing,
  'nazgul-c': nazgulFlight,
  'blackRider-c': longRide,
  'urukHai-v': longMarch,
  'nazgul-v': nazgulJump,
  'treebeard-v': treebeard,
};

/** Why a piece cannot go there from where it stands, or from `from`; null when it can. */
export const wayRefusal = (
  state: GameState,
  id: TokenId,
  { to, via, from }: { to: RegionId; via: Via; from?: RegionId },
): Answer => {
  const token = tokenOf(state, id);
  const way = { from: from ?? regionOf(token), to };
  if (isFixed(token)) return 'watcher-fixed';
  if (via === 'plain') return plain(state, sideOf(id), way);
  const ability = ABILITIES[token.character];
  if (!ability || way.from === to) return 'ability-unavailable';
  return ability(state, sideOf(id), way);
};

export type Destination = { to: RegionId; via: Via };

/** By its text, where a plain step does not lead; to Fangorn from the mouth of the tunnel both ways differ. */
const byAbility = (state: GameState, id: TokenId, from: RegionId): Destination[] => {
  const { character } = tokenOf(state, id);
  if (!ABILITIES[character]) return [];
  const steps = FORWARD[sideOf(id)][from];
  const found: Destination[] = [];
  for (const to of REGIONS) {
    if (steps.includes(to) && !(character === 'treebeard-v' && from === TUNNEL.from)) continue;
    if (wayRefusal(state, id, { to, via: 'ability', from }) === null) found.push({ to, via: 'ability' });
  }
  return found;
};

/** Everywhere a piece can go from where it stands, or from `from`. */
export const destinations = (
  state: GameState,
  id: TokenId,
  from = regionOf(tokenOf(state, id)),
): Destination[] => {
  if (isFixed(tokenOf(state, id))) return [];
  const side = sideOf(id);
  const found = byAbility(state, id, from);
  const steps: Destination[] = [];
  for (const to of FORWARD[side][from]) if (!isFull(state, side, to)) steps.push({ to, via: 'plain' });
  return found.length === 0 ? steps : steps.concat(found);
};

/** A13 By what everybody sees: some region ahead has room, and it is no Watcher that was shown. */
export const couldStepForward = (state: GameState, id: TokenId): boolean => {
  const token = tokenOf(state, id);
  return !isFixed(token) && FORWARD[sideOf(id)][regionOf(token)].some((to) => !isFull(state, sideOf(id), to));
};

/** A5 Forward by a step or a jump; sideways and backward attacks do not count. */
const canGoForward = (state: GameState, id: TokenId): boolean => {
  const [side, from] = [sideOf(id), regionOf(tokenOf(state, id))];
  return couldStepForward(state, id) || byAbility(state, id, from).some(({ to }) => isAhead(side, from, to));
};

/** Whether a side is still in the game when its turn comes. */
export const canMove = (state: GameState, side: Side): boolean =>
  TOKENS_OF[side].some(
    (id) =>
      isOnBoard(tokenOf(state, id)) &&
      (state.options.stalemate === 'forward' ? canGoForward(state, id) : destinations(state, id).length > 0),
  );

/** Whom the cards played before let move now. */
export const mayMoveNow = ({ turn }: GameState, id: TokenId): boolean => {
  if (turn.first?.card === 'shadowfax' && turn.first.token !== id) return false;
  if (turn.first?.card === 'darkOfMordor' && turn.first.token === id) return false;
  return turn.forced === null || turn.forced === id;
};
