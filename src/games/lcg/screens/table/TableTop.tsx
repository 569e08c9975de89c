import { View } from 'react-native';
import { enemiesOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useTheme } from '@/ui/theme';
import { Centre } from './Centre';
import type { MenuControls } from './menu';
import { PlayerStrip, STRIP } from './PlayerStrip';
import type { Edge } from './seating';
import { edgesOf } from './seating';
import { TableCloth } from './TableCloth';
import { Turned } from './Turned';
import { useTableLayout } from './useTableLayout';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The quest in the middle, and each player's side at the edge where they sit. */
export const TableTop = ({ game, open }: Props) => {
  const { compact } = useTableLayout();
  const seating = useLcgSettings((store) => store.settings.seating);
  const edges = edgesOf(game.state.players.length, seating === 'around' && !compact);
  const at = (edge: Edge) => (
    <Side
      game={game}
      open={open}
      edge={edge}
      seats={edges.flatMap((one, seat) => (one === edge ? [seat] : []))}
    />
  );
  return (
    <View style={{ flex: 1, flexDirection: 'row', minHeight: 0 }}>
      <TableCloth />
      {at('west')}
      <View style={{ flex: 1, minWidth: 0 }}>
        {at('north')}
        {/* On a phone the player's side scrolls with the rest, or nothing would be left for the rest. */}
        <Centre game={game} open={open} above={compact ? at('south') : null} />
        {compact ? null : at('south')}
      </View>
      {at('east')}
    </View>
  );
};

type SideProps = Props & { edge: Edge; seats: readonly number[] };

/** One player at an edge; when all face the same side, two in a row. */
const Side = ({ game, open, edge, seats }: SideProps) => {
  const { scale } = useTheme();
  const { compact } = useTableLayout();
  if (seats.length === 0) return null;
  const engaged = seats.some((seat) => enemiesOf(game.state, seat).length > 0);
  const thickness = Math.round((engaged ? STRIP.engaged : STRIP.bare) * scale);
  return (
    <Turned edge={edge} thickness={thickness}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end' }}>
        {seats.map((seat) => (
          <View
            key={seat}
            style={{ flexGrow: 1, flexShrink: 1, flexBasis: compact ? '100%' : 340, minWidth: 0 }}
          >
            <PlayerStrip game={game} seat={seat} open={open} />
          </View>
        ))}
      </View>
    </Turned>
  );
};
