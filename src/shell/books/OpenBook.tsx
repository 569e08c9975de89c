import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE, useTheme } from '@/ui/theme';
import { BOARD, useLeather } from './Binding';

type Props = { width: number; left: ReactNode; right: ReactNode };

const GUTTER = [
  [0, '59'],
  [3, '40'],
  [7, '2B'],
  [12, '1A'],
  [18, '0F'],
] as const;

/** The width of what stands on one page. */
export const pageWidth = (book: number): number => (book - 2 * BOARD) / 2 - 2 * SPACE.xl;

/** A book open on two pages in red leather. */
export const OpenBook = ({ width, left, right }: Props) => {
  const { colours } = useTheme();
  const { cover } = useLeather('ember');
  return (
    <View
      style={{ width, borderRadius: 10, backgroundColor: colours.ground, boxShadow: '0 8px 24px #00000059' }}
    >
      <View style={{ borderRadius: 10, backgroundColor: cover, padding: BOARD }}>
        <View style={{ flexDirection: 'row', borderRadius: 5, backgroundColor: colours.panel }}>
          <Edges side="left" />
          <Edges side="right" />
          <Gutter />
          <View style={{ width: '50%', padding: SPACE.xl, justifyContent: 'center' }}>{left}</View>
          <View style={{ width: '50%', padding: SPACE.xl, justifyContent: 'center' }}>{right}</View>
        </View>
      </View>
    </View>
  );
};

/** The leaves under the upper one, as lines along the fore-edge. */
const Edges = ({ side }: { side: 'left' | 'right' }) => {
  const { colours } = useTheme();
  return [3, 6, 9].map((inset) => (
    <View
      key={inset}
      aria-hidden
      style={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        [side]: inset,
        width: 1,
        backgroundColor: `${colours.faded}4D`,
      }}
    />
  ));
};

/** The fold between the pages, shaded with lines that thin out. */
const Gutter = () => {
  const { colours } = useTheme();
  return GUTTER.flatMap(([away, shade]) =>
    (away === 0 ? [0] : [-away, away]).map((x) => (
      <View
        key={x}
        aria-hidden
        style={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          left: '50%',
          marginLeft: x,
          width: 1,
          backgroundColor: `${colours.faded}${shade}`,
        }}
      />
    )),
  );
};
