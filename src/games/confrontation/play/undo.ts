import type { Side } from '@/games/confrontation/content/sides';
import { SIDES } from '@/games/confrontation/content/sides';
import { TOKENS_OF, isOnBoard, tokenOf } from '@/games/confrontation/rules/lookup';
import { couldStepForward, mayMoveNow } from '@/games/confrontation/rules/movement';
import type { Ask, GameState } from '@/games/confrontation/state';
import type { UndoBar } from '@/kernel/history';
import { hasLearnt } from './learning';
import { viewOf } from './view';

/** Two people share the device, and another is asked than before. */
const changesHands = (before: GameState, after: GameState): boolean =>
  after.players.every(({ kind }) => kind === 'person') && before.prompt?.side !== after.prompt?.side;

/** §5 Questions that come on a mere suspicion: “no” tells nothing for certain, but as good as. */
const SUSPICIONS: readonly Ask[] = ['balrog', 'gwaihir', 'sam', 'frodo', 'gandalf'];

const isBook = ({ players, fellowship }: GameState, side: Side): boolean =>
  players[side === 'fellowship' ? fellowship : 1 - fellowship]?.kind !== 'person';

/** The book has answered such a question: a person who went back would know the way is clear. */
const hasBookAnswered = (before: GameState, { prompt }: GameState): boolean =>
  before.prompt !== null &&
  before.prompt !== prompt &&
  SUSPICIONS.includes(before.prompt.ask) &&
  isBook(before, before.prompt.side);

/** A12 A turn goes on though no step forward is open by what both see: somebody can go where only its text leads. */
const showsHiddenMove = (before: GameState, after: GameState): boolean => {
  const { prompt } = after;
  if (prompt?.ask !== 'turn' || prompt === before.prompt) return false;
  return !TOKENS_OF[prompt.side].some(
    (id) => isOnBoard(tokenOf(after, id)) && mayMoveNow(after, id) && couldStepForward(after, id),
  );
};

/** Undo never goes behind what a side has learnt, unless both play friendly; a new game begins for good. */
export const barsUndo = (before: GameState, after: GameState): UndoBar | null => {
  if (before.played.length !== after.played.length) return 'this';
  if (after.options.friendlyUndo) return null;
  const isBarred =
    after.stage === 'over' ||
    changesHands(before, after) ||
    hasBookAnswered(before, after) ||
    showsHiddenMove(before, after) ||
    SIDES.some((side) => hasLearnt(viewOf(before, side), viewOf(after, side)));
  return isBarred ? 'this' : null;
};
