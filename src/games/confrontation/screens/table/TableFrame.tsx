import type { ReactNode } from 'react';
import { ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BoardProps } from '@/games/confrontation/board/Board';
import { Board } from '@/games/confrontation/board/Board';
import type { Ask } from '@/games/confrontation/play';
import { InkedMap } from '@/ui/InkedMap';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { HelpButton } from './HelpButton';
import { MenuButton } from './Menu';

const PANEL = 400;

type Props = {
  /** Who decides, above what is asked. */
  who: string;
  title: string;
  /** What is asked now, for the guide. */
  ask: Ask | null;
  board: Omit<BoardProps, 'width' | 'height'>;
  /** Nothing is done on the map now: on a phone, what is asked stands above it. */
  mapBelow?: boolean;
  /** Always in sight: what to do next. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The map, and beside or below it what is asked now. */
export const TableFrame = ({ who, title, ask, board, mapBelow = false, footer, children }: Props) => {
  const { colours, scale } = useTheme();
  const { width, height } = useWindowDimensions();
  const inset = useSafeAreaInsets();
  const level = width >= 700 && width > height;
  const panelWidth = level ? Math.min(PANEL * scale, width * 0.45) : width;
  const map = level
    ? { width: width - panelWidth - SPACE.m, height: height - inset.top - inset.bottom - 2 * SPACE.s }
    : { width: width - 2 * SPACE.xs, height: Math.round((height - inset.top) * 0.56) };
  const below = mapBelow && width < 600;
  const chart = (
    <View style={{ padding: level ? SPACE.s : SPACE.xs, marginHorizontal: below ? -SPACE.m : 0 }}>
      <Board {...board} {...map} />
    </View>
  );
  return (
    <View
      role="main"
      style={{
        flex: 1,
        flexDirection: level ? 'row' : 'column',
        alignItems: level ? 'stretch' : 'center',
        paddingTop: inset.top,
        paddingBottom: inset.bottom,
        backgroundColor: colours.ground,
      }}
    >
      <View style={{ position: 'absolute', inset: 0, opacity: 0.35 }} pointerEvents="none">
        <InkedMap />
      </View>
      {below ? null : chart}
      <View
        style={{
          width: panelWidth,
          flex: level ? undefined : 1,
          minHeight: 0,
          backgroundColor: colours.panel,
          borderColor: colours.faded,
          [level ? 'borderLeftWidth' : 'borderTopWidth']: 1.5,
        }}
      >
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s,
            padding: SPACE.s,
            paddingLeft: SPACE.m,
          }}
        >
          <View style={{ flex: 1 }}>
            <Text size="label" tone="faded">
              {who}
            </Text>
            <Text size={width < 600 ? 'story' : 'heading'} font="serifBold" heading={1}>
              {title}
            </Text>
          </View>
          <HelpButton ask={ask} />
          <MenuButton />
        </View>
        <ScrollView
          style={{ flex: 1 }}
          contentContainerStyle={{ paddingHorizontal: SPACE.m, paddingBottom: SPACE.m, gap: SPACE.m }}
        >
          {children}
          {below ? chart : null}
        </ScrollView>
        {footer ? (
          <View
            style={{ padding: SPACE.s, gap: SPACE.s, borderTopWidth: 1, borderColor: `${colours.faded}66` }}
          >
            {footer}
          </View>
        ) : null}
      </View>
    </View>
  );
};
