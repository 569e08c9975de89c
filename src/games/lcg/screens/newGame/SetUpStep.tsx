import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import type { SetUpStep as Step } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from '../table/menu';
import { Instructions } from './Instructions';
import { DrawHands, FirstPlayer, PlaceHeroes, QuestCards, Shuffle, Tokens } from './setUpTools';

type Tooled = { step: Step; game: OpenGame; open: MenuControls['open'] };
type Props = Tooled & { number: number; standing: 'done' | 'now' | 'ahead' };

/** One line of the checklist; the one to do now is open. */
export const SetUpStep = ({ step, number, standing, game, open }: Props) => {
  const { names } = useWords();
  const { colours } = useTheme();
  const now = standing === 'now';
  const line = useRef<View>(null);
  useEffect(() => {
    // On the web a view is an element, which can be brought into sight; elsewhere the page is short enough.
    const element: unknown = line.current;
    if (
      now &&
      element instanceof Object &&
      'scrollIntoView' in element &&
      typeof element.scrollIntoView === 'function'
    )
      element.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return (
    <View
      ref={line}
      style={{
        flexDirection: 'row',
        gap: SPACE.m,
        padding: SPACE.s + 4,
        borderRadius: RADIUS,
        borderWidth: now ? 2 : 0,
        borderColor: colours.ink,
        backgroundColor: now ? colours.panel : 'transparent',
      }}
    >
      <Number number={number} standing={standing} />
      <View style={{ flex: 1, gap: SPACE.s, paddingTop: 5 }}>
        <Text size={now ? 'story' : 'body'} font={now ? 'serifBold' : 'serif'} tone={now ? 'ink' : 'faded'}>
          {names.setUp[step]}
        </Text>
        {now ? <Tools step={step} game={game} open={open} /> : null}
      </View>
    </View>
  );
};

const Number = ({ number, standing }: Pick<Props, 'number' | 'standing'>) => {
  const { colours, scale } = useTheme();
  const side = 38 * scale;
  const done = standing === 'done';
  return (
    <View
      style={{
        width: side,
        height: side,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: side / 2,
        borderWidth: 2,
        borderColor: done ? colours.moss : standing === 'now' ? colours.ink : colours.faded,
        backgroundColor: done ? colours.moss : 'transparent',
      }}
    >
      {done ? (
        <Icon name="check" size={22} tone="ground" />
      ) : (
        <Text font="sansBold" tone={standing === 'now' ? 'ink' : 'faded'}>
          {number}
        </Text>
      )}
    </View>
  );
};

const Tools = ({ step, game, open }: Tooled) => {
  switch (step) {
    case 'shuffle':
      return <Shuffle game={game} />;
    case 'heroes':
      return <PlaceHeroes game={game} />;
    case 'tokens':
      return <Tokens game={game} />;
    case 'firstPlayer':
      return <FirstPlayer game={game} />;
    case 'draw':
      return <DrawHands game={game} />;
    case 'questCards':
      return <QuestCards game={game} />;
    case 'instructions':
      return <Instructions game={game} open={open} />;
  }
};
