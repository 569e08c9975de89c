import { View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, useTheme } from '@/ui/theme';

type Props = { label: string; chosen: boolean; onPress(): void };

/** A card that is only a number, read at arm’s length; a thick rim and a tick say that it is chosen. */
export const StrengthCard = ({ label, chosen, onPress }: Props) => {
  const { colours } = useTheme();
  return (
    <Touchable role="radio" label={label} checked={chosen} onPress={onPress}>
      <View
        style={{
          minWidth: 50,
          minHeight: 68,
          alignItems: 'center',
          borderRadius: RADIUS,
          borderWidth: chosen ? 3 : 1.5,
          borderColor: chosen ? colours.moss : colours.faded,
          backgroundColor: colours.panel,
          paddingTop: chosen ? 2.5 : 4,
        }}
      >
        <Text size="heading" font="sansBold">
          {label}
        </Text>
        {chosen ? <Icon name="check" size={22} tone="moss" /> : null}
      </View>
    </Touchable>
  );
};
