import { loadTopics } from '@/games/tcg/session/reference';
import { useWords } from '@/games/tcg/session/useWords';
import { ReferencePage } from '@/shell/reference';

type Props = {
  /** The phase, or the words, that one comes from. */
  step?: string;
  query?: string;
};

/** The booklet, to be looked up. */
export const Reference = (props: Props) => (
  <ReferencePage game="tcg" words={useWords().reference} load={loadTopics} {...props} />
);
