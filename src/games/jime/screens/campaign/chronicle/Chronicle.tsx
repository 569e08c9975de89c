import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { View } from 'react-native';
import type { ChronicleEntry } from '@/games/jime/play';
import { withoutEmphasis } from '@/games/jime/words/sentences';
import { fileName } from '@/session/fileName';
import { shareText } from '@/session/share';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { ScrollList } from '@/ui/Scroll';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { LONG_LIST } from '@/ui/longList';
import { SPACE } from '@/ui/theme';
import { OurNames } from '../../OurNames';
import { VignetteFigure } from '../../vignettes/VignetteFigure';
import { useOpenGame } from '../useOpenGame';
import type { Order, Row } from './chronicleRows';
import { chronicleRows, chronicleText } from './chronicleRows';

const EVERYONE = 'everyone';

/** §32 Everything the app has told, as a page of its own. */
export const Chronicle = ({ onClose }: { onClose(): void }) => {
  const words = useWords().campaign.chronicle;
  return (
    <Page title={words.title} onBack={onClose} scrolls={false}>
      <ChronicleBook />
    </Page>
  );
};

const useRows = (typed: string, hero: string | null): ((order: Order) => Row[]) => {
  const words = useWords().campaign.chronicle;
  const { game, names } = useOpenGame();
  const { chronicle } = game.state;
  return useCallback(
    (order: Order) => {
      const texts = {
        adventure: names.adventure,
        round: (round: number) => (round === 0 ? words.before : words.round(round)),
        line: (entry: ChronicleEntry, adventure: string) => withoutEmphasis(names.say(entry.text, adventure)),
      };
      return chronicleRows({ chronicle }, texts, { typed, hero }, order);
    },
    [chronicle, words, names, typed, hero],
  );
};

/** The book itself, searched and shared: a tab of the company menu, and the whole of its own page. */
export const ChronicleBook = () => {
  const words = useWords().campaign.chronicle;
  const { game, heroName } = useOpenGame();
  const { company, heroes } = game.state.campaign;
  const [typed, setTyped] = useState('');
  const [who, setWho] = useState<string>(EVERYONE);
  const [shared, setShared] = useState<boolean | null>(null);
  const rowsIn = useRows(useDeferredValue(typed), who === EVERYONE ? null : who);
  const rows = useMemo(() => rowsIn('newest'), [rowsIn]);
  const share = () =>
    shareText(
      fileName(company, new Date(), 'txt'),
      chronicleText(company, rowsIn('told')),
      'text/plain',
    ).then(
      () => setShared(true),
      () => setShared(false),
    );
  return (
    <View style={{ flex: 1, paddingHorizontal: SPACE.l, paddingTop: SPACE.s, gap: SPACE.s }}>
      <SearchField label={words.search} value={typed} onChange={setTyped} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: SPACE.s }}>
        <View style={{ flexShrink: 1 }}>
          <Choice
            label={words.who}
            value={who}
            options={[
              { value: EVERYONE, label: words.everyone },
              ...heroes.map(({ hero }) => ({ value: hero, label: heroName(hero) })),
            ]}
            onChoose={setWho}
          />
        </View>
        <Button label={words.share} icon="save" disabled={rows.length === 0} onPress={() => void share()} />
      </View>
      {shared === null ? null : (
        <Notice kind={shared ? 'done' : 'warning'} text={shared ? words.shared : words.notShared} />
      )}
      <OurNames of={rows.map(({ text }) => text)} />
      <ScrollList
        {...LONG_LIST}
        data={rows}
        keyExtractor={(_, index) => String(index)}
        ListEmptyComponent={<Text live>{typed === '' ? words.empty : words.nothing}</Text>}
        contentContainerStyle={{ paddingVertical: SPACE.m, gap: SPACE.xs }}
        renderItem={({ item }) => <ToldRow row={item} />}
      />
    </View>
  );
};

const ToldRow = ({ row }: { row: Row }) => {
  if (row.kind === 'adventure') return <AdventureHeading row={row} />;
  if (row.kind === 'round')
    return (
      <Text font="sansBold" heading={3} tone="faded" style={{ paddingTop: SPACE.s }}>
        {row.text}
      </Text>
    );
  return <Text style={{ paddingHorizontal: SPACE.m }}>{row.text}</Text>;
};

/** Each adventure begins under its drawing. */
const AdventureHeading = ({ row }: { row: Extract<Row, { kind: 'adventure' }> }) => {
  const { game } = useOpenGame();
  return (
    <View style={{ paddingTop: SPACE.m, gap: SPACE.s }}>
      <VignetteFigure name={game.content.adventures[row.adventure]?.vignette} width={220} />
      <Text size="heading" heading={2} tone="ember">
        {row.text}
      </Text>
    </View>
  );
};
