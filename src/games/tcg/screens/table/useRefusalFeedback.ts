import { useEffect } from 'react';
import { AccessibilityInfo } from 'react-native';
import { useGame } from '@/games/tcg/session/game';
import { refusalText } from '@/games/tcg/words/refusals';
import { useLanguage } from '@/session/settings';
import { vibrate } from '@/ui/haptics';

/** A refused step is felt and read out once, wherever it is shown. */
export const useRefusalFeedback = (): void => {
  const refused = useGame((store) => store.refused);
  const language = useLanguage();
  useEffect(() => {
    if (!refused) return;
    vibrate('warning');
    AccessibilityInfo.announceForAccessibility(refusalText(refused.refusal, language));
  }, [refused, language]);
};
