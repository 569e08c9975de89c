import type { ReactElement } from 'react';
import { View } from 'react-native';
import type { LineView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { lineText } from '@/games/confrontation/words/story';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { Lines } from '../table/Lines';
import type { ToldTurn } from './turns';
import { turnsOf } from './turns';

const Turn = ({ turn, lines }: ToldTurn) => {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View
      style={{
        marginBottom: SPACE.m,
        borderLeftWidth: 2,
        borderColor: colours.faded,
        paddingLeft: SPACE.m,
      }}
    >
      <Text font="serifBold" heading={3}>
        {lineText(turn, words)}
      </Text>
      <Lines lines={lines} sums />
    </View>
  );
};

/** The game move by move, a row a turn; whoever was hidden is named. */
export const storyRows = (log: readonly LineView[]): ReactElement[] =>
  turnsOf(log).map((told, i) => <Turn key={i} {...told} />);
