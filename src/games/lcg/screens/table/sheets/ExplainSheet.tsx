import type { Explanation, Reference } from '@/games/lcg/play';
import { EXPLANATIONS } from '@/games/lcg/play';
import type { Topic } from '@/games/lcg/reference/load';
import { useWords } from '@/games/lcg/session/useWords';
import { referenceText } from '@/games/lcg/words/references';
import { Text } from '@/ui/Text';
import { EntryCard } from '../../reference/EntryCard';
import { useReference } from '../../reference/useReference';
import { Section, Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Whether an entry is the one a reference names: a clarification by its number, a heading of the rules by its page. */
const isNamed = ({ kind, number, page }: Topic, reference: Reference): boolean =>
  reference.startsWith('R p.')
    ? kind === 'rule' && `R p.${page}` === reference
    : kind === 'clarification' && number !== null && `F ${number}` === reference;

/** Why a number is what it is, and where that is written. */
export const ExplainSheet = ({ game, controls, explanation }: SheetProps & { explanation: Explanation }) => {
  const words = useWords();
  const { index } = useReference();
  const references: readonly Reference[] = EXPLANATIONS[explanation];
  const entries = (index?.indexed ?? [])
    .map(({ topic }) => topic)
    .filter((topic) => references.some((reference) => isNamed(topic, reference)));
  return (
    <Sheet game={game} title={words.table.explain.title} onClose={controls.close}>
      <Text size="story">{words.explanations.said[explanation]}</Text>
      <Text font="sansBold" tone="gold">
        {references.map((reference) => referenceText(reference, words)).join(' · ')}
      </Text>
      {entries.length > 0 ? (
        <Section title={words.table.explain.entries}>
          {entries.map((topic) => (
            <EntryCard key={topic.id} topic={topic} />
          ))}
        </Section>
      ) : null}
    </Sheet>
  );
};
