import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import type { Figure } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

type Shape = 'circle' | 'square' | 'diamond';
type Fate = 'stays' | 'falls' | 'lost';

/** `after`: how it would stand if the hits were applied now. */
type Props = { n: number; full: number; figure: Figure; after?: { figure: Figure; defeated: boolean } };

const fates = (full: number, before: number, after: number): Fate[] =>
  Array.from({ length: full }, (_, i) => (i < after ? 'stays' : i < before ? 'falls' : 'lost'));

/** The figures of a group, side by side where there is room. */
export const FigureBars = ({ label, children }: { label?: string; children: ReactNode }) => (
  <View
    role="group"
    aria-label={label}
    style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s }}
  >
    {children}
  </View>
);

/** One figure of a group: health in circles, armour in squares, sorcery in diamonds. What will fall is struck through. */
export const FigureBar = ({ n, full, figure, after }: Props) => {
  const words = useWords().table;
  const { enemy, panel } = words;
  const falls = after?.defeated ?? false;
  const lost = figure.health - (after?.figure.health ?? figure.health);
  const sundered = figure.armour > (after?.figure.armour ?? figure.armour);
  const label = [
    enemy.figure(n),
    enemy.health(figure.health, full),
    figure.armour > 0 ? enemy.armour(figure.armour) : '',
    figure.sorcery > 0 ? enemy.sorcery(figure.sorcery) : '',
    falls ? panel.falls : lost > 0 ? panel.loses(lost) : '',
    sundered && !falls ? panel.sundered : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Picture label={label} style={{ gap: 2, minWidth: 150, maxWidth: '100%' }}>
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s }}>
        <Text
          size="label"
          font="sansBold"
          tone={falls ? 'ember' : 'ink'}
          style={falls ? { textDecorationLine: 'line-through' } : undefined}
        >
          {enemy.figure(n)}
        </Text>
        {falls || lost > 0 ? (
          <Text size="label" font="sansBold" tone="ember">
            {falls ? panel.falls : panel.loses(lost)}
          </Text>
        ) : null}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3 }}>
        {fates(
          Math.max(full, figure.health),
          figure.health,
          falls ? 0 : (after?.figure.health ?? figure.health),
        ).map((fate, i) => (
          <Unit key={`h${i}`} shape="circle" fate={fate} />
        ))}
        {fates(figure.armour, figure.armour, falls ? 0 : (after?.figure.armour ?? figure.armour)).map(
          (fate, i) => (
            <Unit key={`a${i}`} shape="square" fate={fate} />
          ),
        )}
        {fates(figure.sorcery, figure.sorcery, falls ? 0 : figure.sorcery).map((fate, i) => (
          <Unit key={`s${i}`} shape="diamond" fate={fate} />
        ))}
      </View>
    </Picture>
  );
};

const TONES = { circle: 'ember', square: 'iron', diamond: 'violet' } as const;

const Unit = ({ shape, fate }: { shape: Shape; fate: Fate }) => {
  const { colours } = useTheme();
  const tone = colours[TONES[shape]];
  const ink = {
    fill: fate === 'lost' ? 'none' : tone,
    stroke: tone,
    strokeWidth: 2,
    opacity: fate === 'falls' ? 0.45 : 1,
  };
  return (
    <Svg width={24} height={24} viewBox="0 0 24 24">
      {shape === 'circle' ? <Circle cx={12} cy={12} r={8.5} {...ink} /> : null}
      {shape === 'square' ? <Rect x={4} y={4} width={16} height={16} {...ink} /> : null}
      {shape === 'diamond' ? <Path d="M12 2L22 12L12 22L2 12Z" {...ink} /> : null}
      {fate === 'falls' ? <Path d="M2 22L22 2" stroke={colours.ink} strokeWidth={3} /> : null}
    </Svg>
  );
};
