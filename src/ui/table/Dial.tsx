import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { StepButton } from './StepButton';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import type { Tone } from '../palette';
import { SPACE, useTheme } from '../theme';
import { useWords } from '@/session/settings';

const SIDE = 100;
const RING = 8;
const AROUND = Math.PI * (SIDE - RING);

type Props = {
  label: string;
  value: number;
  /** How full the ring is, from 0 to 1. */
  share: number;
  tone?: Tone;
  disabled?: boolean;
  onOpen(): void;
  onStep(by: number): void;
};

/** A number the whole table reads, in a ring that closes as it grows; a tap on it opens what it is about. */
export const Dial = ({ label, value, share, tone = 'ember', disabled = false, onOpen, onStep }: Props) => {
  const { app } = useWords();
  return (
    <View
      role="group"
      aria-label={label}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}
    >
      <Touchable label={app.pair(label, `${value}`)} onPress={onOpen}>
        <Ring share={share} tone={tone}>
          <Text size="numeral" font="sansBold" tone={disabled ? 'iron' : tone} live>
            {value}
          </Text>
        </Ring>
      </Touchable>
      <View style={{ gap: SPACE.xs }}>
        <StepButton by={1} label={app.more(label)} disabled={disabled} onPress={() => onStep(1)} />
        <StepButton by={-1} label={app.less(label)} disabled={disabled} onPress={() => onStep(-1)} />
      </View>
    </View>
  );
};

const Ring = ({ share, tone, children }: { share: number; tone: Tone; children: ReactNode }) => {
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
          stroke={colours[tone]}
          strokeDasharray={`${filled} ${AROUND}`}
          transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}
        />
      </Svg>
      {children}
    </View>
  );
};
