import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { RuleKind } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { IconButton } from '@/ui/IconButton';
import { OpeningHeading } from '@/ui/OpeningHeading';

import { SPACE, useTheme } from '@/ui/theme';
import { RuleHint } from '../prompts/RuleHint';
import { SheetScroll } from '../SheetScroll';
import { useScreenLayout } from '../useScreenLayout';

type Props = {
  title: string;
  /** The rule behind the sheet, one tap away. */
  rule?: RuleKind;
  onClose?(): void;
  /** What closing means here, where it is more than that. */
  closeLabel?: string;
  foot?: ReactNode;
  children: ReactNode;
};

/** Buttons side by side where the sheet is wide, one under the other where it is not. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>{children}</View>
);
export const IN_BUTTON_ROW = { flexGrow: 1, flexBasis: 320 } as const;

/** One page of the sheet: what it is about, what it says, and at its foot what can be done. */
export const Sheet = ({ title, rule, onClose, closeLabel, foot, children }: Props) => {
  const words = useWords();
  const { colours } = useTheme();
  const { wide } = useScreenLayout();
  useOnBack(onClose);
  return (
    <View style={{ flexShrink: 1 }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.m,
          paddingHorizontal: SPACE.m,
          paddingTop: wide ? SPACE.s : 0,
        }}
      >
        <OpeningHeading size="heading" heading={2} style={{ flex: 1 }}>
          {title}
        </OpeningHeading>
        {rule ? <RuleHint kind={rule} /> : null}
        {onClose ? <IconButton icon="close" label={closeLabel ?? words.app.close} onPress={onClose} /> : null}
      </View>
      <SheetScroll
        style={{ flexGrow: 0, flexShrink: 1, minHeight: 0 }}
        contentStyle={{ gap: SPACE.m, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s }}
      >
        {children}
      </SheetScroll>
      {foot ? (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: SPACE.s,
            padding: SPACE.s,
            borderTopWidth: 1,
            borderColor: `${colours.faded}66`,
          }}
        >
          {foot}
        </View>
      ) : null}
    </View>
  );
};
