import type { Href } from 'expo-router';
import { useRouter } from 'expo-router';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH } from '@/ui/theme';

type Props = {
  label: string;
  icon: IconName;
  to: Href;
  /** The icon above the word, where three stand side by side on a phone. */
  above?: boolean;
  style?: StyleProp<ViewStyle>;
};

/** A line of a table of contents. */
export const QuietLink = ({ label, icon, to, above = false, style }: Props) => {
  const router = useRouter();
  return (
    <Touchable label={label} onPress={() => router.push(to)} style={style}>
      <View
        style={{
          flexDirection: above ? 'column' : 'row',
          alignItems: 'center',
          gap: above ? SPACE.xs : SPACE.s + 2,
          minHeight: TOUCH,
          paddingVertical: SPACE.xs,
        }}
      >
        <Icon name={icon} size={20} tone="faded" />
        <Text font="sansBold" style={above ? { textAlign: 'center' } : { flexShrink: 1 }}>
          {label}
        </Text>
      </View>
    </Touchable>
  );
};
