import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { Piece } from '@/games/confrontation/board/Piece';
import type { CharacterId, Side } from '@/games/confrontation/content';
import {
  HAND,
  SIDES,
  SPECIALS_OF,
  STRENGTH,
  castOf,
  isTextCard,
  nameOf,
} from '@/games/confrontation/content';
import { isAsk } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Game } from './Game';

const TABS = ['game', 'classic', 'variant', 'cards'] as const;
type Tab = (typeof TABS)[number];

/** How the game goes, and what every character and card does; opened from the table, what is asked there comes first. */
export const Guide = ({ ask = null }: { ask?: string | null }) => {
  const { guide, reference } = useWords();
  const router = useRouter();
  const back = useBack();
  const [tab, setTab] = useState<Tab>('game');
  return (
    <Page
      title={guide.title}
      onBack={back}
      top={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.m }}>
          <View style={{ flexGrow: 1, flexShrink: 1 }}>
            <Tabs
              label={guide.title}
              value={tab}
              tabs={TABS.map((value) => ({ value, label: guide.tabs[value] }))}
              onChange={setTab}
            />
          </View>
          <Button
            kind="quiet"
            icon="search"
            label={reference.search}
            onPress={() => router.push('/confrontation/reference')}
          />
        </View>
      }
    >
      {tab === 'game' ? <Game ask={isAsk(ask) ? ask : null} /> : null}
      {tab === 'cards' ? SIDES.map((side) => <Cards key={side} side={side} />) : null}
      {tab === 'classic' || tab === 'variant'
        ? SIDES.map((side) => <Cast key={side} side={side} cast={castOf(side, tab)} />)
        : null}
    </Page>
  );
};

const Cast = ({ side, cast }: { side: Side; cast: readonly CharacterId[] }) => {
  const { names, texts, table } = useWords();
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {names.side[side]}
      </Text>
      {cast.map((character) => (
        <View key={character} style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'center' }}>
          <Piece piece={{ side, character }} width={60} height={66} />
          <View style={{ flex: 1 }}>
            <Text font="serifBold">
              {`${names.character[nameOf(character)]} · ${table.strength(STRENGTH[character])}`}
            </Text>
            <Text>{texts.character[character]}</Text>
          </View>
        </View>
      ))}
    </Panel>
  );
};

const Cards = ({ side }: { side: Side }) => {
  const { names, texts, guide, table } = useWords();
  const strengths = HAND[side].filter((card) => !isTextCard(card)).map((card) => names.card[card]);
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {names.side[side]}
      </Text>
      <Entry name={strengths.join(' · ')} text={guide.strengthCards} />
      {HAND[side].filter(isTextCard).map((card) => (
        <Entry key={card} name={names.card[card]} text={texts.card[card]} />
      ))}
      <Text font="serifBold" heading={3} tone="faded">
        {table.specials}
      </Text>
      {SPECIALS_OF[side].map((card) => (
        <Entry key={card} name={names.special[card]} text={texts.special[card]} />
      ))}
    </Panel>
  );
};

const Entry = ({ name, text }: { name: string; text: string }) => (
  <View>
    <Text font="serifBold">{name}</Text>
    <Text>{text}</Text>
  </View>
);
