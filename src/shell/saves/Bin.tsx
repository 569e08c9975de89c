import { useState } from 'react';
import { View } from 'react-native';
import type { Slot } from '@/session/slots';
import { useSlots } from '@/session/slots';
import { useLanguage, useWords } from '@/session/settings';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { dateOf } from './dates';

/** What was deleted, and the way back. Emptied only by hand, and asked for twice. */
export const Bin = ({ slots }: { slots: readonly Slot[] }) => {
  const words = useWords();
  const language = useLanguage();
  const { bin } = words.saves;
  const { restore, emptyBin } = useSlots();
  const [emptying, setEmptying] = useState(false);
  useOnBack(emptying ? () => setEmptying(false) : null);
  if (slots.length === 0) return null;
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {bin.title}
      </Text>
      <Text>{bin.text}</Text>
      {slots.map(({ slot, name, deleted }) => (
        <View
          key={slot}
          style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}
        >
          <View style={{ flex: 1, minWidth: 200 }}>
            <Text font="serifBold">{name}</Text>
            <Text tone="faded">{bin.deleted(dateOf(language, deleted ?? 0))}</Text>
          </View>
          <Button label={bin.restore} said={bin.restoreLabel(name)} onPress={() => void restore(slot)} />
        </View>
      ))}
      {emptying ? (
        <Notice
          kind="warning"
          text={bin.emptyText}
          action={
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
              <Button label={words.app.cancel} onPress={() => setEmptying(false)} />
              <Button
                kind="primary"
                label={bin.emptyNow}
                onPress={() => void emptyBin().then(() => setEmptying(false))}
              />
            </View>
          }
        />
      ) : (
        <View style={{ alignItems: 'flex-start' }}>
          <Button kind="quiet" icon="warning" label={bin.empty} onPress={() => setEmptying(true)} />
        </View>
      )}
    </Panel>
  );
};
