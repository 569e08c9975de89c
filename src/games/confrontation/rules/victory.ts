import type { RegionId } from '@/games/confrontation/content/board';
import { nameOf } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { otherSide } from '@/games/confrontation/content/sides';
import type { GameState, Outcome, TokenId } from '@/games/confrontation/state';
import { ruleOut, showBy, stir } from './knowledge';
import { pieceOf, tell } from './log';
import { charactersOnBoard, countAt, findByName, sideOf, tokenOf } from './lookup';

/** §4 How a game is won, and what it is worth. */

export const win = (state: GameState, winner: Side, reason: Outcome['reason']): void => {
  state.outcome = { winner, reason, points: charactersOnBoard(state, winner) };
  state.stage = 'over';
  state.prompt = null;
  state.battle = null;
  state.tunnel = null;
};

export const isBearer = (state: GameState, id: TokenId): boolean =>
  sideOf(id) === 'fellowship' && nameOf(tokenOf(state, id).character) === state.bearer;

/** Somebody came to Mordor or the Shire and the game goes on: the opponent knows who that was not. */
const learnFromEntry = (state: GameState, id: TokenId, region: RegionId): void => {
  if (region === 'shire' && sideOf(id) === 'sauron') ruleOut(state, id, 'witchKing-v');
  if (region !== 'mordor' || sideOf(id) !== 'fellowship') return;
  if (state.bearer === 'frodo') ruleOut(state, id, 'frodo-c', 'frodo-v');
  else ruleOut(state, id, 'sam-c', 'sam-v');
};

const TO_WIN_IN_SHIRE = 3;

/** A3 Presence counts once the battles there are over, not entries in the past. */
export const isShireTaken = (state: GameState): boolean =>
  countAt(state, 'sauron', 'shire') >= TO_WIN_IN_SHIRE;

/** A3 Where the table counts entries, the third wins at once, before any battle. */
const haveEnoughEntered = ({ options, entered }: GameState): boolean =>
  options.shire === 'entered' && entered >= TO_WIN_IN_SHIRE;

/** Any change of region; entering may win at once, whoever is there. */
export const enter = (state: GameState, id: TokenId, region: RegionId): void => {
  const token = tokenOf(state, id);
  token.at = region;
  stir(state, region);
  if (region === 'shire' && sideOf(id) === 'sauron') state.entered += 1;
  if (region === 'mordor' && isBearer(state, id)) win(state, 'fellowship', 'bearerInMordor');
  else if (region === 'shire' && token.character === 'witchKing-v') win(state, 'sauron', 'witchKingInShire');
  else if (region === 'shire' && haveEnoughEntered(state)) win(state, 'sauron', 'threeInShire');
  else learnFromEntry(state, id, region);
};

/** A7, A8 Frodo of the variant hands the Ring to either Sam, who is shown; null when nobody takes it. */
const heir = (state: GameState, id: TokenId, byWarg: boolean): TokenId | null => {
  if (tokenOf(state, id).character !== 'frodo-v' || byWarg) return null;
  const sam = findByName(state, 'fellowship', 'sam');
  return sam !== undefined && tokenOf(state, sam).at !== 'fallen' ? sam : null;
};

const passRing = (state: GameState, sam: TokenId): void => {
  state.bearer = 'sam';
  showBy(state, sam, 'turn', 'ring');
  tell(state, { line: 'ring', ...pieceOf(state, sam, true) });
};

/** The bearer has fallen: Sam takes up the Ring, or Sauron has won. */
export const bearerFell = (state: GameState, id: TokenId, byWarg: boolean): void => {
  const sam = heir(state, id, byWarg);
  if (sam === null) win(state, 'sauron', 'bearerDefeated');
  else passRing(state, sam);
};

/** §4 Points of both players over the games that are over. */
export const matchScore = (state: GameState): [number, number] => {
  const games = [
    ...state.played,
    ...(state.outcome ? [{ outcome: state.outcome, fellowship: state.fellowship }] : []),
  ];
  const pointsOf = (player: number): number =>
    games
      .filter(({ outcome, fellowship }) => (outcome.winner === 'fellowship') === (fellowship === player))
      .reduce((sum, { outcome }) => sum + outcome.points, 0);
  return [pointsOf(0), pointsOf(1)];
};

/** Who loses when `side` has nobody who can move. */
export const loseWithoutMove = (state: GameState, side: Side): void => win(state, otherSide(side), 'noMove');
