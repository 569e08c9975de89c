import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import type { Refused as Refusal } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { refusalText } from '@/games/jime/words/refusals';
import { useLanguage } from '@/session/settings';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';

/** Why the rules did not allow the last thing asked: until the next one, or until it is put away. */
export const Refused = () => {
  const words = useWords();
  const refused = useGame((state) => state.refused);
  const [read, setRead] = useState<Refusal | null>(null);
  const language = useLanguage();
  const text = refused && refusalText(refused.refusal, language);
  useEffect(() => {
    if (refused && text) AccessibilityInfo.announceForAccessibility(text);
  }, [refused, text]);
  if (!text || refused === read) return null;
  return (
    <Notice
      kind="warning"
      text={text}
      action={<IconButton icon="close" label={words.app.close} onPress={() => setRead(refused)} />}
    />
  );
};
