import { View } from 'react-native';
import type { IconName } from '../Icon';
import { Icon } from '../Icon';
import { Text } from '../Text';
import type { Tone } from '../palette';

type Props = {
  icon: IconName;
  value: string;
  /** What the number is, where there is room to say it. */
  word?: string;
  tone?: Tone | 'ground';
};

/** A number of a card with its sign; the card around it says it in words to a screen reader. */
export const Fact = ({ icon, value, word, tone = 'ink' }: Props) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }} aria-hidden>
    <Icon name={icon} size={18} tone={tone} />
    <Text font="sansBold" size={word === undefined ? 'body' : 'story'} tone={tone}>
      {value}
    </Text>
    {word === undefined ? null : (
      <Text size="label" tone="faded">
        {word}
      </Text>
    )}
  </View>
);
