import Svg, { Path, Rect } from 'react-native-svg';
import type { Tone } from '@/ui/palette';
import { useTheme } from '@/ui/theme';

/** Shutters swung aside, and shutters closed and barred. */
const OPEN = { leaves: 'M3 5l9 3v22l-9 4z M45 5l-9 3v22l9 4z', bars: 'M24 8v22 M14 19h20' };
const SHUT = {
  leaves: 'M13 7h11v24h-11z M24 7h11v24h-11z',
  bars: 'M15 12h7 M15 17h7 M15 26h7 M26 12h7 M26 17h7 M26 26h7 M10 21h28',
};

type Props = { open: boolean; size?: number; tone: Tone | 'ground' };

/** A window, open or shut: the words beside it say it too. */
export const Shutters = ({ open, size = 40, tone }: Props) => {
  const { colours, scale } = useTheme();
  const side = Math.round(size * scale);
  const ink = colours[tone];
  const { leaves, bars } = open ? OPEN : SHUT;
  return (
    <Svg width={side * 1.2} height={side} viewBox="0 0 48 38" style={{ flexShrink: 0 }} aria-hidden>
      {open ? <Rect x={12} y={7} width={24} height={24} fill="none" stroke={ink} strokeWidth={2} /> : null}
      <Path d={leaves} fill={open ? ink : 'none'} stroke={ink} strokeWidth={2} />
      <Path d={bars} stroke={ink} strokeWidth={open ? 1.5 : 2.2} />
    </Svg>
  );
};
