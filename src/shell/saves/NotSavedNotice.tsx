import { useCurrentSession } from '@/session/currentSession';
import { restartApp } from '@/session/restartApp';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/**
 * While the open game cannot be written: that it goes on, why, and a way to try again. A game that was taken further elsewhere never
 * can be: there is a way to what is kept. Nothing otherwise. `holdsUp`: nothing else can be begun meanwhile.
 */
export const NotSavedNotice = ({ holdsUp = false }: { holdsUp?: boolean }) => {
  const words = useWords();
  const current = useCurrentSession((state) => state.current);
  if (!current?.saveFault) return null;
  const { saveFault, saveAgain } = current;
  const { text, elsewhere } = words.saves.notSaved;
  const held = holdsUp ? `${words.openSave.failed.notSaved} ` : '';
  const isElsewhere = saveFault === 'open-elsewhere';
  return (
    <Notice
      kind="warning"
      text={`${held}${words.fault[saveFault].title}. ${isElsewhere ? elsewhere : text}`}
      action={
        <Button
          icon="retry"
          label={isElsewhere ? words.fault.reload : words.app.retry}
          onPress={isElsewhere ? restartApp : () => void saveAgain()}
        />
      }
    />
  );
};
