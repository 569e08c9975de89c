import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Page } from './Page';
import { Scroll } from './Scroll';
import { SPACE, useTheme } from './theme';

type Props = {
  title: string;
  onBack(): void;
  top?: ReactNode;
  /** Always in sight, however long the page is: what to do next. */
  footer?: ReactNode;
  width?: number;
  /** A long list brings its own scrolling. */
  scrolls?: boolean;
  children: ReactNode;
};

/** A page whose buttons stay at the foot of the screen. */
export const FooterPage = ({ title, onBack, top, footer, width = 1080, scrolls = true, children }: Props) => {
  const { colours } = useTheme();
  const inset = useSafeAreaInsets();
  return (
    <Page title={title} onBack={onBack} top={top} scrolls={false} width={width}>
      {scrolls ? (
        <Scroll
          key={title}
          style={{ flex: 1 }}
          contentContainerStyle={{ padding: SPACE.l, paddingTop: SPACE.m, gap: SPACE.m }}
        >
          {children}
        </Scroll>
      ) : (
        <View style={{ flex: 1, minHeight: 0 }}>{children}</View>
      )}
      {footer ? (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: SPACE.m,
            paddingHorizontal: SPACE.l,
            paddingTop: SPACE.s + 4,
            paddingBottom: SPACE.m + inset.bottom,
            borderTopWidth: 1,
            borderColor: `${colours.faded}88`,
          }}
        >
          {footer}
        </View>
      ) : null}
    </Page>
  );
};
