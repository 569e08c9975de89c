import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Character, GameState, PlayerSeat } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import type { MenuControls } from './menu';
import { SeatMark } from './SeatMark';
import { StripCards } from './StripCards';
import { useNames } from './useNames';

/** How far a side reaches into the table, where it is turned by a quarter. */
export const STRIP = 172;

export type StripProps = {
  game: OpenGame;
  seat: PlayerSeat;
  open: MenuControls['open'];
  /** At an edge, where it may be no thicker than one row of cards. */
  lane?: boolean;
};

/** What a player is about to do, in a word. */
export const useStanding = ({ at, players }: GameState): ((seat: PlayerSeat) => string | null) => {
  const { table } = useWords();
  return (seat) => {
    if (players[seat]?.lost !== null) return table.out;
    if (at.player === seat) return table.actsNow;
    return at.passed.includes(seat) ? table.passed : null;
  };
};

type Props = StripProps & {
  role: string;
  line: string;
  /** Stands for the role and the line at an edge, where there is room for little. */
  brief?: string;
  characters: readonly Character[];
  /** Said where there are none. */
  nobody?: string;
  dial?: ReactNode;
};

/** The side of one player: who they are and what they do now, and what lies before them. */
export const Strip = ({ dial, ...props }: Props) => {
  const { colours } = useTheme();
  const { compact } = useTableLayout();
  const { game, seat } = props;
  const acts = game.state.at.player === seat;
  return (
    <View
      style={{
        flexDirection: compact ? 'column' : 'row',
        alignItems: compact ? 'stretch' : 'center',
        gap: SPACE.s,
        padding: SPACE.s,
        borderRadius: RADIUS + 3,
        borderWidth: acts ? 3 : 1.5,
        borderColor: acts ? colours.ink : colours.faded,
        backgroundColor: colours.panel,
      }}
    >
      {dial}
      <View style={{ flex: compact ? undefined : 1, minWidth: 0, gap: SPACE.xs }}>
        <Owner {...props} acts={acts} />
        <StripCards {...props} />
      </View>
    </View>
  );
};

/** Whose side it is; a tap opens what can be done for them. */
const Owner = ({ game: { state }, seat, open, role, line, brief, lane, acts }: Props & { acts: boolean }) => {
  const { app } = useWords();
  const { player } = useNames(state);
  const standing = useStanding(state)(seat);
  return (
    <Touchable
      told
      label={[app.pair(role, player(seat)), line, standing].filter((part) => part !== null).join(', ')}
      onPress={() => open({ kind: 'player', seat })}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: TOUCH }}>
        <SeatMark seat={seat} filled={seat === state.freePeoples} size={30} />
        <View style={{ flexShrink: 1 }}>
          <View style={{ flexDirection: 'row', flexWrap: lane ? 'nowrap' : 'wrap', columnGap: SPACE.s }}>
            <Text font="serifBold" lines={1} style={{ flexShrink: 1 }}>
              {player(seat)}
            </Text>
            {brief === undefined ? (
              <Text size="label" tone="faded">
                {role}
              </Text>
            ) : null}
            {standing === null ? null : (
              <Text size="label" font="sansBold" tone={acts ? 'ember' : 'ink'}>
                {standing}
              </Text>
            )}
          </View>
          <Text size="label" tone="faded">
            {brief ?? line}
          </Text>
        </View>
      </View>
    </Touchable>
  );
};
