import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../Button';
import { Chip } from './Chip';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Scroll } from '../Scroll';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { RADIUS, SPACE, useTheme } from '../theme';
import { useWords } from '@/session/settings';

type OverrideWords = { offer: string; ask: string; reasons: readonly string[]; own: string; play: string };

type Refused = { refusal: { params?: Record<string, unknown>; overridable?: boolean } };

type Props = {
  /** The refusal itself: another one is asked about anew. */
  refused: Refused;
  /** Why the rules do not allow it. */
  text: string;
  words: OverrideWords;
  /** Sets the rule aside for this reason, where a card can. */
  onOverride(reason: string): void;
};

const LONGEST_REASON = 200;

/** What the rules refused last, in place, until the next command or until it is read; and the way round it. */
export const RefusedStep = ({ refused, text, words, onOverride }: Props) => {
  const { colours } = useTheme();
  const { app } = useWords();
  const [asking, setAsking] = useState<object | null>(null);
  const [dismissed, setDismissed] = useState<object | null>(null);
  const { params, overridable = false } = refused.refusal;
  const card = typeof params?.card === 'string' ? params.card : '';
  if (text === '' || refused === dismissed) return null;
  return (
    // It scrolls where it is long: the button that goes on stays in sight.
    <Scroll style={{ flexGrow: 0 }}>
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
          <Text style={{ flex: 1 }}>{card === '' ? text : app.pair(card, text)}</Text>
          <IconButton icon="close" label={app.close} onPress={() => setDismissed(refused)} />
        </View>
        {!overridable ? null : asking === refused ? (
          <Reason words={words} onOverride={onOverride} />
        ) : (
          <Button label={words.offer} onPress={() => setAsking(refused)} />
        )}
      </View>
    </Scroll>
  );
};

/** Why the rule is set aside: a chip, or a few words; the log keeps it. */
const Reason = ({ words, onOverride }: { words: OverrideWords; onOverride(reason: string): void }) => {
  const [reason, setReason] = useState('');
  return (
    <View style={{ gap: SPACE.s }}>
      <Text>{words.ask}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
        {words.reasons.map((one) => (
          <Chip key={one} label={one} onPress={() => onOverride(one)} />
        ))}
      </View>
      <TextField label={words.own} value={reason} longest={LONGEST_REASON} onChange={setReason} />
      <Button
        kind="interact"
        label={words.play}
        disabled={reason.trim() === ''}
        onPress={() => onOverride(reason.trim())}
      />
    </View>
  );
};
