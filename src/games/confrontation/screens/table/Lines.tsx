import { View } from 'react-native';
import { SIDES } from '@/games/confrontation/content';
import type { LineView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { lineText, sumLines } from '@/games/confrontation/words/story';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** What happened, a line each; strengths that were compared stand with their sums. */
export const Lines = ({ lines, sums = false }: { lines: readonly LineView[]; sums?: boolean }) => {
  const words = useWords();
  const told = sums ? sumLines(lines, words) : null;
  return (
    <View role="list" style={{ gap: SPACE.xs }}>
      {lines
        .filter(({ line }) => line !== 'turn')
        .map((line, i) => (
          <View role="listitem" key={i}>
            <Text
              font={line.line === 'defeat' ? 'serifBold' : 'serif'}
              tone={line.line === 'defeat' ? 'ember' : 'ink'}
            >
              {lineText(line, words)}
            </Text>
            {told && line.line === 'strength'
              ? SIDES.map((side) => (
                  <Text key={side} tone="faded">
                    {words.app.pair(words.names.side[side], told[side])}
                  </Text>
                ))
              : null}
          </View>
        ))}
    </View>
  );
};
