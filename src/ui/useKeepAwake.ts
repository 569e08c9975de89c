import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { useSettings } from '@/session/settings';

const TAG = 'red-book';

/** The screen stays lit while a page with this is open, if wanted. A device that cannot goes dark as it always does. */
export const useKeepAwake = (): void => {
  const awake = useSettings((state) => state.settings.awake === 'on');
  useEffect(() => {
    if (!awake) return;
    const lit = activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => void lit.then(() => deactivateKeepAwake(TAG)).catch(() => undefined);
  }, [awake]);
};
