import { View } from 'react-native';
import { charactersOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { Scroll } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import { CharacterTile } from './CharacterTile';
import type { MenuControls } from './menu';
import { ThreatDial } from './ThreatDial';
import { useNames } from './useNames';

/** How far a side reaches into the table, where it is turned by a quarter. */
export const STRIP = 124;

type Props = { game: OpenGame; seat: number; open: MenuControls['open'] };

/** One side of the table: the dial and the characters of its player. */
export const PlayerStrip = ({ game, seat, open }: Props) => {
  const { colours } = useTheme();
  const { compact } = useTableLayout();
  const { state } = game;
  const turn = state.at.player === seat && !state.at.window;
  return (
    <View style={{ padding: SPACE.xs }}>
      <View
        style={{
          flexDirection: compact ? 'column' : 'row',
          alignItems: compact ? 'stretch' : 'center',
          gap: SPACE.s,
          padding: SPACE.xs,
          borderRadius: RADIUS + 3,
          borderWidth: turn ? 3 : 1.5,
          borderColor: turn ? colours.ink : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <ThreatDial game={game} seat={seat} open={open} />
          {compact ? <NameLine game={game} seat={seat} turn={turn} /> : null}
        </View>
        <View style={{ flex: compact ? undefined : 1, minWidth: 0, gap: 2 }}>
          {compact ? null : <NameLine game={game} seat={seat} turn={turn} />}
          <Scroll horizontal contentContainerStyle={{ gap: SPACE.xs, flexGrow: 1 }}>
            {charactersOf(state, seat).map((one) => (
              <CharacterTile key={one.id} game={game} one={one} open={open} />
            ))}
          </Scroll>
        </View>
      </View>
    </View>
  );
};

const NameLine = ({ game: { state }, seat, turn }: { game: OpenGame; seat: number; turn: boolean }) => {
  const words = useWords().table;
  const { player } = useNames(state);
  const first = state.firstPlayer === seat;
  const eliminated = state.players[seat]?.eliminated === true;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        flexShrink: 1,
        alignItems: 'center',
        columnGap: SPACE.s,
        minHeight: 24,
      }}
    >
      <Text font="serifBold" lines={1} style={{ flexShrink: 1 }}>
        {player(seat)}
      </Text>
      {first ? <FirstPlayerToken label={words.firstPlayer} /> : null}
      {turn ? (
        <Text size="label" font="sansBold">
          {words.yourTurn}
        </Text>
      ) : null}
      {eliminated ? (
        <Text size="label" font="sansBold" tone="ember">
          {words.eliminated}
        </Text>
      ) : null}
    </View>
  );
};

/** R p.3 The token that goes round the table. */
const FirstPlayerToken = ({ label }: { label: string }) => {
  const { colours } = useTheme();
  return (
    <Picture
      label={label}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
        paddingHorizontal: SPACE.s,
        borderRadius: 99,
        backgroundColor: colours.gold,
      }}
    >
      <Icon name="title" size={16} tone="ground" />
      <Text size="label" font="sansBold" tone="ground">
        {label}
      </Text>
    </Picture>
  );
};
