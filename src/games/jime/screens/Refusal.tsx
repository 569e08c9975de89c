import { useEffect, useState } from 'react';
import { AccessibilityInfo, View } from 'react-native';
import type { RefusalCode } from '@/games/jime/play';
import { REFUSED_BY } from '@/games/jime/play';
import type { Refused } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { refusalText } from '@/games/jime/words/refusals';
import type { Refusal } from '@/kernel/step';
import { useLanguage } from '@/session/settings';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import { SPACE } from '@/ui/theme';
import { LinkedText } from './rulebook/LinkedText';
import { useOpenRule } from './rulebook/links';
import { useNames } from './useNames';

/** The section a command was refused by; none for what a later version refuses. */
const sectionOf = ({ code }: Refusal): string | undefined =>
  Object.hasOwn(REFUSED_BY, code) ? (REFUSED_BY[code as RefusalCode] ?? undefined) : undefined;

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
      <View style={{ flex: 1 }}>
        <LinkedText tone="river" section={sectionOf(refusal)}>
          {hero === undefined ? text : words.app.pair(printed(`hero.${hero}`), text)}
        </LinkedText>
      </View>
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
  const open = useOpenRule();
  const language = useLanguage();
  const section = refused && sectionOf(refused.refusal);
  const text = refused && refusalText(refused.refusal, language);
  useEffect(() => {
    if (refused && text) AccessibilityInfo.announceForAccessibility(text);
  }, [refused, text]);
  if (!text || refused === dismissed) return null;
  return (
    <Notice
      kind="warning"
      text={text}
      action={
        <>
          {open && section ? (
            <IconButton icon="rules" label={words.reference.opens} onPress={() => open(section)} />
          ) : null}
          <IconButton icon="close" label={words.app.close} onPress={() => setDismissed(refused)} />
        </>
      }
    />
  );
};
