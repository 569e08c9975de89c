import { View } from 'react-native';
import type { Explanation, Reference, Sum } from '@/games/tcg/play';
import { EXPLANATIONS, PARTS } from '@/games/tcg/play';
import { loadTopics } from '@/games/tcg/session/reference';
import { useWords } from '@/games/tcg/session/useWords';
import { referenceText } from '@/games/tcg/words/references';
import { Topics } from '@/shell/reference';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Why a number is what it is, and where that is written. */
export const ExplainSheet = ({
  game,
  controls,
  explanation,
  sum,
}: SheetProps & { explanation: Explanation; sum: Sum | null }) => {
  const words = useWords();
  const references: readonly Reference[] = EXPLANATIONS[explanation];
  return (
    <Sheet game={game} title={words.table.explain.title} onClose={controls.close}>
      <Text size="story">{words.explanations.said[explanation]}</Text>
      <Text font="sansBold" tone="gold">
        {references.map((reference) => referenceText(reference, words)).join(' · ')}
      </Text>
      {sum ? <Terms sum={sum} /> : null}
      <Topics
        game="tcg"
        load={loadTopics}
        only={({ page }) => references.some((reference) => reference === `p.${page}`)}
        heading={words.table.explain.entries}
      />
    </Sheet>
  );
};

/** Each number of a sum on its line: what it is, whose, and where that is written. */
const Terms = ({ sum: { terms, total } }: { sum: Sum }) => {
  const words = useWords();
  const { explanations, table } = words;
  return (
    <Section title={table.explain.sum}>
      {terms.map(({ part, name, value, known }, at) => {
        const places: readonly Reference[] = PARTS[part];
        const about = [
          ...(name === '' ? [] : [explanations.part[part]]),
          ...places.map((one) => referenceText(one, words)),
          ...(known ? [] : [explanations.unknown]),
        ];
        return (
          <View key={at} style={{ flexDirection: 'row', gap: SPACE.s }}>
            <View style={{ flex: 1 }}>
              <Text font="sansBold">{name === '' ? explanations.part[part] : name}</Text>
              {about.length === 0 ? null : (
                <Text size="label" tone="faded">
                  {about.join(' · ')}
                </Text>
              )}
            </View>
            <Text font="sansBold">{known ? `${value}` : '?'}</Text>
          </View>
        );
      })}
      <View style={{ flexDirection: 'row', gap: SPACE.s }}>
        <Text font="serifBold" style={{ flex: 1 }}>
          {table.explain.total}
        </Text>
        <Text font="sansBold" size="story">
          {total}
        </Text>
      </View>
    </Section>
  );
};
