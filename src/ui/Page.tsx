import type { ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Scroll } from './Scroll';
import { useOnBack } from './backStack';
import { IconButton } from './IconButton';
import { usePageTool } from './pageTool';
import { OpeningHeading } from './OpeningHeading';
import { ROOMY, SPACE, useTheme } from './theme';
import { useWords } from '@/session/settings';

type Props = {
  title: string;
  onBack(): void;
  /** Between the heading and what scrolls: tabs, a search field. */
  top?: ReactNode;
  children: ReactNode;
  width?: number;
  /** A long list brings its own scrolling. */
  scrolls?: boolean;
};

/** A page of the book: back, heading, and a column that scrolls. */
export const Page = ({ title, onBack, top, children, width = 860, scrolls = true }: Props) => {
  const { colours, scale } = useTheme();
  const { width: room } = useWindowDimensions();
  const words = useWords();
  const inset = useSafeAreaInsets();
  const tool = usePageTool();
  useOnBack(onBack, 'page');
  const phone = room < 480;
  // A long word in large letters needs the whole line of a phone.
  const cramped = phone && scale > ROOMY;
  const heading = (
    <OpeningHeading
      size={cramped || (phone && tool) ? 'heading' : 'title'}
      heading={1}
      style={cramped ? undefined : { flex: 1 }}
    >
      {title}
    </OpeningHeading>
  );
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colours.ground, paddingTop: inset.top }}>
      <View
        style={{
          alignSelf: 'center',
          width: '100%',
          maxWidth: width,
          paddingHorizontal: SPACE.l,
          paddingTop: SPACE.m,
          gap: SPACE.s,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <IconButton icon="back" label={words.app.back} onPress={onBack} />
          {cramped ? <View style={{ flex: 1 }} /> : heading}
          {tool}
        </View>
        {cramped ? heading : null}
        {top}
      </View>
      {scrolls ? (
        <Scroll
          contentContainerStyle={{
            alignSelf: 'center',
            width: '100%',
            maxWidth: width,
            padding: SPACE.l,
            paddingBottom: SPACE.xl + inset.bottom,
            gap: SPACE.l,
          }}
        >
          {children}
        </Scroll>
      ) : (
        <View style={{ flex: 1, alignSelf: 'center', width: '100%', maxWidth: width }}>{children}</View>
      )}
    </View>
  );
};
