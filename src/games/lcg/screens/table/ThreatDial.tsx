import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, useTheme } from '@/ui/theme';
import { StepButton } from '../StepButton';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

const SIDE = 100;
const RING = 8;
const AROUND = Math.PI * (SIDE - RING);

type Props = { game: OpenGame; seat: number; open: MenuControls['open'] };

/** R p.3 The dial of one player: the number the whole table reads, and a ring that closes at elimination. */
export const ThreatDial = ({ game: { state }, seat, open }: Props) => {
  const words = useWords();
  const act = useGame((store) => store.act);
  const { player: nameOf } = useNames(state);
  const player = state.players[seat];
  if (!player) return null;
  const { threat, eliminated } = player;
  const what = words.table.dial.of(nameOf(seat));
  const change = (by: number) => void act({ type: 'changeThreat', player: seat, by });
  return (
    <View
      role="group"
      aria-label={what}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}
    >
      <Touchable label={words.app.pair(what, `${threat}`)} onPress={() => open({ kind: 'player', seat })}>
        <Ring share={threat / state.threshold}>
          <Text size="numeral" font="sansBold" tone={eliminated ? 'iron' : 'ember'} live>
            {threat}
          </Text>
        </Ring>
      </Touchable>
      <View style={{ gap: SPACE.xs }}>
        <StepButton by={1} label={words.app.more(what)} disabled={eliminated} onPress={() => change(1)} />
        <StepButton by={-1} label={words.app.less(what)} disabled={eliminated} onPress={() => change(-1)} />
      </View>
    </View>
  );
};

const Ring = ({ share, children }: { share: number; children: ReactNode }) => {
  const { colours, scale } = useTheme();
  // As the numeral inside it grows.
  const side = Math.round(SIDE * (1 + (scale - 1) / 2));
  const filled = AROUND * Math.min(1, share);
  const circle = { cx: SIDE / 2, cy: SIDE / 2, r: (SIDE - RING) / 2, strokeWidth: RING, fill: colours.panel };
  return (
    <View style={{ width: side, height: side, alignItems: 'center', justifyContent: 'center' }}>
      <Svg
        width={side}
        height={side}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        style={{ position: 'absolute' }}
        aria-hidden
      >
        <Circle {...circle} stroke={`${colours.faded}44`} />
        <Circle
          {...circle}
          stroke={colours.ember}
          strokeDasharray={`${filled} ${AROUND}`}
          transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}
        />
      </Svg>
      {children}
    </View>
  );
};
