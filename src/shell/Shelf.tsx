import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useBook } from '@/session/book';
import { exportAll } from '@/session/exportFile';
import { useWords } from '@/session/settings';
import { useLatestSlot } from '@/session/useLatestSlot';
import { Button } from '@/ui/Button';
import { InkedMap } from '@/ui/InkedMap';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Scroll } from '@/ui/Scroll';
import type { Tone } from '@/ui/palette';
import { SPACE, useTheme } from '@/ui/theme';
import { AppName } from './books/AppName';
import type { Arrangement, Several } from './books/arrange';
import { BOOK_GAP, arrange, marginOf } from './books/arrange';
import { GameBook } from './books/GameBook';
import { LatestSlip } from './books/LatestSlip';
import { OnlyGame } from './books/OnlyGame';
import { ShellLinks } from './books/ShellLinks';
import type { LatestSlot } from '@/saves/latest';
import type { GameCard } from './gameCard';

const LEATHERS: readonly Tone[] = ['ember', 'river', 'moss', 'violet'];

type Props = { games: readonly GameCard[] };

/** The title page: the save played last, then the games. */
export const Shelf = ({ games }: Props) => <ShelfPage games={games} latest={useLatestSlot()} />;

export const ShelfPage = ({ games, latest }: Props & { latest: LatestSlot | null }) => {
  const { colours, scale } = useTheme();
  const { width, height } = useWindowDimensions();
  const inset = useSafeAreaInsets();
  const plan = arrange({ width, height, scale, games: games.length });
  const margin = marginOf(width);
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colours.ground }}>
      <View style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, overflow: 'hidden' }}>
        <InkedMap />
      </View>
      <Scroll
        contentContainerStyle={{
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'center',
          padding: margin,
          paddingTop: margin + inset.top,
          paddingBottom: margin + inset.bottom,
        }}
      >
        <View style={{ width: plan.width, gap: BOOK_GAP }}>
          <Content games={games} latest={latest} plan={plan} />
        </View>
      </Scroll>
    </View>
  );
};

type ContentProps = Props & { latest: LatestSlot | null; plan: Arrangement };

const Content = ({ games, latest, plan }: ContentProps) => {
  const card = games.find(({ id }) => id === latest?.game);
  const slip = latest ? <LatestSlip latest={latest} card={card} {...plan} /> : null;
  switch (plan.games) {
    case 'one':
      return (
        <>
          <Unsaved />
          {card ? null : slip}
          {games.map((only) => (
            <OnlyGame key={only.id} card={only} latest={card ? latest : null} {...plan} />
          ))}
        </>
      );
    case 'several':
      return (
        <>
          <Header nameAlone={plan.linksBelow} />
          <Unsaved />
          {slip}
          <Books games={games} plan={plan} />
          {plan.linksBelow ? <Footer narrow={plan.narrow} /> : null}
        </>
      );
  }
};

const Unsaved = () => {
  const words = useWords();
  const unsaved = useBook((state) => state.status === 'unsaved');
  const [done, setDone] = useState<boolean | null>(null);
  if (!unsaved) return null;
  return (
    <>
      <Notice
        kind="warning"
        text={words.app.unsaved}
        action={
          <Button icon="save" label={words.app.export} onPress={() => void exportAll().then(setDone)} />
        }
      />
      {done === null ? null : (
        <Notice kind={done ? 'done' : 'warning'} text={done ? words.app.exported : words.app.exportFailed} />
      )}
    </>
  );
};

const Books = ({ games, plan }: Props & { plan: Several }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: BOOK_GAP }}>
    {games.map((card, i) => (
      <GameBook key={card.id} card={card} leather={LEATHERS[i % LEATHERS.length] ?? 'ember'} plan={plan} />
    ))}
  </View>
);

const Footer = ({ narrow }: { narrow: boolean }) => (
  <Panel style={{ padding: SPACE.s }}>
    <ShellLinks narrow={narrow} />
  </Panel>
);

const Header = ({ nameAlone }: { nameAlone: boolean }) => (
  <Panel
    style={{
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: nameAlone ? 'center' : 'space-between',
      paddingVertical: SPACE.s,
    }}
  >
    <AppName beside={!nameAlone} />
    {nameAlone ? null : <ShellLinks />}
  </Panel>
);
