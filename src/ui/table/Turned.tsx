import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import type { Edge } from '../seating';
import { ANGLE } from '../seating';

type Props = { edge: Edge; thickness: number; children: ReactNode };

/** What lies at an edge of the table, turned to who sits there. */
export const Turned = ({ edge, thickness, children }: Props) => {
  if (edge === 'south') return <View>{children}</View>;
  if (edge === 'north') return <View style={{ transform: [{ rotate: '180deg' }] }}>{children}</View>;
  return (
    <Sideways angle={ANGLE[edge]} thickness={thickness}>
      {children}
    </Sideways>
  );
};

/** A quarter turn swaps the sides of a box, and layout knows nothing of it: the length is measured. */
const Sideways = ({
  angle,
  thickness,
  children,
}: {
  angle: number;
  thickness: number;
  children: ReactNode;
}) => {
  const [length, setLength] = useState(0);
  const shift = (length - thickness) / 2;
  return (
    <View
      style={{ width: thickness, alignSelf: 'stretch', overflow: 'hidden' }}
      onLayout={({ nativeEvent }) => setLength(Math.round(nativeEvent.layout.height))}
    >
      <View
        style={{
          position: 'absolute',
          left: -shift,
          top: shift,
          width: length,
          height: thickness,
          justifyContent: 'flex-end',
          transform: [{ rotate: `${angle}deg` }],
        }}
      >
        {children}
      </View>
    </View>
  );
};
