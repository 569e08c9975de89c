import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import type { IconName } from './Icon';
import { Icon } from './Icon';
import { Seal } from './Seal';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { RADIUS, SPACE, useTheme } from './theme';

/**
 * primary: the one thing to do now. outline: look, close, anything that changes nothing on the table.
 * interact: spends an action and often cannot be taken back (§4.2): wax red, the hand in a seal. quiet: rare, in a corner.
 */
export type ButtonKind = 'primary' | 'outline' | 'interact' | 'quiet';

type Props = {
  label: string;
  /** What a screen reader says where the label alone could mean several buttons; begins with the label's word. */
  said?: string;
  kind?: ButtonKind;
  icon?: IconName;
  /** In the place of an icon. */
  picture?: ReactNode;
  hint?: string;
  disabled?: boolean;
  onPress(): void;
  /** Tells more of it; whatever it does is also done by a button. */
  onLongPress?: (() => void) | undefined;
  style?: StyleProp<ViewStyle>;
};

export const Button = ({
  label,
  said = label,
  kind = 'outline',
  icon,
  picture,
  hint,
  disabled = false,
  onPress,
  onLongPress,
  style,
}: Props) => {
  const { colours } = useTheme();
  const filled = kind === 'primary' || kind === 'interact';
  const fill = kind === 'interact' ? colours.ember : colours.ink;
  const tone = disabled ? 'iron' : filled ? 'ground' : 'ink';
  return (
    <Touchable
      label={said}
      hint={hint}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onLongPress}
      style={style}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.s + 2,
          minHeight: 52,
          paddingHorizontal: SPACE.l,
          paddingVertical: SPACE.s,
          borderRadius: RADIUS,
          borderWidth: kind === 'quiet' ? 0 : 2,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : filled ? fill : colours.ink,
          backgroundColor: disabled || !filled ? 'transparent' : fill,
        }}
      >
        {kind === 'interact' ? <Seal tone={tone} /> : null}
        {icon && kind !== 'interact' ? <Icon name={icon} size={22} tone={tone} /> : null}
        {picture}
        <Text font="sansBold" size="body" tone={tone} style={{ flexShrink: 1, textAlign: 'center' }}>
          {label}
        </Text>
      </View>
    </Touchable>
  );
};
