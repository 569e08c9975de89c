import { ScrollView, View } from 'react-native';
import type { BookFaultCode } from '@/saves/faults';
import { useBook } from '@/store/book';
import { restart } from '@/store/restart';
import { useWords } from '@/store/settings';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { MEASURE, SPACE, useTheme } from '@/ui/theme';

/** The book did not open: why, that nothing is lost, and the ways out. */
export const Fault = ({ code }: { code: BookFaultCode }) => {
  const words = useWords();
  const { colours } = useTheme();
  const goOnUnsaved = useBook((state) => state.goOnUnsaved);
  const { title, text } = words.fault[code];
  return (
    <ScrollView
      role="main"
      style={{ flex: 1, backgroundColor: colours.ground }}
      contentContainerStyle={{
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.l,
      }}
    >
      <View role="alert" style={{ width: '100%', maxWidth: MEASURE }}>
        <Panel style={{ padding: SPACE.l }}>
          <Icon name="book" size={56} tone="ember" />
          <Text size="heading" heading={1}>
            {title}
          </Text>
          <Text size="story">{text}</Text>
          <Text font="serifItalic" tone="faded">
            {words.fault.kept}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
            <Button label={words.fault.unsavedInstead} onPress={goOnUnsaved} />
            <Button kind="primary" icon="retry" label={words.app.retry} onPress={restart} />
          </View>
        </Panel>
      </View>
    </ScrollView>
  );
};
