import { View } from 'react-native';
import { actionOrder } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { SeatMark } from '../SeatMark';
import { useStanding } from '../Strip';
import { useNames } from '../useNames';

/** p.13 Everybody in the order of actions, to the right of the Free Peoples player, with who has passed in a row. */
export const PassOrder = ({ game: { state } }: { game: OpenGame }) => {
  const { colours } = useTheme();
  const { table } = useWords();
  const { player } = useNames(state);
  const standing = useStanding(state);
  return (
    <View
      role="list"
      aria-label={table.act.order}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
    >
      {actionOrder(state).map((seat) => {
        const acts = state.at.player === seat;
        return (
          <View
            key={seat}
            role="listitem"
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              flexGrow: 1,
              gap: SPACE.s,
              paddingVertical: SPACE.xs,
              paddingHorizontal: SPACE.s,
              borderRadius: RADIUS,
              borderWidth: acts ? 2 : 1,
              borderColor: acts ? colours.ink : `${colours.faded}66`,
            }}
          >
            <SeatMark seat={seat} filled={seat === state.freePeoples} />
            <Text font={acts ? 'sansBold' : 'sans'} style={{ flexGrow: 1, flexShrink: 1 }}>
              {player(seat)}
            </Text>
            {state.at.passed.includes(seat) ? <Icon name="check" size={18} tone="moss" /> : null}
            {standing(seat) === null ? null : (
              <Text size="label" tone={acts ? 'ember' : 'faded'}>
                {standing(seat)}
              </Text>
            )}
          </View>
        );
      })}
    </View>
  );
};
