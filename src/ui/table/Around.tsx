import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Edge } from '../seating';
import { edgesOf } from '../seating';
import { useTheme } from '../theme';
import { useTableLayout } from '../useTableLayout';
import { Turned } from './Turned';

type Ring = {
  /** How far a side reaches into the table, where it is turned by a quarter. */
  thickness: number;
  /** What lies before a seat; null: nothing. */
  side(seat: number): ReactNode;
};

type Props = { players: number; outer: Ring; inner?: Ring; children: ReactNode };

/** Each player's side at the edge where they sit, turned to them; an inner ring within, and the middle within that. */
export const Around = ({ players, outer, inner, children }: Props) => {
  const { scale } = useTheme();
  const { wide } = useTableLayout();
  const edges = edgesOf(players);
  const at = (edge: Edge, { thickness, side }: Ring): ReactNode => {
    const seat = edges.indexOf(edge);
    const lies = seat < 0 ? null : side(seat);
    return lies === null ? null : (
      <Turned edge={edge} thickness={Math.round(thickness * scale)}>
        {lies}
      </Turned>
    );
  };
  const long = (ring: Ring, within: ReactNode) => (
    <Between before={at('north', ring)} after={at('south', ring)} direction="column">
      {within}
    </Between>
  );
  const short = (ring: Ring, within: ReactNode) => (
    <Between before={at('west', ring)} after={at('east', ring)} direction="row">
      {within}
    </Between>
  );
  const middle = inner ? long(inner, short(inner, children)) : children;
  // The longer sides take the whole edge.
  return wide ? long(outer, short(outer, middle)) : short(outer, long(outer, middle));
};

type BetweenProps = {
  before: ReactNode;
  after: ReactNode;
  direction: 'row' | 'column';
  children: ReactNode;
};

const Between = ({ before, after, direction, children }: BetweenProps) => (
  <View style={{ flex: 1, flexDirection: direction, minWidth: 0, minHeight: 0 }}>
    {before}
    {children}
    {after}
  </View>
);
