import type { ReactElement } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ScrollList } from './Scroll';
import { LONG_LIST } from './longList';
import { SPACE } from './theme';

/** The room round the rows on a sheet of a table. */
export const SHEET_ROOM = { paddingHorizontal: SPACE.m, paddingBottom: SPACE.m } as const;

/** The room round the rows over the buttons at the foot of a page; the last row keeps its own distance to them. */
export const FOOTER_ROOM = { padding: SPACE.l, paddingTop: SPACE.m, paddingBottom: 0 } as const;

type Props = {
  /** Above the rows, and always there: a field that is typed into must not leave while its list scrolls. */
  head?: ReactElement;
  /** Each with a key. */
  rows: readonly ReactElement[];
  /** In place of the room that a page leaves round its column. */
  room?: StyleProp<ViewStyle>;
};

const keyOf = ({ key }: ReactElement): string => key ?? '';

/** A page or a sheet of hundreds of rows: only those near the screen are mounted. It brings its own scrolling. */
export const RowList = ({ head, rows, room }: Props) => {
  const inset = useSafeAreaInsets();
  return (
    <ScrollList
      {...LONG_LIST}
      data={rows}
      keyExtractor={keyOf}
      renderItem={({ item }) => item}
      ListHeaderComponent={head}
      ListHeaderComponentStyle={{ paddingBottom: SPACE.l }}
      contentContainerStyle={room ?? { padding: SPACE.l, paddingBottom: SPACE.m + inset.bottom }}
    />
  );
};
