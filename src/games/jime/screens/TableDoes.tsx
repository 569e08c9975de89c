import { View } from 'react-native';
import type { ReminderText, WrittenText } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

type Props = { reminders: readonly ReminderText[]; say(text: WrittenText): string };

/** Rules that the app does not carry out: each by name and in a few words, for the table to do. */
export const TableDoes = ({ reminders, say }: Props) => {
  const { app, table } = useWords();
  if (reminders.length === 0) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="sansBold">{table.tableDoes}</Text>
      {reminders.map(({ name, gist }) => (
        <Text key={gist.key}>{app.pair(say(name), say(gist))}</Text>
      ))}
    </View>
  );
};
