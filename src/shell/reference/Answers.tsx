import { useMemo } from 'react';
import { View } from 'react-native';
import { Button } from '@/ui/Button';
import { ScrollSections } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { LONG_LIST } from '@/ui/longList';
import { SPACE, useTheme } from '@/ui/theme';
import { TopicCard } from './TopicCard';
import type { Group, Opened } from './groups';
import { answersTo } from './groups';
import type { ReferenceWords } from './referenceWords';

type Props = {
  opened: readonly Opened[];
  words: ReferenceWords;
  query: string;
  step: string | null;
  onEveryStep(): void;
  /** Opens an entry of the first game. */
  onOpen?: ((topic: string) => void) | undefined;
};

/** The entries that answer, by game and kind, as one long list. */
export const Answers = ({ opened, words, query, step, onEveryStep, onOpen }: Props) => {
  const sought = query.trim();
  const groups = useMemo(() => answersTo(opened, sought, step), [opened, sought, step]);
  return (
    <ScrollSections
      {...LONG_LIST}
      // Every letter that is typed draws them anew.
      initialNumToRender={12}
      // Another question begins at the top of its answers.
      key={`${sought} ${step}`}
      sections={groups}
      keyExtractor={({ id }) => id}
      stickySectionHeadersEnabled={false}
      contentContainerStyle={{ paddingBottom: SPACE.xl }}
      renderSectionHeader={({ section }) => (
        <KindHeading group={section} named={opened.length > 1} words={words} />
      )}
      renderItem={({ item, section }) => (
        <TopicCard
          topic={item}
          brief={sought === ''}
          onOpen={section.game === opened[0]?.reference.game ? onOpen : undefined}
        />
      )}
      ItemSeparatorComponent={Gap}
      ListEmptyComponent={
        <Nothing
          sought={sought}
          step={opened[0]?.reference.steps.find((one) => one.step === step)?.label ?? null}
          words={words}
          onEveryStep={onEveryStep}
        />
      }
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

type HeadingProps = {
  group: Group;
  /** Several games are looked up: each heading says whose it is. */
  named: boolean;
  words: ReferenceWords;
};

const KindHeading = ({ group: { game, label, data }, named, words }: HeadingProps) => {
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
        {named ? `${game} · ${label}` : label}
      </Text>
      <Text tone="faded">{words.found(data.length)}</Text>
    </View>
  );
};

type NothingProps = { sought: string; step: string | null; words: ReferenceWords; onEveryStep(): void };

const Nothing = ({ sought, step, words, onEveryStep }: NothingProps) => {
  return (
    <View role="status" style={{ alignItems: 'flex-start', gap: SPACE.m, paddingVertical: SPACE.l }}>
      <Text size="story">{step === null ? words.none(sought) : words.noneAtStep(sought, step)}</Text>
      <Text>{words.tryOther}</Text>
      {step === null ? null : <Button icon="search" label={words.searchEverywhere} onPress={onEveryStep} />}
    </View>
  );
};
