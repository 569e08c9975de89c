import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PressableProps, Role, StyleProp, ViewStyle } from 'react-native';
import { Platform, Pressable, StyleSheet, View } from 'react-native';
import { chosenState } from './chosenState';
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
  /** What it shows is more than a name: numbers, signs, several lines. Its label says all of it in a sentence. */
  told?: boolean;
  onPress(): void;
  /** Tells more of it; whatever it does is also done by a button. */
  onLongPress?: (() => void) | undefined;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
};

const box = (isPressed: boolean): ViewStyle => ({
  minHeight: TOUCH,
  minWidth: TOUCH,
  maxWidth: '100%',
  opacity: isPressed ? 0.7 : 1,
});

/** Everything that can be touched: at least 48 points, labelled, reached by keyboard, sunk while pressed. */
export const Touchable = ({
  label,
  hint,
  role = 'button',
  disabled = false,
  selected,
  checked,
  expanded,
  told = false,
  onPress,
  onLongPress,
  style,
  children,
}: Props) => {
  const touch: PressableProps = {
    role,
    'aria-label': label,
    accessibilityHint: hint,
    'aria-disabled': disabled,
    ...chosenState(role, selected),
    'aria-checked': checked,
    'aria-expanded': expanded,
    disabled,
    onLongPress,
    onPress: () => {
      tapSound();
      onPress();
    },
  };
  if (told && Platform.OS === 'web')
    return (
      <Told touch={touch} style={style}>
        {children}
      </Told>
    );
  return (
    <Pressable {...touch} style={({ pressed }) => [box(pressed), style]}>
      {children}
    </Pressable>
  );
};

type ToldProps = { touch: PressableProps; style: StyleProp<ViewStyle>; children: ReactNode };

/** In a browser lines within a button are read as one word, and so they would never be part of its name: the button lies over them. */
const Told = ({ touch, style, children }: ToldProps) => {
  const [isPressed, setPressed] = useState(false);
  return (
    <View style={[box(isPressed), style]}>
      <View aria-hidden pointerEvents="none" style={{ display: 'contents' }}>
        {children}
      </View>
      <Pressable
        {...touch}
        onPressIn={() => setPressed(true)}
        onPressOut={() => setPressed(false)}
        style={StyleSheet.absoluteFill}
      />
    </View>
  );
};
