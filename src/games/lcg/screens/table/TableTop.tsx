import { View } from 'react-native';
import { enemiesOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { Around, TableCloth } from '@/ui/tableSet';
import { useTableLayout } from '@/ui/useTableLayout';
import { Centre } from './Centre';
import { ENGAGED_ROW, EngagedRow } from './EngagedRow';
import type { MenuControls } from './menu';
import { PlayerStrip, STRIP } from './PlayerStrip';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The quest in the middle, and each player's side at the edge where they sit, or all of them near. */
export const TableTop = (props: Props) => {
  const { compact } = useTableLayout();
  const around = useLcgSettings((store) => store.settings.seating === 'around');
  return (
    <View style={{ flex: 1, minHeight: 0 }}>
      <TableCloth />
      {around && !compact ? <SeatsAround {...props} /> : <Facing {...props} />}
    </View>
  );
};

/** A ring of dials and characters, within it a ring of engaged enemies, within that the quest. */
const SeatsAround = ({ game, open }: Props) => (
  <Around
    players={game.state.players.length}
    outer={{ thickness: STRIP, side: (seat) => <PlayerStrip game={game} seat={seat} open={open} /> }}
    inner={{
      thickness: ENGAGED_ROW,
      side: (seat) =>
        enemiesOf(game.state, seat).length === 0 ? null : <EngagedRow game={game} seat={seat} open={open} />,
    }}
  >
    <Centre game={game} open={open} above={null} />
  </Around>
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
