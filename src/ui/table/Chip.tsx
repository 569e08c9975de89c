import { View } from 'react-native';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import { SPACE, useTheme } from '../theme';

type Props = {
  label: string;
  /** One of many that may be meant, not an answer. */
  quiet?: boolean;
  onPress(): void;
};

/** A few words to tap instead of typing them. */
export const Chip = ({ label, quiet = false, onPress }: Props) => {
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
          borderColor: quiet ? colours.faded : colours.ink,
        }}
      >
        <Text font="sansBold">{label}</Text>
      </View>
    </Touchable>
  );
};
