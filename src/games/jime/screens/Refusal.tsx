import { useEffect, useState } from 'react';
import { AccessibilityInfo, View } from 'react-native';
import type { Refused } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { refusalText } from '@/games/jime/words/refusals';
import type { Refusal } from '@/kernel/step';
import { useLanguage } from '@/session/settings';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from './useNames';

/** Why the rules do not allow something, beside the button it holds back. */
export const RefusalLine = ({ refusal, role }: { refusal: Refusal; role: 'alert' | 'status' }) => {
  const words = useWords();
  const { printed } = useNames();
  const text = refusalText(refusal, useLanguage());
  const hero = refusal.params?.hero;
  return (
    <View
      role={role}
      style={{ flex: 1, minWidth: 220, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Icon name="info" size={24} tone="river" />
      <Text tone="river" style={{ flex: 1 }}>
        {hero === undefined ? text : words.app.pair(printed(`hero.${hero}`), text)}
      </Text>
    </View>
  );
};

/** The command the rules refused last, on a page; nothing has changed by it. */
export const LastRefusal = () => {
  const refused = useGame((state) => state.refused);
  return refused ? <RefusalLine refusal={refused.refusal} role="alert" /> : null;
};

/** The command the rules refused last, over the map: until the next command, or until it is put away. */
export const RefusalNotice = () => {
  const words = useWords();
  const refused = useGame((state) => state.refused);
  const [dismissed, setDismissed] = useState<Refused | null>(null);
  const language = useLanguage();
  const text = refused && refusalText(refused.refusal, language);
  useEffect(() => {
    if (refused && text) AccessibilityInfo.announceForAccessibility(text);
  }, [refused, text]);
  if (!text || refused === dismissed) return null;
  return (
    <Notice
      kind="warning"
      text={text}
      action={<IconButton icon="close" label={words.app.close} onPress={() => setDismissed(refused)} />}
    />
  );
};
