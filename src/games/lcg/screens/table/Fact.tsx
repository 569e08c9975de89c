import { View } from 'react-native';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import type { Tone } from '@/ui/palette';

/** A number of a card with its sign; the card around it says it in words. */
export const Fact = ({
  icon,
  value,
  tone = 'ink',
}: {
  icon: IconName;
  value: string;
  tone?: Tone | 'ground';
}) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }} aria-hidden>
    <Icon name={icon} size={16} tone={tone} />
    <Text font="sansBold" tone={tone}>
      {value}
    </Text>
  </View>
);
