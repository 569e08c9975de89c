import { loadTopics } from '@/games/confrontation/session/reference';
import { useWords } from '@/games/confrontation/session/useWords';
import { ReferencePage } from '@/shell/reference';

/** The rules, characters and cards of the Confrontation, searched together with the other games. */
export const Reference = ({ query }: { query?: string | undefined }) => (
  <ReferencePage game="confrontation" words={useWords().reference} load={loadTopics} query={query} />
);
