import Svg, { Path, Text as SvgText } from 'react-native-svg';
import { FONTS, useTheme } from '@/ui/theme';
import type { Tone } from '@/ui/palette';

/** Drawn on a square of 100: a shield with its inner rule. */
const SHIELD = 'M8 8H92V46C92 72 74 88 50 96C26 88 8 72 8 46Z';
const RULE = 'M15 15H85V46C85 67 70 81 50 88C30 81 15 67 15 46Z';

type Props = { name: string; size?: number; tone?: Tone };

/** A hero’s shield, with the first letter of the name: known from the others at arm’s length, without a portrait. */
export const HeroMedal = ({ name, size = 56, tone = 'river' }: Props) => {
  const { colours, scale } = useTheme();
  const side = Math.round(size * scale);
  return (
    <Svg width={side} height={side} viewBox="0 0 100 100" aria-hidden>
      <Path d={SHIELD} fill={colours.panel} stroke={colours[tone]} strokeWidth={6} strokeLinejoin="round" />
      <Path d={RULE} fill={colours[tone]} opacity={0.16} />
      <SvgText
        x={50}
        y={64}
        textAnchor="middle"
        fontFamily={FONTS.serifBold}
        fontSize={44}
        fill={colours[tone]}
      >
        {name.charAt(0)}
      </SvgText>
    </Svg>
  );
};
