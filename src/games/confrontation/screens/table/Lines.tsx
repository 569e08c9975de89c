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
  return (
    <View role="list" style={{ gap: SPACE.xs }}>
      {lines
        .map((line, i) => ({
          line,
          told: sums && line.line === 'strength' ? sumLines(lines.slice(0, i + 1), words) : null,
        }))
        .filter(({ line }) => line.line !== 'turn')
        .map(({ line, told }, i) => (
          <View role="listitem" key={i}>
            <Text
              font={line.line === 'defeat' ? 'serifBold' : 'serif'}
              tone={line.line === 'defeat' ? 'ember' : 'ink'}
            >
              {lineText(line, words)}
            </Text>
            {told
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
