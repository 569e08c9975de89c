import type { SpaceTraitId, TerrainLook, TileSide } from '@/games/jime/content';
import type { Point } from '@/games/jime/map/hex';
import { centre } from '@/games/jime/map/hex';
import type { Bounds } from '@/paint/geometry';
import { boundsOf } from '@/paint/geometry';
import { circle, n } from '@/paint/pen';
import icons from './icons.json';
import { numberPlate } from './numberPlate';
import { cave, cliff, fields, grass, hall, heath, hill, wash, wood } from './marks/grounds';
import { coast, lava, marsh, water } from './marks/waters';
import { bridge, river, road, stream } from './marks/roadsAndRivers';
import { camp, crystals, pit, platforms, ruin, stones, tomb, tower, village, webs } from './marks/buildings';
import { arrows, blackEdges, greyEdges, hexLines, rim, spaceLines } from './outline';
import type { Pigment } from '@/paint/pigments';
import type { Drawing, Stroke } from '@/paint/stroke';
import type { TileSurface } from './tileSurface';
import { openSurface } from './tileSurface';

/** In the order they are drawn: what runs across first, then what stands, then what grows round it. */
const MARKS: readonly (readonly [TerrainLook, (surface: TileSurface) => void])[] = [
  ['coast', coast],
  ['river', river],
  ['stream', stream],
  ['road', road],
  ['bridge', bridge],
  ['hall', hall],
  ['water', water],
  ['lava', lava],
  ['pit', pit],
  ['cliff', cliff],
  ['tower', tower],
  ['platforms', platforms],
  ['tomb', tomb],
  ['stones', stones],
  ['village', village],
  ['ruin', ruin],
  ['camp', camp],
  ['webs', webs],
  ['crystals', crystals],
  ['marsh', marsh],
  ['cave', cave],
  ['hill', hill],
  ['wood', wood],
  ['fields', fields],
  ['heath', heath],
];

/** Looks that bring their own blades of grass, or a ground where none grow. */
const TUFTED: readonly TerrainLook[] = ['heath', 'fields', 'marsh'];

const GROUND: Partial<Record<TerrainLook, Pigment>> = {
  wood: 'moss',
  heath: 'heath',
  fields: 'field',
  hill: 'hill',
  cliff: 'hill',
  marsh: 'moss',
  cave: 'rock',
  hall: 'floor',
  tomb: 'stoneDark',
  village: 'field',
  ruin: 'heath',
};

const groundOf = ({ terrainLook, environment }: TileSide): Pigment => {
  const [first] = terrainLook;
  if (environment === 'outdoor' && (first === 'cave' || first === undefined)) return 'grass';
  return (first && GROUND[first]) ?? (environment === 'outdoor' ? 'grass' : 'rock');
};

export type TileArt = {
  /** Everything painted is clipped to this. */
  rim: string;
  ground: Pigment;
  painted: Stroke[];
  /** Over the painting, not clipped: borders, arrows, the exploration slot, darkness. */
  ruled: Stroke[];
  /** Where the number plate lies, upright as the tile does. */
  plate: Point;
  bounds: Bounds;
};

/** What is drawn beyond the middles of the outer hexes. */
const FRAME = 1.1;

/** The number plate: the heart of the hex farthest from the exploration slot and from printed icons. */
const plateOf = (side: TileSide, avoid: readonly Point[]): Point => {
  const room = (at: Point): number =>
    Math.min(...avoid.map((other) => Math.hypot(at.x - other.x, at.y - other.y)));
  return side.hexes.map(centre).reduce((best, at) => (room(at) > room(best) + 0.01 ? at : best));
};

const ruledLines = (side: TileSide): Stroke[] => {
  const ordinary = side.openEdges === 'all';
  return [
    { d: hexLines(side), line: 'ink', width: 0.012, opacity: 0.25 },
    { d: spaceLines(side), line: 'ink', width: 0.15, opacity: 0.35 },
    { d: spaceLines(side), line: 'line', width: 0.09 },
    { d: rim(side), line: 'ink', width: 0.12 },
    { d: greyEdges(side), line: 'line', width: ordinary ? 0.07 : 0.12 },
    { d: blackEdges(side), line: 'black', width: 0.22 },
    { d: arrows(side), fill: 'line', line: 'ink', width: 0.03 },
  ];
};

/** A compass star in a ring: the exploration token belongs here (§52). */
export const slotMark = (at: Point): Stroke[] => [
  { d: circle(at, 0.34), fill: 'line', line: 'ink', width: 0.05 },
  {
    d: `M${n(at.x)} ${n(at.y - 0.25)}l0.07 0.18l0.18 0.07l-0.18 0.07l-0.07 0.18l-0.07 -0.18l-0.18 -0.07l0.18 -0.07Z`,
    fill: 'shade',
  },
];

/** What is printed on a space for good, as its icon: dark (§105.1), difficult or fortified ground. */
const TRAIT_MARKS: Record<SpaceTraitId, { fill: Pigment; rim: Pigment; ink: Pigment }> = {
  darkness: { fill: 'shade', rim: 'dark', ink: 'web' },
  'difficult-ground': { fill: 'soil', rim: 'ink', ink: 'plateInk' },
  fortified: { fill: 'stone', rim: 'ink', ink: 'plateInk' },
};

export const markOf = (trait: SpaceTraitId, at: Point): Stroke[] => {
  const { fill, rim: line, ink } = TRAIT_MARKS[trait];
  return [
    { d: circle(at, 0.36), fill, line, width: 0.07 },
    { d: icons[trait], fill: ink, place: { x: at.x - 0.25, y: at.y - 0.25, scale: 0.5 / 512 } },
  ];
};

/** The drawing of one side: the same strokes every time, recognisable by what its `look` says. */
export const drawTile = (side: TileSide): TileArt => {
  const surface = openSurface(side);
  const slot = centre(side.explorationSlot);
  const printed = side.spaces.flatMap((space) =>
    space.icons.map(({ trait, hex }) => ({ trait, at: centre(side.hexes[hex] ?? side.explorationSlot) })),
  );
  const plate = plateOf(side, [slot, ...printed.map(({ at }) => at)]);
  surface.claim(slot, 0.4);
  surface.claim(plate, 0.5);
  printed.forEach(({ at }) => surface.claim(at, 0.4));
  const outdoor = side.environment === 'outdoor';
  if (outdoor) wash(surface, 'leaf', 'sand');
  else wash(surface, 'shade', 'stone');
  for (const [look, draw] of MARKS) if (side.terrainLook.includes(look)) draw(surface);
  if (outdoor && !TUFTED.some((look) => side.terrainLook.includes(look))) grass(surface);
  const { strokes: painted } = surface;
  return {
    rim: rim(side),
    ground: groundOf(side),
    painted,
    ruled: [...ruledLines(side), ...slotMark(slot), ...printed.flatMap(({ trait, at }) => markOf(trait, at))],
    plate,
    bounds: boundsOf(side.hexes.map(centre), FRAME),
  };
};

const drawn = new WeakMap<TileSide, TileArt>();

/** The drawing of a side, made once. */
export const drawnTile = (side: TileSide): TileArt => {
  const art = drawn.get(side) ?? drawTile(side);
  drawn.set(side, art);
  return art;
};

/** A side as it is printed, its number on it. */
export const printedInk = (side: TileSide): Drawing => {
  const { rim: clip, ground, painted, ruled, plate } = drawnTile(side);
  return { clip, ground, painted, marks: [...ruled, ...numberPlate(side.id, plate)] };
};
