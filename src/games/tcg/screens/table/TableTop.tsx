import { ScrollView, View } from 'react-native';
import { charactersOf, minionsInPlay, moveLimit, shadowPlayers, siteNow } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Dial } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import type { MenuControls } from './menu';
import { Path } from './Path';
import type { StripProps } from './Strip';
import { Strip, Tiles } from './Strip';
import { useNames } from './useNames';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The path, the Shadow players with their minions, the pool in the middle, and the company of this turn. */
export const TableTop = ({ game, open }: Props) => {
  const { compact } = useTableLayout();
  const { state } = game;
  return (
    <ScrollView style={{ flex: 1 }} contentContainerStyle={{ flexGrow: 1, padding: SPACE.s, gap: SPACE.s }}>
      <Path game={game} open={open} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', flexGrow: 1, gap: SPACE.s }}>
        {shadowPlayers(state).map((seat) => (
          <View key={seat} style={{ flexGrow: 1, flexShrink: 1, flexBasis: compact ? '100%' : 236 }}>
            <ShadowSide game={game} seat={seat} open={open} />
          </View>
        ))}
      </View>
      <Middle game={game} open={open} />
      <Company game={game} seat={state.freePeoples} open={open} />
    </ScrollView>
  );
};

/** How many tokens fill the ring of the pool. */
const FULL = 20;

/** The one pool of the table, and how far the company has come in this turn. */
const Middle = ({ game: { state }, open }: Props) => {
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

const useResting = ({ state }: OpenGame): ((seat: number) => string) => {
  const { table } = useWords();
  return (seat) => {
    const { site = 1, burdens = 0, resistance = 0 } = state.players[seat] ?? {};
    return table.resting(site, burdens, resistance, charactersOf(state, seat, 'companion').length);
  };
};

/** A player on the side of the Shadow: their minions; their own company rests, and is told in a line. */
const ShadowSide = ({ game, seat, open }: StripProps) => {
  const { table } = useWords();
  const minions = minionsInPlay(game.state).filter(({ player }) => player === seat);
  return (
    <Strip game={game} seat={seat} open={open} role={table.shadow} line={useResting(game)(seat)}>
      {minions.length === 0 ? (
        <Text size="label" tone="faded">
          {table.noMinions}
        </Text>
      ) : (
        <Tiles game={game} open={open} of={minions} />
      )}
    </Strip>
  );
};

/** The company of this turn, with the burdens of its Ring-bearer. */
const Company = ({ game, seat, open }: StripProps) => {
  const { table } = useWords();
  const { state } = game;
  const act = useGame((store) => store.act);
  const { player: nameOf } = useNames(state);
  const player = state.players[seat];
  if (!player) return null;
  const { burdens, resistance, ring } = player;
  const company = [...charactersOf(state, seat, 'companion'), ...charactersOf(state, seat, 'ally')];
  const line = table.burdensOf(burdens, resistance);
  return (
    <Strip
      game={game}
      seat={seat}
      open={open}
      role={table.freePeoples}
      line={ring.worn ? `${line} · ${table.ringWorn}` : line}
      beside={
        <Dial
          label={table.burdens(nameOf(seat))}
          value={burdens}
          share={burdens / Math.max(1, resistance)}
          onOpen={() => open({ kind: 'player', seat })}
          onStep={(by) => void act({ type: 'changeBurdens', player: seat, by })}
        />
      }
    >
      <Tiles game={game} open={open} of={company} />
    </Strip>
  );
};
