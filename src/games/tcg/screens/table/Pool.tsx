import { View } from 'react-native';
import { moveLimit, siteNow } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Dial } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** How many tokens fill the ring of the pool. */
const FULL = 20;

/** The one pool of the table, and how far the company has come in this turn. */
export const Pool = ({ game: { state }, open }: Props) => {
  const { table } = useWords();
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  const { freePeoples, twilight, moves } = state;
  const { name = '' } = state.sites.find(({ number }) => number === siteNow(state)) ?? {};
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: SPACE.l,
        rowGap: SPACE.s,
      }}
    >
      <Dial
        label={table.pool}
        value={twilight}
        share={twilight / FULL}
        tone="violet"
        onOpen={() => open({ kind: 'twilight' })}
        onStep={(by) => void act({ type: 'changeTwilight', by })}
      />
      <View style={{ flexShrink: 1 }}>
        <Text font="serifBold" size="story" tone="violet">
          {table.pool}
        </Text>
        <Text>{table.turnOf(table.path.site(siteNow(state), name), player(freePeoples))}</Text>
        <Text size="label" tone="faded">
          {table.moves(moves, moveLimit(state).total)}
        </Text>
      </View>
    </View>
  );
};
