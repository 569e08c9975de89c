import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';

type Props = {
  text: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** What stands before the text: a tick, a box, a sign. */
  mark: ReactNode;
  onPress(): void;
  onLongPress?: (() => void) | undefined;
};

/** One line of the attack panel, on or off: a line of a weapon, a modifier. */
export const AttackToggle = ({
  text,
  label,
  checked,
  disabled = false,
  mark,
  onPress,
  onLongPress,
}: Props) => {
  const { colours, scale } = useTheme();
  return (
    <Touchable
      role="checkbox"
      label={label}
      checked={checked}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onLongPress}
      style={{ flexGrow: 1, flexBasis: 176 * scale }}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          flexGrow: 1,
          minHeight: TOUCH,
          paddingHorizontal: SPACE.s,
          paddingVertical: SPACE.xs,
          borderRadius: RADIUS,
          borderWidth: checked ? 2.5 : 1.5,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : checked ? colours.ink : colours.faded,
          backgroundColor: checked ? `${colours.gold}33` : 'transparent',
        }}
      >
        {mark}
        <Text font="sansBold" tone={disabled ? 'iron' : 'ink'} style={{ flex: 1 }}>
          {text}
        </Text>
      </View>
    </Touchable>
  );
};
