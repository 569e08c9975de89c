import { useEffect, useState } from 'react';
import type { Side } from '@/games/confrontation/content';
import type { TokenId } from '@/games/confrontation/play';
import { viewOf } from '@/games/confrontation/play';
import type { OpenGame } from '@/games/confrontation/session/game';
import { useGame } from '@/games/confrontation/session/game';
import { answerAsBook, questionOf } from '@/games/confrontation/session/opponent';
import { useWords } from '@/games/confrontation/session/useWords';
import { ProgressBar } from '@/ui/ProgressBar';
import { About } from './About';
import { Hands } from './Hands';
import { playerOf } from './seat';
import { TableFrame } from './TableFrame';

/** The book decides: the board stays in sight, and how far it has thought. */
export const BookThinks = ({ game, side }: { game: OpenGame; side: Side }) => {
  const { table, names } = useWords();
  const view = viewOf(game.state, side);
  const [about, setAbout] = useState<TokenId | null>(null);
  return (
    <TableFrame
      who={table.plays(playerOf(view, side).name, names.side[side])}
      title={table.thinking}
      ask={null}
      board={{
        tokens: view.tokens,
        side,
        memoryAid: view.options.memoryAid,
        onPiece: setAbout,
        onAbout: setAbout,
      }}
    >
      <Thoughts game={game} />
      <Hands view={view} />
      <About view={view} token={about} onClose={() => setAbout(null)} />
    </TableFrame>
  );
};

/** A bar that moved with every slice would have every frame painted. */
const STEPS = 10;

/** How far the book has thought. It is drawn alone: the board would take longer than a frame for each step of a thought. */
const Thoughts = ({ game }: { game: OpenGame }) => {
  const { table } = useWords();
  return <ProgressBar label={table.thinking} value={useBookAnswer(game)} max={STEPS} />;
};

/** Thinks about the question that stands now and answers it; how far it has come, in steps. */
const useBookAnswer = ({ state }: OpenGame): number => {
  const [progress, setProgress] = useState(0);
  // An answer may be several commands: it is the same question until the last of them.
  const asked = questionOf(state);
  useEffect(() => {
    let cancelled = false;
    answerAsBook({
      onProgress: (share) => setProgress(Math.floor(share * STEPS)),
      isCancelled: () => cancelled,
    }).catch((crash: unknown) => useGame.setState({ crash }));
    return () => {
      cancelled = true;
    };
  }, [asked]);
  return progress;
};
