import { useDeferredValue, useMemo, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/session/settings';
import { Chevron } from '@/ui/Fold';
import { Page } from '@/ui/Page';
import { ScrollList } from '@/ui/Scroll';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { LONG_LIST } from '@/ui/longList';
import { SPACE, TOUCH } from '@/ui/theme';
import { useBack } from '../useBack';
import { texts, works } from './licenceTexts.json';

type Work = (typeof works)[number];

const keyOf = ({ name, versions, licence }: Work): string => `${name} ${versions} ${licence}`;

const worksLike = (typed: string): Work[] => {
  const sought = typed.trim().toLowerCase();
  return works.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(sought));
};

/** What the app is made of and with, each work with its licence, whole at a touch. */
export const Licences = () => {
  const words = useWords().credits.licences;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const sought = useDeferredValue(typed);
  const found = useMemo(() => worksLike(sought), [sought]);
  return (
    <Page
      title={words.title}
      onBack={useBack()}
      scrolls={false}
      top={<SearchField label={words.search} value={typed} onChange={setTyped} />}
    >
      <ScrollList
        {...LONG_LIST}
        data={found}
        keyExtractor={keyOf}
        extraData={open}
        contentContainerStyle={{ padding: SPACE.l }}
        renderItem={({ item }) => (
          <WorkLine
            work={item}
            open={keyOf(item) === open}
            onFold={() => setOpen((now) => (now === keyOf(item) ? null : keyOf(item)))}
          />
        )}
        ListEmptyComponent={<Text tone="faded">{words.none}</Text>}
      />
    </Page>
  );
};

type WorkLineProps = { work: Work; open: boolean; onFold(): void };

const WorkLine = ({ work, open, onFold }: WorkLineProps) => (
  <View>
    <Touchable
      label={[work.name, work.versions, work.licence].filter(Boolean).join(', ')}
      expanded={open}
      onPress={onFold}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          minHeight: TOUCH,
          paddingVertical: SPACE.xs,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text>{[work.name, work.versions].filter(Boolean).join(' ')}</Text>
          <Text size="label" tone="faded">
            {work.licence}
          </Text>
        </View>
        <Chevron open={open} tone="faded" />
      </View>
    </Touchable>
    {open ? <Terms work={work} /> : null}
  </View>
);

const Terms = ({ work: { holders, text } }: { work: Work }) => {
  const words = useWords().credits.licences;
  return (
    <View style={{ gap: SPACE.m, paddingBottom: SPACE.l }}>
      {holders ? <Text tone="faded">{holders}</Text> : null}
      <Text tone="faded">{texts[text] || words.without}</Text>
    </View>
  );
};
