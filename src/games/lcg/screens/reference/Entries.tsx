import { useMemo } from 'react';
import { SectionList, View } from 'react-native';
import type { Step } from '@/games/lcg/reference/schema';
import type { SearchIndex } from '@/games/lcg/reference/search';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { EntryCard } from './EntryCard';
import type { Group } from './groups';
import { answersTo, groupsOf } from './groups';

type Props = { index: SearchIndex; query: string; step: Step | null; onEveryStep(): void };

/** The entries that answer, by kind, as one long list. */
export const Entries = ({ index, query, step, onEveryStep }: Props) => {
  const { reference: words } = useWords();
  const sought = query.trim();
  const groups = useMemo(
    () => groupsOf(answersTo(index, sought, step), sought !== ''),
    [index, sought, step],
  );
  return (
    <SectionList
      // Another question begins at the top of its answers.
      key={`${sought} ${step}`}
      sections={groups}
      keyExtractor={({ id }) => id}
      initialNumToRender={12}
      stickySectionHeadersEnabled={false}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{ paddingBottom: SPACE.xl }}
      renderSectionHeader={({ section }) => <KindHeading group={section} />}
      renderItem={({ item }) => <EntryCard topic={item} />}
      ItemSeparatorComponent={Gap}
      ListEmptyComponent={<Nothing sought={sought} step={step} onEveryStep={onEveryStep} />}
      ListFooterComponent={
        groups.length > 0 ? (
          <Text tone="faded" style={{ paddingTop: SPACE.l }}>
            {words.sources}
          </Text>
        ) : null
      }
    />
  );
};

const Gap = () => <View style={{ height: SPACE.s }} />;

const KindHeading = ({ group: { kind, data } }: { group: Group }) => {
  const { reference: words } = useWords();
  const { colours } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'baseline',
        gap: SPACE.m,
        paddingTop: SPACE.m,
        paddingBottom: SPACE.s,
        backgroundColor: colours.ground,
      }}
    >
      <Text size="heading" heading={2} style={{ flexShrink: 1 }}>
        {words.kind[kind]}
      </Text>
      <Text tone="faded">{words.found(data.length)}</Text>
    </View>
  );
};

type NothingProps = { sought: string; step: Step | null; onEveryStep(): void };

const Nothing = ({ sought, step, onEveryStep }: NothingProps) => {
  const { reference: words } = useWords();
  return (
    <View role="status" style={{ alignItems: 'flex-start', gap: SPACE.m, paddingVertical: SPACE.l }}>
      <Text size="story">
        {step === null ? words.none(sought) : words.noneAtStep(sought, words.step[step])}
      </Text>
      <Text>{words.tryOther}</Text>
      {step === null ? null : <Button icon="search" label={words.searchEverywhere} onPress={onEveryStep} />}
    </View>
  );
};
