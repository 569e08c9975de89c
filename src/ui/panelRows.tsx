import type { ReactElement } from 'react';
import type { ViewStyle } from 'react-native';
import { View } from 'react-native';
import { RIMS } from './Panel';
import { SPACE, useTheme } from './theme';

type Rim = (typeof RIMS)['outer'] | (typeof RIMS)['inner'];
type Ends = { first: boolean; last: boolean };

/** As much of a rim as goes round one row. */
const cut = ({ borderRadius, borderWidth, padding }: Rim, { first, last }: Ends): ViewStyle => ({
  borderLeftWidth: borderWidth,
  borderRightWidth: borderWidth,
  paddingHorizontal: padding,
  ...(first
    ? {
        borderTopWidth: borderWidth,
        borderTopLeftRadius: borderRadius,
        borderTopRightRadius: borderRadius,
        paddingTop: padding,
      }
    : {}),
  ...(last
    ? {
        borderBottomWidth: borderWidth,
        borderBottomLeftRadius: borderRadius,
        borderBottomRightRadius: borderRadius,
        paddingBottom: padding,
      }
    : {}),
});

const Slice = ({ row, first, last }: Ends & { row: ReactElement }) => {
  const { colours } = useTheme();
  const ends = { first, last };
  return (
    <View
      style={[
        cut(RIMS.outer, ends),
        { borderColor: colours.faded, backgroundColor: colours.panel, marginBottom: last ? SPACE.l : 0 },
      ]}
    >
      <View style={[cut(RIMS.inner, ends), { borderColor: `${colours.faded}66` }]}>{row}</View>
    </View>
  );
};

/** A panel cut into rows for a long list: to the eye it is one. Its rows keep their own distance. */
export const panelRows = (name: string, rows: readonly ReactElement[]): ReactElement[] =>
  rows.map((row, at) => (
    <Slice key={`${name} ${row.key}`} row={row} first={at === 0} last={at === rows.length - 1} />
  ));
