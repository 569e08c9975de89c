import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE, useTheme } from '../theme';

type Props = {
  /** Side by side where there is little room, else one under the other. */
  beside: boolean;
  /** What was refused, above what can be done. */
  refusal: ReactNode;
  undo: ReactNode;
  children: ReactNode;
};

/** The foot of a step or a sheet: what can be done, and the way back. */
export const Foot = ({ beside, refusal, undo, children }: Props) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        flexShrink: 1,
        gap: SPACE.s,
        padding: SPACE.s,
        borderTopWidth: 1,
        borderColor: `${colours.faded}66`,
      }}
    >
      {refusal}
      <View
        style={{
          flexDirection: beside ? 'row-reverse' : 'column',
          alignItems: beside ? 'center' : 'stretch',
          gap: SPACE.s,
        }}
      >
        <View style={beside ? { flex: 1 } : undefined}>{children}</View>
        {undo}
      </View>
    </View>
  );
};
