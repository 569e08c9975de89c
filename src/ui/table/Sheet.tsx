import type { ReactNode } from 'react';
import { useContext } from 'react';
import { View } from 'react-native';
import { Scroll } from '../Scroll';
import { useOnBack } from '../backStack';
import { IconButton } from '../IconButton';
import { OpeningHeading } from '../OpeningHeading';
import { Text } from '../Text';
import { Lowered } from '../lowered';
import { SPACE, useTheme } from '../theme';
import { useTableLayout } from '../useTableLayout';
import { useWords } from '@/session/settings';
import { Foot } from './Foot';

type Props = {
  title: string;
  /** What the rules refused of it, above what can be done. */
  refusal?: ReactNode;
  foot?: ReactNode;
  /** Beside the foot where there is little room, else under it. */
  undo?: ReactNode;
  onClose(): void;
  /** A long list brings its own scrolling. */
  scrolls?: boolean;
  children: ReactNode;
};

/** A sheet over what is to be done now: what it is about, what it says, and at its foot what can be done. */
export const Sheet = ({ title, refusal, foot, undo, onClose, scrolls = true, children }: Props) => {
  const { app } = useWords();
  const lowered = useContext(Lowered);
  useOnBack(onClose);
  const { compact } = useTableLayout();
  return (
    <View style={{ flex: lowered ? undefined : 1, minHeight: 0 }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          padding: SPACE.s,
          paddingLeft: SPACE.m,
        }}
      >
        <OpeningHeading size="heading" heading={2} style={{ flex: 1 }}>
          {title}
        </OpeningHeading>
        <IconButton icon="close" label={app.close} onPress={onClose} />
      </View>
      {scrolls ? (
        <Scroll
          style={{ flex: 1, display: lowered ? 'none' : 'flex' }}
          contentContainerStyle={{ paddingHorizontal: SPACE.m, paddingBottom: SPACE.m, gap: SPACE.m }}
        >
          {children}
        </Scroll>
      ) : (
        <View style={{ flex: 1, minHeight: 0, display: lowered ? 'none' : 'flex' }}>{children}</View>
      )}
      <Foot beside={compact} refusal={refusal} undo={undo}>
        {foot}
      </Foot>
    </View>
  );
};

/** What belongs together on a sheet, under a small heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const { colours } = useTheme();
  return (
    <View style={{ gap: SPACE.s, paddingTop: SPACE.s, borderTopWidth: 1, borderColor: `${colours.faded}66` }}>
      <Text font="serifBold" size="story" heading={3}>
        {title}
      </Text>
      {children}
    </View>
  );
};

/** Controls side by side as far as they fit. */
export const Row = ({ children }: { children: ReactNode }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: SPACE.s }}>
    {children}
  </View>
);
