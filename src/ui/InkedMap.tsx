import { memo } from 'react';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useTheme } from './theme';

/** Drawn on a square of 1000; most of it lies in its upper left, so that a panel may cover the right or the foot. */
const SIDE = 1000;

/** A small unevenness, always the same for the same number. */
const tremble = (n: number): number => {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x) - 0.5;
};

type Point = readonly [number, number];

const hexes = (radius: number): string => {
  const strokes: string[] = [];
  const height = Math.sqrt(3) * radius;
  for (let column = -1; column * radius * 1.5 < SIDE + radius; column += 1)
    for (let row = -1; row * height < SIDE + height; row += 1) {
      const x = column * radius * 1.5;
      const y = (row + (column % 2 === 0 ? 0 : 0.5)) * height;
      const [a, b] = [radius / 2, height / 2];
      // Three of the six sides: the neighbours draw the others.
      strokes.push(`M${x - a} ${y - b}L${x + a} ${y - b}L${x + radius} ${y}L${x + a} ${y + b}`);
    }
  return strokes.join('');
};

/** A point of a curve with one control point. */
const along = (from: Point, control: Point, to: Point, t: number): Point => {
  const at = (axis: 0 | 1): number =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
  return [at(0), at(1)];
};

/** Hatched down from its own right slope, and never below its foot. */
const mountain = ([x, y]: Point, size: number, n: number): string => {
  const peak: Point = [x + tremble(n) * size * 0.3, y - size * (1.1 + tremble(n + 7) * 0.4)];
  const bend: Point = [peak[0] + size * 0.25, y - size * 0.55];
  const foot: Point = [x + size * 0.8, y];
  const shadow = [0.18, 0.36, 0.54, 0.72].map((share, i) => {
    const [fromX, fromY] = along(peak, bend, foot, share);
    const long = Math.min(size * (0.24 + 0.06 * i), (y - fromY) * 0.85);
    return `M${fromX} ${fromY}l${-long * 0.35} ${long}`;
  });
  return `M${x - size * 0.8} ${y}Q${peak[0] - size * 0.3} ${y - size * 0.5} ${peak.join(' ')}Q${bend.join(' ')} ${foot.join(' ')}${shadow.join('')}`;
};

/** The nearer covers the farther: otherwise what is left of a slope shows below the foot of the one before it. */
const RANGE = Array.from({ length: 13 }, (_, i) => {
  const share = i / 12;
  const foot: Point = [
    70 + share * 590 + tremble(i) * 14,
    235 - Math.sin(share * 3.4) * 95 + tremble(i + 40) * 26,
  ];
  return { foot, drawn: mountain(foot, 44 + tremble(i + 9) * 20, i) };
})
  .sort((a, b) => a.foot[1] - b.foot[1])
  .map(({ drawn }) => drawn);

/** Where no hill may hide the river or stand behind the tower. */
const KEPT_CLEAR: readonly Point[] = [
  [420, 235],
  [508, 240],
];
const FOOTHILLS = Array.from({ length: 9 }, (_, i): Point => [
  110 + i * 62 + tremble(i + 60) * 30,
  285 - Math.sin((i / 8) * 3.2) * 60 + tremble(i + 70) * 22,
])
  .filter(([x, y]) => KEPT_CLEAR.every((clear) => Math.hypot(x - clear[0], y - clear[1]) > 40))
  .map(([x, y], i) => `M${x - 20} ${y}Q${x} ${y - 22 - tremble(i) * 10} ${x + 22} ${y}`);

const tree = (x: number, y: number, size: number): string =>
  `M${x} ${y}v${-size * 0.4}M${x - size * 0.5} ${y - size * 0.4}q${-size * 0.2} ${-size * 0.5} ${size * 0.2} ${-size * 0.6}q${size * 0.3} ${-size * 0.6} ${size * 0.6} ${0}q${size * 0.4} ${size * 0.15} ${size * 0.15} ${size * 0.6}z`;

