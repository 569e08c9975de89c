import type { Checked } from '@/kernel/checks';
import { listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import { charactersOnBoard } from '@/games/confrontation/rules/lookup';
import { matchScore } from '@/games/confrontation/rules/victory';
import type { GameState, Refusal } from '@/games/confrontation/state';

const few = whole(0, 99);

/** What the list of saves shows: nothing of it is secret. */
export const isCover = shape({
  cast: oneOf('classic', 'variant', 'draft'),
  stage: oneOf('setUp', 'play', 'over'),
  /** Which game of the match, from 1; 0 where there is no match. */
  game: few,
  ply: whole(0, 9999),
  players: listOf(shape({ name: text(0, 40), kind: oneOf('person', 'easy', 'normal', 'hard') }), 2),
  fellowship: whole(0, 1),
  /** Characters left on the board. */
  left: shape({ fellowship: few, sauron: few }),
  winner: orNull(oneOf('fellowship', 'sauron')),
  score: listOf(few, 2),
});
export type Cover = Checked<typeof isCover>;

export const coverOf = (state: GameState): Cover => ({
  cast: state.options.cast,
  stage: state.stage,
  game: state.options.match ? state.played.length + 1 : 0,
  ply: state.ply,
  players: state.players,
  fellowship: state.fellowship,
  left: {
    fellowship: state.stage === 'setUp' ? 0 : charactersOnBoard(state, 'fellowship'),
    sauron: state.stage === 'setUp' ? 0 : charactersOnBoard(state, 'sauron'),
  },
  winner: state.outcome?.winner ?? null,
  score: matchScore(state),
});

/** §5 A copy made before the end would lead back behind what has been seen since. */
export const copyRefusal = (cover: unknown): Refusal | null =>
  isCover(cover) && cover.stage !== 'over' ? { code: 'copy-barred' } : null;
