import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import { exportAll } from '@/session/exportFile';
import { useWords } from '@/session/settings';
import { shareBook } from '@/session/shareBook';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SPACE } from '@/ui/theme';

/** How far it has come: the saves as a file, or, where they cannot be read, the book itself. */
type Outcome = 'exported' | 'unread' | 'shared' | 'failed';

/** Every save handed over from a page where something is wrong, the book open or not; beside it, the other ways on from there. */
export const ExportAnyway = ({ children }: { children?: ReactNode }) => {
  const words = useWords();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const exportSaves = async (): Promise<void> => setOutcome((await exportAll()) ? 'exported' : 'unread');
  return (
    <>
      {outcome ? <Said outcome={outcome} onShared={(ok) => setOutcome(ok ? 'shared' : 'failed')} /> : null}
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: children ? 'flex-end' : 'flex-start',
          gap: SPACE.m,
        }}
      >
        <Button icon="save" label={words.app.export} onPress={() => void exportSaves()} />
        {children}
      </View>
    </>
  );
};

const Said = ({ outcome, onShared }: { outcome: Outcome; onShared(ok: boolean): void }) => {
  const { app, bookFile } = useWords();
  switch (outcome) {
    case 'exported':
      return <Notice kind="done" text={app.exported} />;
    case 'shared':
      return <Notice kind="done" text={bookFile.shared} />;
    case 'failed':
      return <Notice kind="warning" text={bookFile.failed} />;
    case 'unread':
      return (
        <Notice
          kind="warning"
          text={bookFile.text}
          action={
            <Button icon="book" label={bookFile.share} onPress={() => void shareBook().then(onShared)} />
          }
        />
      );
  }
};
