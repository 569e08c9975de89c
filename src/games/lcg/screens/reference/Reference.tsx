import { loadTopics } from '@/games/lcg/session/reference';
import { useWords } from '@/games/lcg/session/useWords';
import { ReferencePage } from '@/shell/reference';

type Props = {
  /** The step of the round, or the words, that one comes from. */
  step?: string;
  query?: string;
};

/** The rules and the F.A.Q. of the Card Game. */
export const Reference = (props: Props) => (
  <ReferencePage game="lcg" words={useWords().reference} load={loadTopics} {...props} />
);
