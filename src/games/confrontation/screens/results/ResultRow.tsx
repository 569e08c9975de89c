import { View } from 'react-native';
import { SIDES } from '@/games/confrontation/content';
import type { Result } from '@/games/confrontation/session/results';
import { forgetResult } from '@/games/confrontation/session/results';
import { useWords } from '@/games/confrontation/session/useWords';
import { useLanguage } from '@/session/settings';
import { dateOf } from '@/shell/saves/dates';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { playerOf } from '../table/seat';

/** One game of the history: who won, how, and a way to forget it. */
export const ResultRow = ({ result }: { result: Result }) => {
  const { results: words, ending, names, cover } = useWords();
  const language = useLanguage();
  const { colours } = useTheme();
  const won = ending.won(playerOf(result, result.winner).name);
  const date = dateOf(language, result.at);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        borderTopWidth: 1,
        borderColor: `${colours.faded}40`,
      }}
    >
      <View style={{ flex: 1 }}>
        <Text font="serifBold">{`${won}. ${ending.reason[result.reason]}`}</Text>
        <Text>
          {SIDES.map((side) => cover.plays(playerOf(result, side).name, names.side[side])).join(' · ')}
        </Text>
        <Text size="label" tone="faded">
          {words.played(date, names.cast[result.cast], result.turns)}
        </Text>
      </View>
      <IconButton icon="close" label={words.forget(won, date)} onPress={() => void forgetResult(result.id)} />
    </View>
  );
};
