import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { AccessibilityInfo, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Touchable } from '../Touchable';
import { vibrate } from '../haptics';
import { Lowered } from '../lowered';
import { RADIUS, TOUCH, useTheme } from '../theme';
import { useKeepAwake } from '../useKeepAwake';
import { useTableLayout } from '../useTableLayout';

type HandleWords = { raise: string; lower: string };

type Props = {
  ribbon: ReactNode;
  table: ReactNode;
  /** What is to be done now. */
  step: ReactNode;
  /** Lies over the step, and needs more room than it; null: none does. */
  sheet: ReactNode;
  /** What the panel is about: one that was lowered rises again for anything else. */
  subject: string;
  /** What the handle of the panel does, where there is one. */
  words: HandleWords;
  /** What the rules refused last, and why. */
  refused: object | null;
  refusedText: string;
};

/** The width of the panel beside the table; larger letters have more, but never more than this share of the page. */
const ASIDE = 396;
const WIDEST = 0.37;

/** How much of a high page the panel may take. */
const RISES = { tablet: { low: 0.44, tall: 0.56 }, phone: { low: 0.56, tall: 0.86 } } as const;
const HIGHEST = 0.86;

/** A refused step is felt and read out once, wherever it is shown. */
const useRefusalFeedback = (refused: object | null, text: string): void =>
  useEffect(() => {
    if (!refused) return;
    vibrate('warning');
    AccessibilityInfo.announceForAccessibility(text);
  }, [refused, text]);

/** The ribbon above, the table, and what to do now beside it, or under it where the page is high. */
export const TableLayout = ({ ribbon, table, step, sheet, subject, words, ...refusal }: Props) => {
  const { colours, scale } = useTheme();
  const { wide, compact } = useTableLayout();
  const { width, height } = useWindowDimensions();
  const inset = useSafeAreaInsets();
  const [loweredFor, setLoweredFor] = useState<string | null>(null);
  const lowered = !wide && loweredFor === subject;
  const rises = RISES[compact ? 'phone' : 'tablet'][sheet === null ? 'low' : 'tall'];
  const risen = height * Math.min(HIGHEST, rises * Math.sqrt(scale));
  useKeepAwake();
  useRefusalFeedback(refusal.refused, refusal.refusedText);
  return (
    <View
      role="main"
      style={{ flex: 1, backgroundColor: colours.ground, paddingTop: inset.top, paddingBottom: inset.bottom }}
    >
      {ribbon}
      <View style={{ flex: 1, flexDirection: wide ? 'row' : 'column', minHeight: 0 }}>
        <View style={{ flex: 1, minHeight: 0, minWidth: 0 }}>{table}</View>
        <View
          style={[
            { backgroundColor: colours.panel, borderColor: colours.faded },
            wide
              ? { width: Math.min(ASIDE * scale, width * WIDEST), borderLeftWidth: 2 }
              : {
                  height: lowered ? undefined : risen,
                  // The keyboard may leave less room than that.
                  maxHeight: '100%',
                  borderTopWidth: 2,
                  borderTopLeftRadius: RADIUS * 2,
                  borderTopRightRadius: RADIUS * 2,
                },
          ]}
        >
          {wide ? null : (
            <Handle
              words={words}
              lowered={lowered}
              onLower={(lower) => setLoweredFor(lower ? subject : null)}
            />
          )}
          <Lowered.Provider value={lowered}>
            <View style={{ flex: lowered ? undefined : 1, minHeight: 0 }}>
              {sheet}
              {/* What was picked for the step stays picked while a sheet lies over it. */}
              <View
                style={{
                  flexGrow: 1,
                  flexShrink: 1,
                  minHeight: 0,
                  display: sheet === null ? 'flex' : 'none',
                }}
              >
                {step}
              </View>
            </View>
          </Lowered.Provider>
        </View>
      </View>
    </View>
  );
};

type HandleProps = { words: HandleWords; lowered: boolean; onLower(lower: boolean): void };

const Handle = ({ words, lowered, onLower }: HandleProps) => {
  const { colours } = useTheme();
  return (
    <Touchable label={lowered ? words.raise : words.lower} onPress={() => onLower(!lowered)}>
      <View style={{ minHeight: TOUCH, alignItems: 'center', justifyContent: 'center' }}>
        <View style={{ width: 72, height: 6, borderRadius: 3, backgroundColor: colours.faded }} />
      </View>
    </Touchable>
  );
};
