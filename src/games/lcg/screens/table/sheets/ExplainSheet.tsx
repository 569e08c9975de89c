import type { Explanation, Reference } from '@/games/lcg/play';
import { EXPLANATIONS } from '@/games/lcg/play';
import { loadTopics } from '@/games/lcg/session/reference';
import { useWords } from '@/games/lcg/session/useWords';
import { referenceText } from '@/games/lcg/words/references';
import type { Topic } from '@/session/reference';
import { Topics } from '@/shell/reference';
import { Text } from '@/ui/Text';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Whether an entry is the one a reference names: a clarification by its number, a heading of the rules by its page. */
const isNamed = ({ kind, number, page }: Topic, reference: Reference): boolean =>
  reference.startsWith('R p.')
    ? kind === 'rule' && `R p.${page}` === reference
    : kind === 'clarification' && number !== null && `F ${number}` === reference;

/** Why a number is what it is, and where that is written. */
export const ExplainSheet = ({ game, controls, explanation }: SheetProps & { explanation: Explanation }) => {
  const words = useWords();
  const references: readonly Reference[] = EXPLANATIONS[explanation];
  return (
    <Sheet game={game} title={words.table.explain.title} onClose={controls.close}>
      <Text size="story">{words.explanations.said[explanation]}</Text>
      <Text font="sansBold" tone="gold">
        {references.map((reference) => referenceText(reference, words)).join(' · ')}
      </Text>
      <Topics
        game="lcg"
        load={loadTopics}
        only={(topic) => references.some((reference) => isNamed(topic, reference))}
        heading={words.table.explain.entries}
      />
    </Sheet>
  );
};
