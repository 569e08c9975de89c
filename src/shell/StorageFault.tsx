import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { BookFaultCode } from '@/saves/faults';
import { useBook } from '@/session/book';
import { restartApp } from '@/session/restartApp';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { AlertPage } from '@/ui/AlertPage';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ExportAnyway } from './ExportAnyway';

/** Whoever else has the book, or keeps it from us, keeps it from an export as well. */
const BEYOND_REACH: readonly BookFaultCode[] = ['open-elsewhere', 'storage-blocked'];

const Row = ({ children }: { children: ReactNode }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
    {children}
  </View>
);

/** The book did not open: why, that nothing is lost, and the ways out. */
export const StorageFault = ({ code }: { code: BookFaultCode }) => {
  const words = useWords();
  const goOnUnsaved = useBook((state) => state.goOnUnsaved);
  const { title, text } = words.fault[code];
  const Ways = BEYOND_REACH.includes(code) ? Row : ExportAnyway;
  return (
    <AlertPage icon="book" title={title} text={text}>
      <Text font="serifItalic" tone="faded">
        {words.fault.kept}
      </Text>
      <Ways>
        <Button label={words.fault.unsavedInstead} onPress={() => void goOnUnsaved()} />
        <Button kind="primary" icon="retry" label={words.app.retry} onPress={restartApp} />
      </Ways>
    </AlertPage>
  );
};
