import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import { RADIUS, SPACE, useTheme } from './theme';

type Props = {
  children: ReactNode;
  /** No taller than what holds it: what is inside scrolls. */
  fits?: boolean;
  style?: StyleProp<ViewStyle>;
};

/** A panel with a double line round it. */
export const Panel = ({ children, fits = false, style }: Props) => {
  const { colours } = useTheme();
  const flexShrink = fits ? 1 : 0;
  return (
    <View
      style={{
        flexShrink,
        borderRadius: RADIUS + 3,
        borderWidth: 1.5,
        borderColor: colours.faded,
        backgroundColor: colours.panel,
        padding: 4,
      }}
    >
      <View
        style={[
          {
            flexShrink,
            borderRadius: RADIUS - 1,
            borderWidth: 1,
            borderColor: `${colours.faded}66`,
            padding: SPACE.m,
            gap: SPACE.m,
          },
          style,
        ]}
      >
        {children}
      </View>
    </View>
  );
};
