import { View } from 'react-native';
import type { BookFaultCode } from '@/saves/faults';
import { useBook } from '@/session/book';
import { restartApp } from '@/session/restartApp';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { AlertPage } from '@/ui/AlertPage';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** The book did not open: why, that nothing is lost, and the ways out. */
export const StorageFault = ({ code }: { code: BookFaultCode }) => {
  const words = useWords();
  const goOnUnsaved = useBook((state) => state.goOnUnsaved);
  const { title, text } = words.fault[code];
  return (
    <AlertPage icon="book" title={title} text={text}>
      <Text font="serifItalic" tone="faded">
        {words.fault.kept}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
        <Button label={words.fault.unsavedInstead} onPress={() => void goOnUnsaved()} />
        <Button kind="primary" icon="retry" label={words.app.retry} onPress={restartApp} />
      </View>
    </AlertPage>
  );
};
