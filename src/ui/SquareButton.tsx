import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Touchable } from './Touchable';
import { RADIUS, TOUCH, useTheme } from './theme';

type Props = {
  label: string;
  disabled: boolean;
  /** It changes a number of the game: its frame is as dark as its sign. */
  strong?: boolean;
  onPress(): void;
  /** One icon or one sign. */
  children: ReactNode;
};

/** The smallest button: a frame round one sign. */
export const SquareButton = ({ label, disabled, strong = false, onPress, children }: Props) => {
  const { colours } = useTheme();
  return (
    <Touchable label={label} disabled={disabled} onPress={onPress}>
      <View
        style={{
          minWidth: TOUCH,
          minHeight: TOUCH,
          padding: strong ? 2 : 8,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS,
          borderWidth: strong ? 2 : 1.5,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : strong ? colours.ink : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        {children}
      </View>
    </Touchable>
  );
};
