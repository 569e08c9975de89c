import { View } from 'react-native';
import { Seal } from '@/ui/Seal';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** Beside a button whose step cannot be undone: the seal, and what it means. */
export const Sealed = ({ text }: { text: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexShrink: 1 }}>
    <Seal tone="ground" ofWax />
    <Text size="label" tone="faded" style={{ flexShrink: 1 }}>
      {text}
    </Text>
  </View>
);
