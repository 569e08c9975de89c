import { ScrollView, View } from 'react-native';
import { enemiesOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { SPACE, useTheme } from '@/ui/theme';
import { Centre } from './Centre';
import type { MenuControls } from './menu';
import { PlayerStrip, STRIP } from './PlayerStrip';
import type { Edge } from './seating';
import { edgesOf } from './seating';
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
  if (compact)
    return (
      <ScrollView>
        {at('south')}
        <Centre game={game} open={open} />
      </ScrollView>
    );
  return (
    <View style={{ flex: 1, minHeight: 0 }}>
      {at('north')}
      <View style={{ flex: 1, flexDirection: 'row', minHeight: 0 }}>
        {at('west')}
        <View style={{ flex: 1, minWidth: 0 }}>
          <Centre game={game} open={open} />
        </View>
        {at('east')}
      </View>
      {at('south')}
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
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', rowGap: SPACE.xs }}>
        {seats.map((seat) => (
          <View key={seat} style={{ flexGrow: 1, flexBasis: compact ? '100%' : 340, minWidth: 0 }}>
            <PlayerStrip game={game} seat={seat} open={open} />
          </View>
        ))}
      </View>
    </Turned>
  );
};
