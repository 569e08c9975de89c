import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Character, GameState, PlayerSeat } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Chip } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';
import { CharacterTile } from './CharacterTile';
import type { MenuControls } from './menu';
import { SeatMark } from './SeatMark';
import { useNames } from './useNames';

export type StripProps = { game: OpenGame; seat: PlayerSeat; open: MenuControls['open'] };

/** What a player is about to do, in a word. */
export const useStanding = ({ at, players }: GameState): ((seat: PlayerSeat) => string | null) => {
  const { table } = useWords();
  return (seat) => {
    if (players[seat]?.lost !== null) return table.out;
    if (at.player === seat) return table.actsNow;
    return at.passed.includes(seat) ? table.passed : null;
  };
};

type Props = StripProps & { role: string; line: string; beside?: ReactNode; children: ReactNode };

/** The side of one player: who they are and what they do now, and what lies before them. */
export const Strip = ({ game: { state }, seat, open, role, line, beside, children }: Props) => {
  const { colours } = useTheme();
  const { app } = useWords();
  const { player } = useNames(state);
  const standing = useStanding(state)(seat);
  const acts = state.at.player === seat;
  return (
    <View
      style={{
        gap: SPACE.xs,
        padding: SPACE.s,
        borderRadius: RADIUS + 3,
        borderWidth: acts ? 3 : 1.5,
        borderColor: acts ? colours.ink : colours.faded,
        backgroundColor: colours.panel,
      }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        {beside}
        <Touchable
          label={[app.pair(role, player(seat)), line, standing].filter((part) => part !== null).join(', ')}
          onPress={() => open({ kind: 'player', seat })}
          style={{ flexGrow: 1, flexShrink: 1 }}
        >
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: TOUCH }}>
            <SeatMark seat={seat} filled={seat === state.freePeoples} size={30} />
            <View style={{ flexShrink: 1 }}>
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s }}>
                <Text font="serifBold" lines={1}>
                  {player(seat)}
                </Text>
                <Text size="label" tone="faded">
                  {role}
                </Text>
                {standing === null ? null : (
                  <Text size="label" font="sansBold" tone={acts ? 'ember' : 'ink'}>
                    {standing}
                  </Text>
                )}
              </View>
              <Text size="label" tone="faded">
                {line}
              </Text>
            </View>
          </View>
        </Touchable>
      </View>
      {children}
      <Support game={{ state }} seat={seat} open={open} />
    </View>
  );
};

export const Tiles = ({ game, of, open }: Omit<StripProps, 'seat'> & { of: readonly Character[] }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
    {of.map((one) => (
      <CharacterTile key={one.id} game={game} one={one} open={open} />
    ))}
  </View>
);

type SupportProps = { game: { state: GameState }; seat: PlayerSeat; open: MenuControls['open'] };

/** Cards in the support area, with their culture tokens (p.29). */
const Support = ({ game: { state }, seat, open }: SupportProps) => {
  const { table } = useWords();
  const { card } = useNames(state);
  const cards = state.support.filter(({ player }) => player === seat);
  if (cards.length === 0) return null;
  return (
    <View
      role="group"
      aria-label={table.support}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
    >
      {cards.map((one) => (
        <Chip
          key={one.id}
          quiet
          label={table.tokens(card(one), one.tokens)}
          onPress={() => open({ kind: 'card', id: one.id })}
        />
      ))}
    </View>
  );
};
