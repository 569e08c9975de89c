import { useRouter } from 'expo-router';
import { View } from 'react-native';
import type { Side } from '@/games/confrontation/content';
import { SIDES } from '@/games/confrontation/content';
import type { Result } from '@/games/confrontation/session/results';
import { useResults } from '@/games/confrontation/session/results';
import { useWords } from '@/games/confrontation/session/useWords';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Picture } from '@/ui/Picture';
import { RowList } from '@/ui/RowList';
import { Text } from '@/ui/Text';
import { panelRows } from '@/ui/panelRows';
import { SPACE, useTheme } from '@/ui/theme';
import { ResultRow } from './ResultRow';
import type { Tally } from './tally';
import { STRENGTHS, againstBook, betweenPeople } from './tally';

/** How people fare against each strength of the book, which side wins between people, and every game. */
export const Results = () => {
  const { results: words } = useWords();
  const results = useResults((store) => store.value);
  return (
    <Page title={words.title} onBack={useBack()} scrolls={results.length === 0}>
      {results.length === 0 ? (
        <None />
      ) : (
        <RowList
          head={<Tallies results={results} />}
          rows={panelRows('games', [
            <Heading key="heading" title={words.games} />,
            ...results.map((result) => <ResultRow key={result.id} result={result} />),
          ])}
        />
      )}
    </Page>
  );
};

const Tallies = ({ results }: { results: readonly Result[] }) => {
  const { results: words, newGame } = useWords();
  return (
    <View style={{ gap: SPACE.l }}>
      <Panel style={{ gap: SPACE.s }}>
        <Heading title={words.book} text={words.bookText} />
        <Sides />
        {STRENGTHS.map((strength) => (
          <TallyRow
            key={strength}
            name={newGame.strength.options[strength]}
            tallies={againstBook(results, strength)}
          />
        ))}
      </Panel>
      <Panel style={{ gap: SPACE.s }}>
        <Heading title={words.people} text={words.peopleText} />
        <Sides />
        <TallyRow name={words.won} tallies={betweenPeople(results)} />
      </Panel>
    </View>
  );
};

const None = () => {
  const { results: words } = useWords();
  const router = useRouter();
  return (
    <Panel>
      <Text size="story" font="serifBold">
        {words.none}
      </Text>
      <Text>{words.noneText}</Text>
      <View style={{ alignItems: 'flex-start' }}>
        <Button icon="company" label={words.begin} onPress={() => router.replace('/confrontation/new')} />
      </View>
    </Panel>
  );
};

const Heading = ({ title, text }: { title: string; text?: string }) => (
  <View>
    <Text size="heading" heading={2}>
      {title}
    </Text>
    {text === undefined ? null : <Text tone="faded">{text}</Text>}
  </View>
);

/** The sides above their columns; each row says them itself to the ear. */
const Sides = () => {
  const { names } = useWords();
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.m }} aria-hidden>
      <View style={{ flex: 1 }} />
      {SIDES.map((side) => (
        <Text key={side} tone="faded" style={{ flex: 1, textAlign: 'center' }}>
          {names.side[side]}
        </Text>
      ))}
    </View>
  );
};

const TallyRow = ({ name, tallies }: { name: string; tallies: Record<Side, Tally> }) => {
  const { results: words, names } = useWords();
  const { colours } = useTheme();
  const said = (side: Side): string => words.wonOf(tallies[side].won, tallies[side].played);
  return (
    <Picture
      label={words.row(name, ...SIDES.map((side) => `${names.side[side]}, ${said(side)}`))}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingTop: SPACE.s,
        borderTopWidth: 1,
        borderColor: `${colours.faded}40`,
      }}
    >
      <Text font="serifBold" style={{ flex: 1 }}>
        {name}
      </Text>
      {SIDES.map((side) => {
        const isPlayed = tallies[side].played > 0;
        return (
          <Text
            key={side}
            size={isPlayed ? 'story' : 'body'}
            font={isPlayed ? 'sansBold' : 'serif'}
            tone={isPlayed ? 'ink' : 'faded'}
            style={{ flex: 1, textAlign: 'center' }}
          >
            {said(side)}
          </Text>
        );
      })}
    </Picture>
  );
};
