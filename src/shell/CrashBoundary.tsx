import type { ReactNode } from 'react';
import { Component } from 'react';
import { thisLaunch } from '@/session/launch';
import { restartApp } from '@/session/restartApp';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { AlertPage } from '@/ui/AlertPage';
import { Text } from '@/ui/Text';
import { ExportAnyway } from './ExportAnyway';

type State = { error: Error | null };

/** Catches our own mistakes while drawing. Saves live in SQLite, so nothing on disk depends on this screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(): void {
    thisLaunch.tore();
  }

  override render() {
    return this.state.error ? <Mishap error={this.state.error} /> : this.props.children;
  }
}

const Mishap = ({ error }: { error: Error }) => {
  const words = useWords();
  return (
    <AlertPage icon="warning" title={words.mishap.title} text={words.mishap.text}>
      <ExportAnyway>
        <Button kind="primary" icon="retry" label={words.mishap.restart} onPress={restartApp} />
      </ExportAnyway>
      <Text size="label" tone="faded">
        {words.app.pair(words.mishap.details, `${error.name}, ${error.message}`)}
      </Text>
    </AlertPage>
  );
};
