import { useState } from 'react';
import { ScrollView, View } from 'react-native';
import type { Refused } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { refusalText } from '@/games/lcg/words/refusals';
import { useLanguage } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

/** What the rules refused last, in place, until the next command; and the golden rule (R p.4), with its reason. */
export const Refusal = ({ onOverridden }: { onOverridden?(): void }) => {
  const refused = useGame((store) => store.refused);
  const language = useLanguage();
  const [dismissed, setDismissed] = useState<Refused | null>(null);
  const text = refused && refusalText(refused.refusal, language);
  if (!refused || !text || refused === dismissed) return null;
  return (
    // It scrolls where it is long: the button that goes on stays in sight.
    <ScrollView keyboardShouldPersistTaps="handled" style={{ flexGrow: 0 }}>
      <RefusedStep
        refused={refused}
        text={text}
        onDismiss={() => setDismissed(refused)}
        onOverridden={onOverridden}
      />
    </ScrollView>
  );
};

type Props = { refused: Refused; text: string; onDismiss(): void; onOverridden?: (() => void) | undefined };

const RefusedStep = ({ refused, text, onDismiss, onOverridden }: Props) => {
  const { colours } = useTheme();
  const { app, table } = useWords();
  const [asking, setAsking] = useState<Refused | null>(null);
  const { card } = refused.refusal.params ?? {};
  const said = typeof card === 'string' && card !== '' ? app.pair(card, text) : text;
  return (
    <View
      role="alert"
      style={{
        gap: SPACE.s,
        padding: SPACE.s,
        borderRadius: RADIUS,
        borderWidth: 1.5,
        borderLeftWidth: 6,
        borderColor: colours.ember,
        backgroundColor: colours.ground,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name="warning" size={22} tone="ember" />
        <Text style={{ flex: 1 }}>{said}</Text>
        <IconButton icon="close" label={app.close} onPress={onDismiss} />
      </View>
      {refused.refusal.overridable !== true ? null : asking === refused ? (
        <Reason refused={refused} onOverridden={onOverridden} />
      ) : (
        <Button label={table.override.offer} onPress={() => setAsking(refused)} />
      )}
    </View>
  );
};

/** Why the rule is set aside: a chip, or a few words; the log keeps it. */
const Reason = ({ refused, onOverridden }: Pick<Props, 'refused' | 'onOverridden'>) => {
  const words = useWords().table.override;
  const act = useGame((store) => store.act);
  const [reason, setReason] = useState('');
  const override = (why: string) =>
    void act(refused.command, why).then((played) => {
      if (played) onOverridden?.();
    });
  return (
    <View style={{ gap: SPACE.s }}>
      <Text>{words.ask}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
        {words.reasons.map((one) => (
          <Chip key={one} label={one} onPress={() => override(one)} />
        ))}
      </View>
      <TextField label={words.own} value={reason} longest={200} onChange={setReason} />
      <Button
        kind="interact"
        label={words.play}
        disabled={reason.trim() === ''}
        onPress={() => override(reason.trim())}
      />
    </View>
  );
};

const Chip = ({ label, onPress }: { label: string; onPress(): void }) => {
  const { colours } = useTheme();
  return (
    <Touchable label={label} onPress={onPress}>
      <View
        style={{
          minHeight: 48,
          justifyContent: 'center',
          paddingHorizontal: SPACE.m,
          borderRadius: 24,
          borderWidth: 1.5,
          borderColor: colours.ink,
        }}
      >
        <Text font="sansBold">{label}</Text>
      </View>
    </Touchable>
  );
};
