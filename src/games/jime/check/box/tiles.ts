import type { Direction, TileSide } from '@/games/jime/content/schema/tile';
import type { Rule } from './rule';

type FaultAt = (path: string, message: string) => void;
type Hex = TileSide['hexes'][number];

const STEP: Record<Direction, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

const step = ({ q, r }: Hex, direction: Direction): string =>
  `${q + STEP[direction][0]},${r + STEP[direction][1]}`;

const at = ({ q, r }: Hex): string => `${q},${r}`;

const touch = (a: Hex, b: Hex): boolean =>
  (Object.keys(STEP) as Direction[]).some((direction) => step(a, direction) === at(b));

/** Everything reached from the first by going from neighbour to neighbour. */
const connected = <T>(all: readonly T[], adjacent: (a: T, b: T) => boolean): boolean => {
  const reached = new Set(all.slice(0, 1));
  for (const from of reached) for (const to of all) if (adjacent(from, to)) reached.add(to);
  return reached.size === all.length;
};

const checkHexes = ({ hexes, splitHexes }: TileSide, fault: FaultAt): void => {
  hexes.forEach((hex, index) => {
    const first = hexes.findIndex((other) => at(other) === at(hex));
    if (first !== index)
      fault(`hexes[${index}]`, `spaces ${hexes[first]?.space} and ${hex.space} overlap at (${at(hex)})`);
  });
  splitHexes.forEach((hex, index) => {
    if (!hexes[hex]) fault(`splitHexes[${index}]`, `there is no hex ${hex}`);
  });
};

const checkSpaces = (tile: TileSide, fault: FaultAt): void => {
  const { hexes, spaces } = tile;
  spaces.forEach(({ n, darkness, icons }, index) => {
    const own = hexes.filter(({ space }) => space === n);
    if (n !== index + 1) fault(`spaces[${index}].n`, `is ${n}: spaces are numbered from 1 in order`);
    if (own.length === 0) fault(`spaces[${index}]`, `space ${n} has no hex`);
    else if (!connected(own, touch)) fault(`spaces[${index}]`, `space ${n} is not in one piece`);
    if (darkness !== icons.some(({ trait }) => trait === 'darkness'))
      fault(`spaces[${index}].darkness`, 'does not agree with the printed icons');
    icons.forEach(({ hex }, icon) => {
      if (hexes[hex]?.space !== n)
        fault(`spaces[${index}].icons[${icon}].hex`, `hex ${hex} is not in space ${n}`);
    });
  });
  hexes.forEach(({ space }, index) => {
    if (!spaces.some(({ n }) => n === space)) fault(`hexes[${index}].space`, `there is no space ${space}`);
  });
};

const checkAdjacency = ({ hexes, spaces, adjacentSpaces }: TileSide, fault: FaultAt): void => {
  const meet = (a: number, b: number): boolean =>
    hexes.some((x) => x.space === a && hexes.some((y) => y.space === b && touch(x, y)));
  adjacentSpaces.forEach(([a, b], index) => {
    if (a >= b) fault(`adjacentSpaces[${index}]`, 'the lower number comes first');
    else if (!meet(a, b)) fault(`adjacentSpaces[${index}]`, `spaces ${a} and ${b} do not touch`);
  });
  const linked = (a: number, b: number): boolean =>
    adjacentSpaces.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  const numbers = spaces.map(({ n }) => n);
  if (!connected(numbers, linked))
    fault('adjacentSpaces', 'leave a space that cannot be reached from the others');
};

const checkEdges = ({ hexes, openEdges }: TileSide, fault: FaultAt): void => {
  if (openEdges === 'all') return;
  const inside = new Set(hexes.map(at));
  openEdges.forEach(({ hex, direction }, index) => {
    const from = hexes[hex];
    if (!from) fault(`openEdges[${index}].hex`, `there is no hex ${hex}`);
    else if (inside.has(step(from, direction)))
      fault(`openEdges[${index}]`, `${hex}${direction} is not an outer edge`);
  });
};

const checkSlot = ({ hexes, explorationSlot }: TileSide, fault: FaultAt): void => {
  explorationSlot.hexes.forEach((hex, index) => {
    if (!hexes[hex]) fault(`explorationSlot.hexes[${index}]`, `there is no hex ${hex}`);
  });
  explorationSlot.spaces.forEach((space, index) => {
    if (!hexes.some((hex) => hex.space === space))
      fault(`explorationSlot.spaces[${index}]`, `there is no space ${space}`);
  });
};

const checkSides = (tile: TileSide, other: TileSide | undefined, fault: FaultAt): void => {
  if (tile.id !== `${tile.number}${tile.side}`)
    fault('id', `is not number ${tile.number}, side ${tile.side}`);
  if (!other) fault('side', `tile ${tile.number} has no other side`);
  else if (other.product !== tile.product) fault('product', `the other side is in ${other.product}`);
  else if (other.hexes.length !== tile.hexes.length)
    fault('hexes', 'the other side has another number of hexes');
  const printed = Math.floor(tile.number / 100);
  if (tile.spaces.length !== printed && !tile.doubt)
    fault(
      'spaces',
      `${tile.spaces.length} spaces, but the number promises ${printed}, and no doubt explains it`,
    );
};

/** The shapes of the journey tiles: spaces partition the hexes, hold together, and open only outwards. */
export const tiles: Rule = (box, report) => {
  for (const tile of Object.values(box.tiles)) {
    const fault: FaultAt = (path, message) => report('tiles', tile.id, path, message);
    checkSides(tile, box.tiles[`${tile.number}${tile.side === 'A' ? 'B' : 'A'}`], fault);
    for (const check of [checkHexes, checkSpaces, checkAdjacency, checkEdges, checkSlot]) check(tile, fault);
  }
};
