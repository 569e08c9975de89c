import type { ReactNode } from 'react';
import { Component, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { exportAll } from '@/store/exportAll';
import { restart } from '@/store/restart';
import { useWords } from '@/store/settings';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { MEASURE, SPACE, useTheme } from '@/ui/theme';

type State = { error: Error | null };

/** Catches our own mistakes while drawing. Saves live in SQLite, so nothing on disk depends on this screen. */
export class MishapBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    return this.state.error ? <Mishap error={this.state.error} /> : this.props.children;
  }
}

const Mishap = ({ error }: { error: Error }) => {
  const words = useWords();
  const { colours } = useTheme();
  const [done, setDone] = useState<boolean | null>(null);
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
          <Icon name="warning" size={48} tone="ember" />
          <Text size="heading" heading={1}>
            {words.mishap.title}
          </Text>
          <Text size="story">{words.mishap.text}</Text>
          {done === null ? null : (
            <Notice
              kind={done ? 'done' : 'warning'}
              text={done ? words.app.exported : words.app.exportFailed}
            />
          )}
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
            <Button icon="save" label={words.app.export} onPress={() => void exportAll().then(setDone)} />
            <Button kind="primary" icon="retry" label={words.mishap.restart} onPress={restart} />
          </View>
          <Text size="label" tone="faded">{`${words.mishap.details} — ${error.name}: ${error.message}`}</Text>
        </Panel>
      </View>
    </ScrollView>
  );
};
