import type { ReactNode } from 'react';
import { View } from 'react-native';
import { enemiesOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useLcgSettings } from '@/games/lcg/session/settings';
import type { Edge } from '@/ui/seating';
import { edgesOf } from '@/ui/seating';
import { useTheme } from '@/ui/theme';
import { Turned } from '@/ui/tableSet';
import { useTableLayout } from '@/ui/useTableLayout';
import { Centre } from './Centre';
import { ENGAGED_ROW, EngagedRow } from './EngagedRow';
import type { MenuControls } from './menu';
import { PlayerStrip, STRIP } from './PlayerStrip';
import { TableCloth } from './TableCloth';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The quest in the middle, and each player's side at the edge where they sit, or all of them near. */
export const TableTop = (props: Props) => {
  const { compact } = useTableLayout();
  const around = useLcgSettings((store) => store.settings.seating === 'around');
  return (
    <View style={{ flex: 1, minHeight: 0 }}>
      <TableCloth />
      {around && !compact ? <Around {...props} /> : <Facing {...props} />}
    </View>
  );
};

/** A ring of dials and characters, within it a ring of engaged enemies, within that the quest. */
const Around = ({ game, open }: Props) => {
  const { scale } = useTheme();
  const { wide } = useTableLayout();
  const edges = edgesOf(game.state.players.length);
  const at = (edge: Edge, thickness: number, side: (seat: number) => ReactNode) => {
    const seat = edges.indexOf(edge);
    return seat < 0 ? null : (
      <Turned edge={edge} thickness={Math.round(thickness * scale)}>
        {side(seat)}
      </Turned>
    );
  };
  const strip = (edge: Edge) =>
    at(edge, STRIP, (seat) => <PlayerStrip game={game} seat={seat} open={open} />);
  const engaged = (edge: Edge) =>
    enemiesOf(game.state, edges.indexOf(edge)).length === 0
      ? null
      : at(edge, ENGAGED_ROW, (seat) => <EngagedRow game={game} seat={seat} open={open} />);
  // The longer sides take the whole edge: each has three heroes to show.
  return wide ? (
    <Ring before={strip('north')} after={strip('south')} direction="column">
      <Ring before={strip('west')} after={strip('east')} direction="row">
        <Ring before={engaged('north')} after={engaged('south')} direction="column">
          <Ring before={engaged('west')} after={engaged('east')} direction="row">
            <Centre game={game} open={open} above={null} />
          </Ring>
        </Ring>
      </Ring>
    </Ring>
  ) : (
    <Ring before={strip('west')} after={strip('east')} direction="row">
      <Ring before={strip('north')} after={strip('south')} direction="column">
        <Ring before={engaged('north')} after={engaged('south')} direction="column">
          <Ring before={engaged('west')} after={engaged('east')} direction="row">
            <Centre game={game} open={open} above={null} />
          </Ring>
        </Ring>
      </Ring>
    </Ring>
  );
};

type RingProps = { before: ReactNode; after: ReactNode; direction: 'row' | 'column'; children: ReactNode };

const Ring = ({ before, after, direction, children }: RingProps) => (
  <View style={{ flex: 1, flexDirection: direction, minWidth: 0, minHeight: 0 }}>
    {before}
    {children}
    {after}
  </View>
);

/** Everybody near, three and four two in a row. On a phone they scroll with the rest, or nothing would be left for the rest. */
const Facing = ({ game, open }: Props) => {
  const { compact } = useTableLayout();
  const sides = (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {game.state.players.map((_, seat) => (
        <View
          key={seat}
          style={{
            flexDirection: compact ? 'column-reverse' : 'column',
            flexGrow: 1,
            flexShrink: 1,
            flexBasis: compact || game.state.players.length < 3 ? '100%' : 340,
            minWidth: 0,
          }}
        >
          <EngagedRow game={game} seat={seat} open={open} />
          <PlayerStrip game={game} seat={seat} open={open} />
        </View>
      ))}
    </View>
  );
  return (
    <>
      <Centre game={game} open={open} above={compact ? sides : null} />
      {compact ? null : sides}
    </>
  );
};
