import { memo } from 'react';
import Svg, { Defs, Ellipse, G, LinearGradient, Path, RadialGradient, Stop } from 'react-native-svg';
import { useTheme } from '@/ui/theme';

/** Drawn on 600 × 300: hills far off, three pines, the glow on the grass, logs and flames. */
const HILLS = 'M0 150C60 110 110 128 160 104S260 96 310 118S420 92 480 112S560 120 600 102V180H0Z';
const GROUND = 'M0 178C120 164 240 172 330 168S520 160 600 172C600 250 470 300 300 300S0 250 0 178Z';
const LOGS = 'M246 262L356 232L361 244L251 275ZM354 263L244 233L240 245L349 276Z';
const STONES = 'M222 274q8 -14 20 -4zM368 270q12 -10 20 4zM262 286q14 -10 26 0zM318 288q12 -12 26 -2z';
const OUTER =
  'M300 120C318 152 350 172 346 212C343 244 322 256 300 256C278 256 257 244 254 212C251 178 286 160 300 120Z';
const MIDDLE =
  'M300 158C312 180 330 194 327 220C325 242 313 250 300 250C287 250 275 242 273 220C271 196 292 184 300 158Z';
const INNER =
  'M300 196C307 208 315 216 313 230C312 242 306 246 300 246C294 246 288 242 287 230C286 216 296 210 300 196Z';
const SMOKE = 'M306 112C330 92 286 76 308 52S296 24 314 4';
const SPARKS = [
  [274, 132],
  [332, 118],
  [286, 96],
  [322, 84],
  [350, 146],
] as const;

const pine = (x: number, y: number, size: number): string =>
  [0, 1, 2]
    .map((row) => {
      const half = size * (0.34 + row * 0.16);
      const top = y - size * 1.7 + row * size * 0.45;
      return `M${x} ${top}L${x + half} ${top + size * 0.62}L${x - half} ${top + size * 0.62}Z`;
    })
    .join('') + `M${x - 3} ${y - size * 0.2}h6v${size * 0.24}h-6Z`;

const PINES = pine(66, 186, 46) + pine(112, 180, 34) + pine(536, 182, 42) + pine(574, 190, 30);

/** Land that is lost in the page on both sides. */
const Fading = ({ id, colour }: { id: string; colour: string }) => (
  <LinearGradient id={id} x1="0" y1="0" x2="1" y2="0">
    <Stop offset="0" stopColor={colour} stopOpacity={0} />
    <Stop offset="0.25" stopColor={colour} stopOpacity={0.18} />
    <Stop offset="0.75" stopColor={colour} stopOpacity={0.18} />
    <Stop offset="1" stopColor={colour} stopOpacity={0} />
  </LinearGradient>
);

/** A fire at night, still: nothing moves at camp but the players. */
export const CampfireDrawing = memo(function CampfireDrawing({ height }: { height: number }) {
  const { colours, scheme } = useTheme();
  const ink = { stroke: colours.faded, strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
  return (
    <Svg width="100%" height={height} viewBox="0 0 600 300" preserveAspectRatio="xMidYMax meet" aria-hidden>
      <Defs>
        <RadialGradient id="glow" cx="50%" cy="50%" r="50%">
          <Stop offset="0" stopColor={colours.gold} stopOpacity={scheme === 'day' ? 0.5 : 0.4} />
          <Stop offset="1" stopColor={colours.gold} stopOpacity={0} />
        </RadialGradient>
        <Fading id="hills" colour={colours.faded} />
        <Fading id="grass" colour={colours.moss} />
      </Defs>
      <Path d={HILLS} fill="url(#hills)" />
      <Path d={GROUND} fill="url(#grass)" />
      <Path d={PINES} fill={colours.panel} {...ink} />
      <Ellipse cx={300} cy={236} rx={250} ry={64} fill="url(#glow)" />
      <Ellipse cx={300} cy={190} rx={130} ry={120} fill="url(#glow)" />
      <Path
        d={SMOKE}
        fill="none"
        stroke={colours.faded}
        strokeWidth={3}
        opacity={0.35}
        strokeLinecap="round"
      />
      <G>
        <Path d={OUTER} fill={colours.ember} />
        <Path d={MIDDLE} fill={colours.gold} />
        <Path d={INNER} fill={colours.panel} />
      </G>
      <Path d={LOGS} fill={colours.panel} {...ink} />
      <Path d={STONES} fill={colours.panel} {...ink} />
      {SPARKS.map(([x, y]) => (
        <Ellipse key={x} cx={x} cy={y} rx={2.4} ry={3.4} fill={colours.ember} />
      ))}
    </Svg>
  );
});
