import { View } from 'react-native';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { lineText } from '@/games/tcg/words/log';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

const LINES = 4;

/** What the last command did, as the log tells it. */
export const JustNow = ({ game: { state } }: { game: OpenGame }) => {
  const words = useWords();
  const { colours } = useTheme();
  const told = Math.min(state.justNow.told, LINES);
  const lines = told === 0 ? [] : (state.log.at(-1)?.lines.slice(-told) ?? []);
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
