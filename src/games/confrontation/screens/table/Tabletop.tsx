import type { ReactNode } from 'react';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BoardProps } from '@/games/confrontation/board/Board';
import { Board } from '@/games/confrontation/board/Board';
import { InkedMap } from '@/ui/InkedMap';
import { SPACE, useTheme } from '@/ui/theme';

/** What the map shows; how large it is follows from the screen. */
export type MapProps = Omit<BoardProps, 'width' | 'height'>;

const PANEL = 400;

/** The map beside the panel on a screen that lies, above it on one that stands. */
export const useTableLayout = () => {
  const { scale } = useTheme();
  const { width, height } = useWindowDimensions();
  const inset = useSafeAreaInsets();
  const level = width >= 700 && width > height;
  const panelWidth = level ? Math.min(PANEL * scale, width * 0.45) : width;
  const map = level
    ? { width: width - panelWidth - SPACE.m, height: height - inset.top - inset.bottom - 2 * SPACE.s }
    : { width: width - 2 * SPACE.xs, height: Math.round((height - inset.top) * 0.56) };
  return { level, panelWidth, map, inset, isNarrow: width < 600 };
};

const LayMap = createContext<(map: MapProps | null) => void>(() => undefined);

/** Has the table show this map; null where a screen draws it among its own words. */
export const useMap = (map: MapProps | null): void => {
  const lay = useContext(LayMap);
  useLayoutEffect(() => lay(map));
  useLayoutEffect(() => () => lay(null), [lay]);
};

/** One map for every screen of a game: to draw it anew with each of them took longer than six frames. */
export const Tabletop = ({ children }: { children: ReactNode }) => {
  const { colours } = useTheme();
  const { level, map, inset } = useTableLayout();
  const [shown, lay] = useState<MapProps | null>(null);
  return (
    <LayMap value={lay}>
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
        {shown ? (
          <View style={{ padding: level ? SPACE.s : SPACE.xs }}>
            <Board {...shown} {...map} />
          </View>
        ) : null}
        {children}
      </View>
    </LayMap>
  );
};
