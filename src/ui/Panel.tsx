import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import { RADIUS, SPACE, useTheme } from './theme';

type Props = { children: ReactNode; style?: StyleProp<ViewStyle> };

/** A panel with a double line round it. */
export const Panel = ({ children, style }: Props) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
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
