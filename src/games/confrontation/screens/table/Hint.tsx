import type { Ask } from '@/games/confrontation/play';
import { useHints } from '@/games/confrontation/session/settings';
import { useWords } from '@/games/confrontation/session/useWords';
import { Notice } from '@/ui/Notice';

/** What a first game explains when it happens. */
export const Hint = ({ ask }: { ask: Ask }) => {
  const { hints } = useWords();
  return useHints() ? <Notice kind="info" text={hints[ask]} /> : null;
};
