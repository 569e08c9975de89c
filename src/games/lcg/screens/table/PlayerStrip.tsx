import { ScrollView, View } from 'react-native';
import { charactersOf, enemiesOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { CharacterTile } from './CharacterTile';
import { EncounterTile } from './EncounterTile';
import type { MenuControls } from './menu';
import { ThreatDial } from './ThreatDial';
import { useNames } from './useNames';

/** How far a side reaches into the table, for a side that is turned by a quarter. */
export const STRIP = { bare: 124, engaged: 180 };

type Props = { game: OpenGame; seat: number; open: MenuControls['open'] };

/** One side of the table: the enemies engaged with the player in front, then the dial and the characters. */
export const PlayerStrip = ({ game, seat, open }: Props) => {
  const { colours } = useTheme();
  const { state } = game;
  const enemies = enemiesOf(state, seat);
  const turn = state.at.player === seat && !state.at.window;
  return (
    <View style={{ padding: SPACE.xs, gap: SPACE.xs, justifyContent: 'flex-end' }}>
      {enemies.length > 0 ? (
        <ScrollView
          horizontal
          contentContainerStyle={{ gap: SPACE.xs, flexGrow: 1, justifyContent: 'center' }}
        >
          {enemies.map((card) => (
            <EncounterTile key={card.id} game={game} card={card} open={open} low />
          ))}
        </ScrollView>
      ) : null}
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          padding: SPACE.xs,
          borderRadius: RADIUS + 3,
          borderWidth: turn ? 3 : 1.5,
          borderColor: turn ? colours.ink : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <ThreatDial game={game} seat={seat} open={open} />
        <View style={{ flex: 1, minWidth: 0, gap: 2 }}>
          <NameLine game={game} seat={seat} turn={turn} />
          <ScrollView horizontal contentContainerStyle={{ gap: SPACE.xs, flexGrow: 1 }}>
            {charactersOf(state, seat).map((one) => (
              <CharacterTile key={one.id} game={game} one={one} open={open} />
            ))}
          </ScrollView>
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
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 24 }}>
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

/** R p.5 The token that goes round the table. */
const FirstPlayerToken = ({ label }: { label: string }) => {
  const { colours } = useTheme();
  return (
    <View
      role="img"
      aria-label={label}
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
    </View>
  );
};
