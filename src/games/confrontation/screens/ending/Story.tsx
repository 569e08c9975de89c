import { View } from 'react-native';
import type { LineView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { lineText } from '@/games/confrontation/words/story';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { Lines } from '../table/Lines';
import { turnsOf } from './turns';

/** The game move by move, a paragraph a turn; whoever was hidden is named. */
export const Story = ({ log }: { log: readonly LineView[] }) => {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View style={{ gap: SPACE.m }}>
      {turnsOf(log).map(({ turn, lines }, i) => (
        <View key={i} style={{ borderLeftWidth: 2, borderColor: colours.faded, paddingLeft: SPACE.m }}>
          <Text font="serifBold" heading={3}>
            {lineText(turn, words)}
          </Text>
          <Lines lines={lines} sums />
        </View>
      ))}
    </View>
  );
};
