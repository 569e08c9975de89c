import Svg, { Path } from 'react-native-svg';
import type { Sphere } from '@/games/lcg/content';
import icons from '@/ui/icons.json';
import type { Tone } from '@/ui/palette';
import { useTheme } from '@/ui/theme';

const CROWN = 'M80 464V408H432V464ZM72 376L40 136L164 232L256 72L348 232L472 136L440 376Z';

/** A crown, swords, a flame, a book: told apart without colour. */
const MARKS: Record<Sphere, { d: string; tone: Tone }> = {
  leadership: { d: CROWN, tone: 'violet' },
  tactics: { d: icons.hand, tone: 'ember' },
  spirit: { d: icons.inspiration, tone: 'river' },
  lore: { d: icons.lore, tone: 'moss' },
};

/** The sign of a sphere; the words beside it name it for screen readers. */
export const SphereMark = ({ sphere, size = 24 }: { sphere: Sphere; size?: number }) => {
  const { colours, scale } = useTheme();
  const { d, tone } = MARKS[sphere];
  const side = Math.round(size * scale);
  return (
    <Svg width={side} height={side} viewBox="0 0 512 512" style={{ flexShrink: 0 }} aria-hidden>
      <Path d={d} fill={colours[tone]} />
    </Svg>
  );
};
