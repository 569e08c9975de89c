import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { ashen, enemyHead } from '@/games/jime/heads/heads';
import { coinArt } from '@/games/jime/heads/plates';
import type { Banner, EnemyPortrait } from '@/games/jime/play';
import { Strokes } from '@/paint/Strokes';
import { Hatch } from '@/ui/Hatch';
import { useTheme } from '@/ui/theme';

export type Portrayed = Pick<
  EnemyPortrait,
  'elite' | 'ranged' | 'exhausted' | 'active' | 'figures' | 'banner'
>;

type Props = { portrait: Portrayed; enemy: string; size?: number; chosen?: boolean };

const SPIKES =
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const far = i % 2 === 0 ? 46 : 36;
    return `${i === 0 ? 'M' : 'L'}${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`;
  }).join('') + 'Z';

/**
 * §20.2–20.7 A group's portrait: spiked when elite, an arrow when ranged, its banner at the shoulder, a pip for each
 * figure; sunk and hatched when exhausted, ringed while it activates or is chosen.
 */
export const EnemyMedallion = ({ portrait, enemy, size = 64, chosen = false }: Props) => {
  const { colours } = useTheme();
  const { exhausted, elite, ranged, active, figures, banner } = portrait;
  const lit = active || chosen;
  return (
    <View style={{ width: size, height: size, transform: exhausted ? [{ translateY: 4 }] : [] }}>
      <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
        {lit ? <Circle cx={50} cy={50} r={48} fill="none" stroke={colours.ember} strokeWidth={4} /> : null}
        {elite ? <Path d={SPIKES} fill={colours.ember} stroke={colours.ink} strokeWidth={1.5} /> : null}
        <G transform="translate(50 50) scale(37)">
          <Coin enemy={enemy} exhausted={exhausted} />
        </G>
      </Svg>
      {exhausted ? (
        <View
          style={{
            position: 'absolute',
            left: size * 0.14,
            top: size * 0.14,
            width: size * 0.72,
            height: size * 0.72,
            borderRadius: size * 0.36,
            overflow: 'hidden',
          }}
        >
          <Hatch tone="ground" opacity={0.55} />
        </View>
      ) : null}
      <Svg
        width={size}
        height={size}
        viewBox="0 0 100 100"
        style={{ position: 'absolute', left: 0, top: 0 }}
        aria-hidden
      >
        {ranged ? <RangedMark /> : null}
        {banner ? <BannerMark banner={banner} /> : null}
        {Array.from({ length: figures }, (_, i) => (
          <Circle
            key={i}
            cx={50 + (i - (figures - 1) / 2) * 17}
            cy={88}
            r={7}
            fill={colours.panel}
            stroke={colours.ink}
            strokeWidth={3}
          />
        ))}
      </Svg>
    </View>
  );
};

/** Dozens of strokes, drawn again only when they change. */
const Coin = memo(function Coin({ enemy, exhausted }: { enemy: string; exhausted: boolean }) {
  const head = enemyHead(enemy);
  return <Strokes of={coinArt(exhausted ? ashen(head) : head)} />;
});

const RangedMark = () => {
  const { colours } = useTheme();
  return (
    <G>
      <Circle cx={17} cy={18} r={15} fill={colours.panel} stroke={colours.ink} strokeWidth={3} />
      <Path d="M10 25L24 11M15 11H24V20" fill="none" stroke={colours.ink} strokeWidth={4} />
    </G>
  );
};

/** §49.3 Known by its shape and symbol as well as by its colour. */
export const BannerMark = ({ banner: { kind, symbol } }: { banner: Banner }) => {
  const { colours } = useTheme();
  const shape = (symbol - 1) % 3;
  return (
    <G>
      <Path
        d={kind === 'elite' ? 'M68 2H98V42L83 33L68 42Z' : 'M68 2H98V38H68Z'}
        fill={kind === 'elite' ? colours.ember : colours.river}
        stroke={colours.ink}
        strokeWidth={3}
      />
      {shape === 0 ? <Circle cx={83} cy={19} r={8} fill={colours.ground} /> : null}
      {shape === 1 ? <Path d="M83 9L92 27H74Z" fill={colours.ground} /> : null}
      {shape === 2 ? <Path d="M75 11H91V27H75Z" fill={colours.ground} /> : null}
    </G>
  );
};
