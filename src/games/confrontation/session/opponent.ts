import { conclude, ponder, think, thoughtSeed } from '@/games/confrontation/cpu';
import type { Strength } from '@/games/confrontation/cpu';
import { confrontation } from '@/games/confrontation/game';
import type { Command, GameState, View } from '@/games/confrontation/play';
import { viewOf } from '@/games/confrontation/play';
import { canUndo } from '@/kernel/history';
import { useGame } from './game';

/** The strength of the book where it is asked now; null where a person is. */
const strengthAsked = ({ prompt, players, fellowship }: GameState): Strength | null => {
  if (!prompt) return null;
  const kind = players[prompt.side === 'fellowship' ? fellowship : 1 - fellowship]?.kind ?? 'person';
  return kind === 'person' ? null : kind;
};

/** What is asked now, by identity. */
export const questionOf = (state: GameState): unknown => confrontation.asks(state);

type Thinking = { onProgress(progress: number): void; isCancelled(): boolean };

/** A page that nobody sees draws no frames: then a thought goes on by the clock, in milliseconds. */
const UNSEEN = 100;

/** Settled once the next frame has been drawn, so that a slice of a thought never stands in the way of one. */
const nextFrame = (): Promise<void> =>
  new Promise((resume) => {
    const late = setTimeout(resume, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resume, 0);
    });
  });

/** The book thinks by its own view, in slices between which the screen draws, and gives its answer. */
export const answerAsBook = async (thinking: Thinking): Promise<void> => {
  await takingBack;
  if (thinking.isCancelled()) return;
  const { game, act } = useGame.getState();
  const strength = game && strengthAsked(game.state);
  if (!game?.state.prompt || !strength) return;
  const { state, history } = game;
  const seed = thoughtSeed(state.generator, history.first + history.head);
  const commands = await ponder(think(viewOf(state, game.state.prompt.side), strength, seed), {
    now: () => performance.now(),
    pause: nextFrame,
    ...thinking,
  });
  for (const command of commands ?? []) if (!thinking.isCancelled()) await act(command);
};

/** Settled once steps are taken back: on the way past its own decisions the book would make them again. */
let takingBack: Promise<void> = Promise.resolve();

/** One step back; against the book, back to where a person was asked. */
export const takeBack = (): Promise<void> => (takingBack = takingBack.then(stepBack));

const stepBack = async (): Promise<void> => {
  const { undo } = useGame.getState();
  for (let again = true; again;) {
    await undo();
    const { game } = useGame.getState();
    again = game !== null && strengthAsked(game.state) !== null && canUndo(game.history) !== undefined;
  }
};

/** A set-up the book would choose itself, for a player who asks for one. */
export const proposedSetUp = (view: View, seed: number): Command | undefined =>
  conclude(think(view, 'easy', seed)).find(({ type }) => type === 'arrange');
