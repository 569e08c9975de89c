import type { MapTokenId, SpaceLook, Token, TokenFace } from '@/games/jime/content';
import { ashen, enemyHead, heroHead, personHead } from '@/games/jime/heads/heads';
import { coinArt, shieldArt } from '@/games/jime/heads/plates';
import { hasAccents, lettering, letteringWidth } from '@/paint/letters';
import { circle, n } from '@/paint/pen';
import icons from './icons.json';
import type { Pigment } from '@/paint/pigments';
import type { Stroke } from '@/paint/stroke';
import type { BoardBanner, BoardGroup, BoardHero } from './view';

/** Tokens and figures, about the origin, with a radius of 1. Each kind has a shape of its own as well as a colour. */
type Shape = 'square' | 'round' | 'diamond' | 'octagon' | 'hexagon' | 'shield' | 'triangle' | 'house';

const polygon = (count: number, from: number, radius = 1): string =>
  `${Array.from({ length: count }, (_, i) => {
    const angle = ((from + (i * 360) / count) * Math.PI) / 180;
    return `${i === 0 ? 'M' : 'L'}${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  }).join('')}Z`;

const SHAPES: Record<Shape, string> = {
  square:
    'M-0.68 -0.86H0.68Q0.86 -0.86 0.86 -0.68V0.68Q0.86 0.86 0.68 0.86H-0.68Q-0.86 0.86 -0.86 0.68V-0.68Q-0.86 -0.86 -0.68 -0.86Z',
  round: circle({ x: 0, y: 0 }, 0.94),
  diamond: polygon(4, 0),
  octagon: polygon(8, 22.5),
  hexagon: polygon(6, 0),
  shield: 'M-0.82 -0.88H0.82V0.1Q0.8 0.68 0 1Q-0.8 0.68 -0.82 0.1Z',
  triangle: 'M0 -1L0.95 0.74H-0.95Z',
  house: 'M0 -1L0.88 -0.36V0.84H-0.88V-0.36Z',
};

type IconToken = Exclude<MapTokenId, 'person'>;
type BoardIcon = IconToken | SpaceLook;
const ICONS: Record<BoardIcon, string> = icons;

const iconAt = (d: string, size: number, fill: Pigment, x = 0, y = 0): Stroke => ({
  d,
  fill,
  place: { x: x - size / 2, y: y - size / 2, scale: size / 512 },
});

const body = (shape: Shape, fill: Pigment, rim: Pigment): Stroke[] => [
  { d: SHAPES[shape], fill: 'shade', opacity: 0.4, place: { x: 0.06, y: 0.12, scale: 1 } },
  { d: SHAPES[shape], fill, line: 'plateInk', width: 0.2 },
  { d: SHAPES[shape], line: rim, width: 0.09 },
];

type Look = { shape: Shape; fill: Pigment; ink?: Pigment; lift?: number; size?: number };

const piece = ({ shape, fill, ink = 'plate', lift = 0, size = 1.24 }: Look, icon: BoardIcon): Stroke[] => [
  ...body(shape, fill, ink),
  iconAt(ICONS[icon], size, ink, 0, lift),
];

/** What the box calls these; `exploration` lies in its slot, the others in a space. */
const TOKENS: Record<IconToken, Look> = {
  exploration: { shape: 'square', fill: 'plate', ink: 'plateInk' },
  search: { shape: 'square', fill: 'river' },
  threat: { shape: 'octagon', fill: 'ember' },
  darkness: { shape: 'round', fill: 'black', ink: 'crystal' },
  'difficult-ground': { shape: 'hexagon', fill: 'soil', ink: 'plateInk' },
  fortified: { shape: 'shield', fill: 'iron', size: 1.1 },
  'start-marker': { shape: 'house', fill: 'verdure', lift: 0.1, size: 1.1 },
};

/** Terrain that lies in a space: cover is round, features are square, dangers stand on a point. */
const TERRAIN: Record<SpaceLook, Look> = {
  barrel: { shape: 'square', fill: 'thatch', ink: 'plateInk' },
  'stone-pile': { shape: 'round', fill: 'stoneDark', ink: 'plateInk', size: 1.2 },
  'berry-bush': { shape: 'round', fill: 'leafDark', size: 1.2 },
  campfire: { shape: 'square', fill: 'ember' },
  fog: { shape: 'hexagon', fill: 'web', ink: 'plateInk' },
  hole: { shape: 'diamond', fill: 'shade', size: 1 },
  'stone-bust': { shape: 'square', fill: 'stone', ink: 'plateInk' },
  table: { shape: 'square', fill: 'roof' },
  hills: { shape: 'hexagon', fill: 'hill', ink: 'plateInk' },
  log: { shape: 'square', fill: 'soil', ink: 'plateInk' },
  'falling-rocks': { shape: 'octagon', fill: 'rockDark', size: 1.15 },
  'spider-web': { shape: 'diamond', fill: 'iron', size: 1.05 },
  barricade: { shape: 'octagon', fill: 'black', size: 1.15 },
  'locked-chest': { shape: 'square', fill: 'gold' },
  fountain: { shape: 'hexagon', fill: 'waterDark', size: 1.15 },
  'lily-pads': { shape: 'hexagon', fill: 'water', ink: 'plateInk', size: 1.15 },
};

/** Whether it lies on the map by itself; a banner goes with its group. */
export const isMapToken = (id: Token['id']): id is MapTokenId => id === 'person' || Object.hasOwn(TOKENS, id);

/** §77 A person token shows a face, another for each people; every other token its sign. */
export const tokenArt = (token: MapTokenId, variant?: TokenFace): Stroke[] =>
  token === 'person' ? coinArt(personHead(variant)) : piece(TOKENS[token], token);

/** A ribbon under the token is no wider than this, so that neighbours keep theirs; accents need it higher. */
const RIBBON = { wide: 3, high: 0.5, accented: 0.66, y: 1.06 };

/** Who or what it is, in capitals on a ribbon. */
export const nameArt = (name: string): Stroke[] => {
  const word = name.replaceAll("'", '’').toUpperCase();
  const height = Math.min(0.4, (0.38 * (RIBBON.wide - 0.3)) / letteringWidth(word, 0.38));
  const half = letteringWidth(word, height) / 2 + 0.16;
  const { y } = RIBBON;
  const high = hasAccents(word) ? RIBBON.accented : RIBBON.high;
  const d = `M${n(-half)} ${n(y - high / 2)}H${n(half)}L${n(half + 0.12)} ${n(y)}L${n(half)} ${n(y + high / 2)}H${n(-half)}L${n(-half - 0.12)} ${n(y)}Z`;
  return [
    { d, fill: 'plate', line: 'plateInk', width: 0.07 },
    ...lettering(word, { x: 0, y }, height, 'plateInk'),
  ];
};

/** A companion in the enemy’s hands: a cord across the face. */
export const caughtArt = (): Stroke[] =>
  ['M-0.86 -0.3Q0 0.16 0.86 -0.3', 'M-0.86 0.1Q0 0.56 0.86 0.1'].flatMap((d): Stroke[] => [
    { d, line: 'plateInk', width: 0.24 },
    { d, line: 'ember', width: 0.12 },
  ]);

/** Nothing is left to do with it: faded, and struck through. */
export const spentArt = (token: MapTokenId, variant?: TokenFace): Stroke[] => [
  ...tokenArt(token, variant).map((stroke): Stroke => ({ ...stroke, opacity: (stroke.opacity ?? 1) * 0.4 })),
  { d: 'M-0.62 0.62L0.62 -0.62', line: 'plateInk', width: 0.22 },
  { d: 'M-0.62 0.62L0.62 -0.62', line: 'plate', width: 0.1 },
];

export const terrainArt = (look: SpaceLook): Stroke[] => piece(TERRAIN[look], look);

export const heroArt = ({ id }: Pick<BoardHero, 'id'>): Stroke[] => shieldArt(heroHead(id));

/** §49.3 A banner is known by its colour and by its symbol. */
const SYMBOLS = [circle({ x: 0, y: 0 }, 0.2), 'M0 -0.24L0.23 0.18H-0.23Z', 'M-0.19 -0.19H0.19V0.19H-0.19Z'];

export const bannerArt = ({ kind, symbol }: BoardBanner, x: number, y: number): Stroke[] => [
  {
    d: kind === 'elite' ? 'M-0.36 -0.5H0.36V0.62L0 0.36L-0.36 0.62Z' : 'M-0.36 -0.5H0.36V0.5H-0.36Z',
    fill: kind === 'elite' ? 'ember' : 'river',
    line: 'plateInk',
    width: 0.1,
    place: { x, y, scale: 1 },
  },
  { d: SYMBOLS[(symbol - 1) % SYMBOLS.length] as string, fill: 'plate', place: { x, y: y - 0.08, scale: 1 } },
];

const spikes = (): string =>
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const far = i % 2 === 0 ? 1.16 : 0.92;
    return `${i === 0 ? 'M' : 'L'}${n(far * Math.cos(angle))} ${n(far * Math.sin(angle))}`;
  }).join('') + 'Z';

/** A rim cut into dashes: the group or companion stood here, and has gone on. */
export const GONE_ON: Stroke = {
  d: circle({ x: 0, y: 0 }, 0.9),
  line: 'paper',
  width: 0.24,
  dash: [0.3, 0.3],
};

/** §48 It rests: hatched over the coin, as in the bar. */
const RESTING: Stroke[] = [
  { d: circle({ x: 0, y: 0 }, 0.9), fill: 'shade', opacity: 0.3 },
  {
    d: 'M-0.6 0.5L0.5 -0.6M-0.5 0.7L0.7 -0.5M-0.25 0.8L0.8 -0.25M-0.8 0.25L0.25 -0.8',
    line: 'paper',
    width: 0.08,
    opacity: 0.6,
  },
];

/** A coin: spiked when elite (§47), its banner at the shoulder, a pip for each figure left; ashen while exhausted (§48); a broken rim where it was last seen. */
export const groupArt = ({
  enemy,
  banner,
  figures,
  lastSeen,
  exhausted,
}: Pick<BoardGroup, 'enemy' | 'banner' | 'figures' | 'lastSeen' | 'exhausted'>): Stroke[] => {
  const wide = 0.34 * (figures.length - 1);
  const head = enemyHead(enemy);
  return [
    ...(banner?.kind === 'elite'
      ? [{ d: spikes(), fill: 'ember', line: 'plateInk', width: 0.08 } as const]
      : []),
    ...coinArt(exhausted ? ashen(head) : head, { lift: 0.08 }),
    ...(exhausted ? RESTING : []),
    ...(lastSeen ? [GONE_ON] : []),
    ...figures.map((_, i): Stroke => ({
      d: circle({ x: i * 0.34 - wide / 2, y: 0.86 }, 0.15),
      fill: 'plate',
      line: 'plateInk',
      width: 0.08,
    })),
    ...(banner ? bannerArt(banner, 0.72, -0.62) : []),
  ];
};
