import type { ReactNode } from 'react';
import type { Role, StyleProp, ViewStyle } from 'react-native';
import { Pressable } from 'react-native';
import { tapSound } from './sound';
import { TOUCH } from './theme';

type Props = {
  label: string;
  hint?: string;
  role?: Role;
  disabled?: boolean;
  selected?: boolean;
  checked?: boolean;
  /** Whether what it folds away is shown now. */
  expanded?: boolean;
  onPress(): void;
  /** Tells more of it; whatever it does is also done by a button. */
  onLongPress?: (() => void) | undefined;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
};

/** Everything that can be touched: at least 48 points, labelled, reached by keyboard, sunk while pressed. */
export const Touchable = ({
  label,
  hint,
  role = 'button',
  disabled = false,
  selected,
  checked,
  expanded,
  onPress,
  onLongPress,
  style,
  children,
}: Props) => (
  <Pressable
    role={role}
    aria-label={label}
    accessibilityHint={hint}
    aria-disabled={disabled}
    aria-selected={selected}
    aria-checked={checked}
    aria-expanded={expanded}
    disabled={disabled}
    onLongPress={onLongPress}
    onPress={() => {
      tapSound();
      onPress();
    }}
    style={({ pressed }) => [
      { minHeight: TOUCH, minWidth: TOUCH, maxWidth: '100%', opacity: pressed ? 0.7 : 1 },
      style,
    ]}
  >
    {children}
  </Pressable>
);
