import type { Ask } from '@/games/confrontation/play';
import { useHints } from '@/games/confrontation/session/settings';
import { useWords } from '@/games/confrontation/session/useWords';
import { Notice } from '@/ui/Notice';

/** Something a first game explains; nothing once hints are off. */
export const Lesson = ({ text }: { text: string }) =>
  useHints() ? <Notice kind="info" text={text} /> : null;

/** What a first game explains of a question. */
export const Hint = ({ ask }: { ask: Ask }) => {
  const { hints } = useWords();
  return <Lesson text={hints[ask]} />;
};
