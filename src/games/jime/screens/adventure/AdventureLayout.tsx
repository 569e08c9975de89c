import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import type { Insets } from '@/paint/geometry';
import { afterPaint } from '@/paint/useAfterPaint';
import { SPACE, useTheme } from '@/ui/theme';
import { SheetSlot, useSheetWidth } from './SheetSlot';
import { useScreenLayout } from '../useScreenLayout';

type Props = {
  top: ReactNode;
  bottom: ReactNode;
  /** Over the lower corners of the map, just above the bottom bar or the sheet. */
  above: ReactNode;
  /** Over the map and above that: they come and go. */
  notices: ReactNode;
  sheet: ReactNode;
  /** What the sheet is about: one that was lowered rises again for anything else. */
  subject: unknown;
  /** `bars` is what stays covered when the sheet goes. */
  board(insets: Insets, bars: Insets, sheet: SheetOverMap): ReactNode;
};

/** Where a sheet lies over the map: at its side, or risen over it from below. */
export type SheetOverMap = 'side' | 'below' | null;

const heightOf = ({ nativeEvent: { layout } }: LayoutChangeEvent): number => Math.round(layout.height);

/** The same insets again while they measure the same, so that the map is not drawn anew for them. */
const useInsets = (top: number, right: number, bottom: number): Insets =>
  useMemo(() => ({ top, right, bottom, left: 0 }), [top, right, bottom]);

/** How much of a high page a sheet may cover: on a phone its buttons alone would take the rest, and in large letters more. */
const RISES = { tablet: 0.45, phone: 0.62 } as const;
const MOST_RISEN = 0.8;

/**
 * The map lies under everything, whole and movable; the bars stand over its edges and the sheet over its side, or its
 * lower part where the page is high. Bars come before the map for keyboard and screen reader.
 */
export const AdventureLayout = ({ top, bottom, above, notices, sheet, subject, board }: Props) => {
  const { colours, scale } = useTheme();
  const { wide, compact } = useScreenLayout();
  const { height } = useWindowDimensions();
  const asideWidth = useSheetWidth();
  const open = sheet !== null;
  const [heights, setHeights] = useState({ top: 0, bottom: 0, sheet: 0 });
  /** How high the bars are while no sheet is open: the map rests by it, and keeps its zoom when they fold. */
  const [rested, setRested] = useState<Partial<typeof heights>>({});
  const measure = (part: keyof typeof heights) => (event: LayoutChangeEvent) => {
    const measured = heightOf(event);
    setHeights((known) => (known[part] === measured ? known : { ...known, [part]: measured }));
    if (!open) setRested((known) => (known[part] === measured ? known : { ...known, [part]: measured }));
  };
  // A hint that went for good under the sheet has left the bar lower, and nothing measures it anew.
  const measured = useRef(heights);
  useEffect(() => {
    measured.current = heights;
  });
  useEffect(() => {
    if (open) return;
    return afterPaint(() => {
      const { top: high, bottom: low } = measured.current;
      setRested((known) =>
        known.bottom === undefined || (known.top === high && known.bottom === low) ? known : measured.current,
      );
    });
  }, [open]);
  const [loweredFor, setLoweredFor] = useState<unknown>(null);
  const risen = Math.min(MOST_RISEN, RISES[compact ? 'phone' : 'tablet'] * scale);
  const lowered = !wide && loweredFor !== null && loweredFor === subject;
  const overMap: SheetOverMap = !open || lowered ? null : wide ? 'side' : 'below';
  const bars = useInsets(rested.top ?? heights.top, 0, rested.bottom ?? heights.bottom);
  const insets = useInsets(
    heights.top,
    wide && open ? asideWidth + 2 * SPACE.s : 0,
    heights.bottom + (!wide && open ? heights.sheet : 0),
  );
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colours.ground }}>
      <View pointerEvents="box-none" style={{ flex: 1, zIndex: 1 }}>
        <View onLayout={measure('top')}>{top}</View>
        {/* One place in the tree for both: what was entered on the sheet stays there when the tablet is turned. */}
        <View
          pointerEvents="box-none"
          style={{ flex: 1, flexDirection: wide ? 'row' : 'column', minHeight: 0 }}
        >
          <View pointerEvents="box-none" style={{ flex: 1, justifyContent: 'flex-end' }}>
            {notices}
            {above}
          </View>
          {open ? (
            <View
              pointerEvents="box-none"
              onLayout={measure('sheet')}
              style={
                wide
                  ? { padding: SPACE.s, justifyContent: 'flex-end' }
                  : { flexShrink: 1, minHeight: 0, maxHeight: height * risen }
              }
            >
              <SheetSlot
                wide={wide}
                lowered={lowered}
                onLower={(lower) => setLoweredFor(lower ? subject : null)}
              >
                {sheet}
              </SheetSlot>
            </View>
          ) : null}
        </View>
        <View onLayout={measure('bottom')}>{bottom}</View>
      </View>
      <View style={StyleSheet.absoluteFill}>{board(insets, bars, overMap)}</View>
    </View>
  );
};
