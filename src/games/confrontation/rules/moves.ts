import type { RegionId } from '@/games/confrontation/content/board';
import { DOWNSTREAM, FORWARD, TUNNEL, TUNNEL_GUARD } from '@/games/confrontation/content/board';
import type { Side } from '@/games/confrontation/content/sides';
import type { CommandOf, GameState, LogLine, RefusalCode, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { startBattle } from './battle';
import { couldBe, showBy } from './knowledge';
import { pieceOf, tell } from './log';
import {
  ask,
  isCharacter,
  isEnemyAt,
  isFull,
  isOnBoard,
  regionOf,
  sideOf,
  tokenOf,
  tokensAt,
} from './lookup';
import { isTunnel, mayMoveNow, wayRefusal } from './movement';
import { defeat } from './results';
import { endTurn } from './turn';
import { bearerFell, enter, isBearer, isShireTaken, win } from './victory';

/** §2 The move of a turn, and B0: who takes the tunnel may meet the Balrog before arriving. */

type How = Extract<LogLine, { line: 'move' }>['how'];

/** Why a move cannot be made; null when it can. */
export const moveRefusal = (
  state: GameState,
  { side, token, to, via }: Omit<CommandOf<'move'>, 'type'>,
): RefusalCode | null => {
  if (sideOf(token) !== side) return 'not-your-decision';
  if (!isOnBoard(tokenOf(state, token))) return 'not-on-board';
  if (!mayMoveNow(state, token)) return 'forced-character';
  return wayRefusal(state, token, { to, via });
};

/** In Caradhras stands somebody who might be the Balrog, for all the Fellowship knows. */
const mayBeWatched = (state: GameState): boolean =>
  tokensAt(state, 'sauron', TUNNEL_GUARD).some((id) => couldBe(tokenOf(state, id), 'balrog-c'));

/** Arrived: the next move of the turn, a battle, or the end of the turn. */
const arrive = (state: GameState, id: TokenId, to: RegionId, firstStep: boolean): void => {
  enter(state, id, to);
  if (state.stage === 'over') return;
  if (firstStep && isShireTaken(state)) win(state, 'sauron', 'threeInShire');
  else if (firstStep) ask(state, 'turn', state.turn.side);
  else if (isEnemyAt(state, sideOf(id), to)) startBattle(state, id, to);
  else endTurn(state);
};

/** One piece sets out: by the tunnel it arrives only when Sauron has been asked. `firstStep` is a step before the move. */
export const setOut = (state: GameState, id: TokenId, to: RegionId, how: How, firstStep: boolean): void => {
  const from = regionOf(tokenOf(state, id));
  tell(state, { line: 'move', ...pieceOf(state, id, false), from, to, how });
  state.prompt = null;
  if (how !== 'ability' && isTunnel(sideOf(id), { from, to }) && mayBeWatched(state)) {
    state.tunnel = { token: id, shadowfax: firstStep };
    ask(state, 'balrog', 'sauron');
  } else arrive(state, id, to, firstStep);
};

export const balrogOnGuard = (state: GameState): TokenId | undefined =>
  tokensAt(state, 'sauron', TUNNEL_GUARD).find((id) => isCharacter(state, id, 'balrog-c'));

/** Killed in the tunnel: no battle, and the turn is over (A12). */
const killInTunnel = (state: GameState, id: TokenId): void => {
  showBy(state, balrogOnGuard(state) ?? refuse('ability-unavailable'), 'turn', 'balrog');
  defeat(state, id, 'tunnel');
  if (isBearer(state, id)) bearerFell(state, id, false);
  if (state.stage !== 'over') endTurn(state);
};

export const answerBalrog = (state: GameState, { yes }: CommandOf<'answer'>): void => {
  const { tunnel } = state;
  if (!tunnel) return refuse('wrong-phase');
  state.tunnel = null;
  state.prompt = null;
  if (yes) killInTunnel(state, tunnel.token);
  else arrive(state, tunnel.token, TUNNEL.to, tunnel.shadowfax);
};

const howOf = (state: GameState, { side, token, to, via }: CommandOf<'move'>): How => {
  const from = regionOf(tokenOf(state, token));
  if (via === 'ability') return 'ability';
  if (isTunnel(side, { from, to })) return 'tunnel';
  return side === 'fellowship' && DOWNSTREAM[from] === to ? 'river' : 'plain';
};

/** A15 Uruk-Hai show themselves for a long march; a single step needs no reveal. */
const isLongMarch = (state: GameState, { side, token, to, via }: CommandOf<'move'>): boolean =>
  via === 'ability' &&
  isCharacter(state, token, 'urukHai-v') &&
  !FORWARD[side][regionOf(tokenOf(state, token))].includes(to);

export const move = (state: GameState, command: CommandOf<'move'>): void => {
  if (state.prompt?.ask !== 'turn') refuse('wrong-phase');
  const refusal = moveRefusal(state, command);
  if (refusal) refuse(refusal);
  const how = howOf(state, command);
  if (isLongMarch(state, command)) showBy(state, command.token, 'turn', 'urukHai');
  setOut(state, command.token, command.to, how, false);
};

/** Whether a region has room for one more of the side’s own; for cards that place somebody there. */
export const hasRoom = (state: GameState, side: Side, region: RegionId): boolean =>
  !isEnemyAt(state, side, region) && !isFull(state, side, region);
