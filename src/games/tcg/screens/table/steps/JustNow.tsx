import { View } from 'react-native';
import type { LogLine } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { lineText } from '@/games/tcg/words/log';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

const LINES = 4;

/** The heading says already which phase it is, and whose. */
const isNews = ({ line }: LogLine): boolean => line !== 'phase' && line !== 'shadowPhase';

/** What the last command did, as the log tells it. */
export const JustNow = ({ game: { state } }: { game: OpenGame }) => {
  const words = useWords();
  const { colours } = useTheme();
  const { told } = state.justNow;
  const lines = told === 0 ? [] : (state.log.at(-1)?.lines.slice(-told).filter(isNews).slice(-LINES) ?? []);
  if (lines.length === 0) return null;
  return (
    <View
      style={{
        gap: 2,
        paddingVertical: SPACE.xs,
        paddingLeft: SPACE.m,
        borderLeftWidth: 3,
        borderColor: colours.gold,
        borderRadius: RADIUS / 2,
      }}
    >
      {lines.map((line, at) => (
        <Text key={at} size="label" tone="faded">
          {lineText(line, state, words)}
        </Text>
      ))}
    </View>
  );
};
