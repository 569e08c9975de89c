import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import { RADIUS, SPACE, useTheme } from './theme';

type Props = {
  children: ReactNode;
  /** No taller than what holds it: what is inside scrolls. */
  fits?: boolean;
  /** What it lists to be ticked off: one stop of a keyboard. */
  group?: string;
  style?: StyleProp<ViewStyle>;
};

/** The two lines round a panel. */
export const RIMS = {
  outer: { borderRadius: RADIUS + 3, borderWidth: 1.5, padding: 4 },
  inner: { borderRadius: RADIUS - 1, borderWidth: 1, padding: SPACE.m },
} as const;

/** How much of its width a panel needs for itself on each side. */
export const PANEL_SIDE =
  RIMS.outer.borderWidth + RIMS.outer.padding + RIMS.inner.borderWidth + RIMS.inner.padding;

/** A panel with a double line round it. */
export const Panel = ({ children, fits = false, group, style }: Props) => {
  const { colours } = useTheme();
  const flexShrink = fits ? 1 : 0;
  return (
    <View
      role={group === undefined ? undefined : 'group'}
      aria-label={group}
      style={{ ...RIMS.outer, flexShrink, borderColor: colours.faded, backgroundColor: colours.panel }}
    >
      <View style={[{ ...RIMS.inner, flexShrink, borderColor: `${colours.faded}66`, gap: SPACE.m }, style]}>
        {children}
      </View>
    </View>
  );
};
