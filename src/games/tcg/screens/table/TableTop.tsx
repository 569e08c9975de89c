import { View } from 'react-native';
import { shadowPlayers } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useTcgSettings } from '@/games/tcg/session/settings';
import { Scroll } from '@/ui/Scroll';
import { Around, TableCloth } from '@/ui/tableSet';
import { SPACE, TEXT_SCALE, useTheme } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import type { MenuControls } from './menu';
import { Path } from './Path';
import { Pool } from './Pool';
import { Side } from './Side';
import { STRIP } from './Strip';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The path and the pool in the middle, and each player's side at the edge where they sit, or all of them near. */
export const TableTop = (props: Props) => (
  <View style={{ flex: 1, minHeight: 0 }}>
    <TableCloth />
    {useSeatsAround(props.game) ? <SeatsAround {...props} /> : <Facing {...props} />}
  </View>
);

/**
 * Three and four need both short edges: an upright page or larger letters leave no room for the path between them. Two on an
 * upright page in the larger letters would hide the pool.
 */
const useSeatsAround = ({ state }: OpenGame): boolean => {
  const { wide, compact } = useTableLayout();
  const { scale } = useTheme();
  const wanted = useTcgSettings((store) => store.settings.seating === 'around');
  const two = state.players.length === 2;
  const roomy = wide ? two || scale === 1 : two && scale <= TEXT_SCALE.large;
  return wanted && !compact && roomy;
};

const SeatsAround = ({ game, open }: Props) => {
  const { length } = game.state.players;
  return (
    <Around
      players={length}
      outer={{
        thickness: STRIP,
        side: (seat) => (
          <View style={{ padding: SPACE.xs }}>
            <Side game={game} seat={seat} open={open} lane={length > 2} />
          </View>
        ),
      }}
    >
      <Scroll
        style={{ flex: 1 }}
        contentContainerStyle={{
          flexGrow: 1,
          justifyContent: 'space-evenly',
          padding: SPACE.s,
          gap: SPACE.s,
        }}
      >
        <Path game={game} open={open} wraps={length > 2} />
        <Pool game={game} open={open} />
      </Scroll>
    </Around>
  );
};

/** The Shadow players beyond the pool, the company of this turn before it. */
const Facing = ({ game, open }: Props) => {
  const { compact } = useTableLayout();
  const { state } = game;
  return (
    <Scroll style={{ flex: 1 }} contentContainerStyle={{ flexGrow: 1, padding: SPACE.s, gap: SPACE.s }}>
      <Path game={game} open={open} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', flexGrow: 1, gap: SPACE.s }}>
        {shadowPlayers(state).map((seat) => (
          <View key={seat} style={{ flexGrow: 1, flexShrink: 1, flexBasis: compact ? '100%' : 236 }}>
            <Side game={game} seat={seat} open={open} />
          </View>
        ))}
      </View>
      <Pool game={game} open={open} />
      <Side game={game} seat={state.freePeoples} open={open} />
    </Scroll>
  );
};
