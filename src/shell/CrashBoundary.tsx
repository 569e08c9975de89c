import type { ReactNode } from 'react';
import { Component, useState } from 'react';
import { View } from 'react-native';
import { exportAll } from '@/session/exportFile';
import { restartApp } from '@/session/restartApp';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { AlertPage } from '@/ui/AlertPage';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

type State = { error: Error | null };

/** Catches our own mistakes while drawing. Saves live in SQLite, so nothing on disk depends on this screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
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
  const [done, setDone] = useState<boolean | null>(null);
  return (
    <AlertPage icon="warning" title={words.mishap.title} text={words.mishap.text}>
      {done === null ? null : (
        <Notice kind={done ? 'done' : 'warning'} text={done ? words.app.exported : words.app.exportFailed} />
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
        <Button icon="save" label={words.app.export} onPress={() => void exportAll().then(setDone)} />
        <Button kind="primary" icon="retry" label={words.mishap.restart} onPress={restartApp} />
      </View>
      <Text size="label" tone="faded">
        {words.app.pair(words.mishap.details, `${error.name}, ${error.message}`)}
      </Text>
    </AlertPage>
  );
};
