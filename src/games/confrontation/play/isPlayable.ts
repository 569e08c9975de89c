import { BOARD, REGIONS } from '@/games/confrontation/content/board';
import { HAND } from '@/games/confrontation/content/cards';
import { FACES, TILES, bitOf, tileBits } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES } from '@/games/confrontation/content/sides';
import { TOKENS_OF, countAt, tokenOf } from '@/games/confrontation/rules/lookup';
import type { GameState } from '@/games/confrontation/state';
import { legalCommands } from './legalCommands';
import { someWorld } from './world';
import { viewOf } from './view';

/** Nine pieces of nine tiles, each among its own candidates, and no region too full. */
const piecesFit = (state: GameState, side: Side): boolean => {
  const tokens = TOKENS_OF[side].map((id) => tokenOf(state, id));
  const own = tokens.every(({ character }) => FACES[side].includes(character));
  const tiles = new Set(tokens.map(({ character }) => tileBits(character)));
  const known = tokens.every(({ character, candidates }) => (candidates & bitOf(character)) !== 0);
  const room = REGIONS.every((region) => countAt(state, side, region) <= BOARD[region].capacity);
  return own && tiles.size === TILES && known && room;
};

/** Every combat card of a side is in one place. */
const cardsFit = ({ cards, battle, stage }: GameState, side: Side): boolean => {
  const { hand, discard } = cards[side];
  const played = battle?.played[side] ?? null;
  const all = [...hand, ...discard, ...(played === null ? [] : [played])];
  const own = all.every((card) => HAND[side].includes(card)) && new Set(all).size === all.length;
  return own && (stage === 'over' || all.length === HAND[side].length);
};

const partsFit = ({ stage, prompt, outcome, players, tokens, battle, tunnel }: GameState): boolean =>
  players.length === 2 &&
  tokens.length === 2 * TILES &&
  (stage === 'over') === (outcome !== null) &&
  (stage === 'over') === (prompt === null) &&
  (tunnel !== null) === (prompt?.ask === 'balrog') &&
  (battle === null || stage === 'play');

/** Asks the rules what every screen asks them; a document they cannot follow makes one of them throw. */
export const isPlayable = (state: GameState): boolean => {
  try {
    if (!partsFit(state)) return false;
    if (!SIDES.every((side) => piecesFit(state, side) && cardsFit(state, side))) return false;
    for (const side of SIDES) someWorld(viewOf(state, side));
    return state.stage === 'over' || legalCommands(state).length > 0;
  } catch {
    return false;
  }
};
