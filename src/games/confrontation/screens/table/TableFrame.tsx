import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Board } from '@/games/confrontation/board/Board';
import type { Ask } from '@/games/confrontation/play';
import { Scroll } from '@/ui/Scroll';
import { OpeningHeading } from '@/ui/OpeningHeading';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { HelpButton } from './HelpButton';
import { MenuButton } from './Menu';
import type { MapProps } from './Tabletop';
import { useMap, useTableLayout } from './Tabletop';

type Props = {
  /** Who decides, above what is asked. */
  who: string;
  title: string;
  /** What is asked now, for the guide. */
  ask: Ask | null;
  board: MapProps;
  /** Nothing is done on the map now: on a phone, what is asked stands above it. */
  mapBelow?: boolean;
  /** Always in sight: what to do next. */
  footer?: ReactNode;
  children: ReactNode;
};

/** What is asked now, beside the map or below it. */
export const TableFrame = ({ who, title, ask, board, mapBelow = false, footer, children }: Props) => {
  const { colours } = useTheme();
  const { level, panelWidth, map, isNarrow } = useTableLayout();
  const below = mapBelow && isNarrow;
  useMap(below ? null : board);
  return (
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
          <OpeningHeading size={isNarrow ? 'story' : 'heading'} font="serifBold" heading={1}>
            {title}
          </OpeningHeading>
        </View>
        <HelpButton ask={ask} />
        <MenuButton />
      </View>
      <Scroll
        style={{ flex: 1 }}
        contentContainerStyle={{ paddingHorizontal: SPACE.m, paddingBottom: SPACE.m, gap: SPACE.m }}
      >
        {children}
        {below ? (
          <View style={{ padding: SPACE.xs, marginHorizontal: -SPACE.m }}>
            <Board {...board} {...map} />
          </View>
        ) : null}
      </Scroll>
      {footer ? (
        <View
          style={{ padding: SPACE.s, gap: SPACE.s, borderTopWidth: 1, borderColor: `${colours.faded}66` }}
        >
          {footer}
        </View>
      ) : null}
    </View>
  );
};
