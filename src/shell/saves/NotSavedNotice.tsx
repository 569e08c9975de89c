import { useCurrentSession } from '@/session/currentSession';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** While the open game cannot be written: that it goes on, why, and a way to try again. Nothing otherwise. */
export const NotSavedNotice = () => {
  const words = useWords();
  const current = useCurrentSession((state) => state.current);
  if (!current?.saveFault) return null;
  const { saveFault, saveAgain } = current;
  const { text, elsewhere } = words.saves.notSaved;
  return (
    <Notice
      kind="warning"
      text={`${words.fault[saveFault].title}. ${saveFault === 'open-elsewhere' ? elsewhere : text}`}
      action={<Button icon="retry" label={words.app.retry} onPress={() => void saveAgain()} />}
    />
  );
};