const forest = (x: number, y: number, wide: number, rows: number, seed: number): string =>
  Array.from({ length: rows * 9 }, (_, i) => {
    const row = Math.floor(i / 9);
    const column = i % 9;
    return tree(
      x + (column / 9 + (row % 2) * 0.05) * wide + tremble(seed + i) * 16,
      y + row * 19 + Math.sin(column * 0.9 + seed) * 13 + tremble(seed + i * 3) * 8,
      22 + tremble(seed + i * 5) * 7,
    );
  }).join('');

const RIVER =
  'M402 178C392 240 444 262 420 318S332 372 352 430S470 470 468 540S380 640 420 720S600 800 590 1000M352 430C300 452 250 440 214 470S150 560 60 566S10 590 -10 600';
const ROAD =
  'M-10 372C60 356 110 392 176 384S290 356 342 392S470 396 540 360S660 330 700 352S900 420 1010 380';
const HOMESTEADS = [
  [176, 384],
  [540, 360],
  [300, 640],
] as const;

const house = (x: number, y: number): string =>
  `M${x - 12} ${y}v-12l12 -11l12 11v12zM${x + 16} ${y + 3}v-9l8 -7l8 7v9zM${x - 3} ${y}v-7h6v7`;

const TOWER = 'M494 300v-58h-6v-12h8v6h7v-6h9v6h7v-6h8v12h-6v58M503 300v-14q6 -9 12 0v14M476 304q28 -9 62 0';

const rose = (x: number, y: number, size: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    const long = size * (i % 2 === 0 ? 1 : 0.55);
    const side = size * 0.13;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const [lx, ly] = [Math.sin(angle + Math.PI / 4), -Math.cos(angle + Math.PI / 4)];
    return `M${x} ${y}L${x + lx * side} ${y + ly * side}L${x + dx * long} ${y + dy * long}z`;
  }).join('');

/** The inked map behind the title page: all ours, drawn by code, in the ink of the theme. */
export const InkedMap = memo(function InkedMap() {
  const { colours, scheme } = useTheme();
  const ink = scheme === 'day' ? colours.faded : colours.gold;
  const line = { stroke: ink, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <Svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
    >
      <Path d={hexes(62)} {...line} strokeWidth={1} opacity={0.16} />
      <G opacity={scheme === 'day' ? 0.75 : 0.6}>
        <Path d={RIVER} {...line} stroke={colours.river} strokeWidth={7} opacity={0.5} />
        <Path d={RIVER} {...line} stroke={colours.ground} strokeWidth={3.4} />
        <Path d={ROAD} {...line} stroke={colours.ember} strokeWidth={2.6} strokeDasharray="2 9" />
        {[...RANGE, ...FOOTHILLS].map((d, i) => (
          <Path key={i} d={d} {...line} fill={colours.ground} strokeWidth={1.9} />
        ))}
        <Path d={forest(36, 448, 210, 5, 3)} {...line} fill={colours.ground} strokeWidth={1.4} />
        <Path d={forest(486, 430, 190, 4, 41)} {...line} fill={colours.ground} strokeWidth={1.4} />
        <Path d={forest(60, 720, 260, 5, 77)} {...line} fill={colours.ground} strokeWidth={1.4} />
        {HOMESTEADS.map(([x, y]) => (
          <Path key={x} d={house(x, y - 12)} {...line} fill={colours.ground} strokeWidth={1.8} />
        ))}
        <Path d={TOWER} {...line} fill={colours.ground} strokeWidth={2} />
        <Path d={rose(86, 90, 62)} {...line} fill={ink} strokeWidth={1} />
        <Circle cx={86} cy={90} r={40} {...line} strokeWidth={1.4} />
        <Circle cx={86} cy={90} r={45} {...line} strokeWidth={0.8} />
      </G>
    </Svg>
  );
});
