import type { BattlePlacement } from '@/games/jime/map/battle';
import { hexKey } from '@/games/jime/map/hex';
import type { Placement } from '@/games/jime/map/placement';
import { spacesOfTile } from '@/games/jime/map/spaces';
import { darkAmong } from '@/games/jime/play';
import { drawBattleTile } from './battleArt';
import type { Bounds } from '@/paint/geometry';
import { boundsOf } from '@/paint/geometry';
import type { BoardLayout, SpaceLayout, TileLayout } from './layout';
import { numberPlate } from './numberPlate';
import { darknessArt, fogArt, groundOf, litGround, reachArt, shadowArt, veilArt } from './overlays';
import type { Drawing, Ink } from '@/paint/stroke';
import type { Layer, PieceRequest } from './pieces';
import { AT_ORIGIN } from '@/paint/pieces';
import { drawnTile } from './tileArt';
import type { BoardView } from './view';
import { brightTiles, isTileStep, tileId } from './view';

/** The box a tile is drawn in, wide enough for its shadow. */
export const frameOf = (tile: Placement | BattlePlacement, { bounds }: TileLayout): Bounds => {
  const { left, top, width, height } = 'cells' in tile ? bounds : drawnTile(tile.side).bounds;
  return { left: left - 0.3, top: top - 0.3, width: width + 0.6, height: height + 0.6 };
};

const tileInk = (tile: Placement | BattlePlacement): Drawing => {
  const { rim, ground, painted, ruled } = 'cells' in tile ? drawBattleTile(tile) : drawnTile(tile.side);
  return { clip: rim, ground, painted, marks: ruled };
};

/** A battle tile is drawn as it lies, a journey tile as it is printed. */
export const tileMade = (tile: Placement | BattlePlacement): string =>
  'cells' in tile ? `${tile.id}${tile.side} ${tile.turn} ${tile.at.column},${tile.at.row}` : tile.tile;

export const rimOf = (tile: Placement | BattlePlacement): string =>
  'cells' in tile ? drawBattleTile(tile).rim : drawnTile(tile.side).rim;

const MIDDLE = { x: 0, y: 0 };

export const placeOf = ({ at, angle }: TileLayout) => ({ at, angle, scale: 1 });

/** Tiles, their shadows, the darkness that lies everywhere (§105.3), the veil over what is out of focus. */
export const tilePieces = (view: BoardView, layout: BoardLayout): PieceRequest[] => {
  const bright = brightTiles(view);
  return view.tiles.flatMap((tile): PieceRequest[] => {
    const id = tileId(tile);
    const laid = layout.tiles[id] as TileLayout;
    const piece = (
      kind: string,
      layer: Layer,
      ink: (bounds: Bounds) => Drawing & Partial<Ink>,
    ): PieceRequest => ({
      key: `${kind} ${id}`,
      layer,
      ...placeOf(laid),
      made: tileMade(tile),
      ink: () => {
        const bounds = frameOf(tile, laid);
        return { bounds, ...ink(bounds) };
      },
    });
    const dark = (bounds: Bounds): Drawing => ({
      clip: rimOf(tile),
      painted: darknessArt(bounds, 'everywhere'),
      marks: [],
    });
    return [
      piece('shadow', 'shadow', () => ({ marks: shadowArt(rimOf(tile)) })),
      piece('tile', 'tiles', () => tileInk(tile)),
      ...(isBeingLaid(view, id) ? [] : platePiece(tile, layout, 'plates')),
      ...(view.darkEverywhere ? [piece('dark', 'darkness', dark)] : []),
      ...(bright.has(id) ? [] : [piece('veil', 'veil', () => ({ marks: veilArt(rimOf(tile)) }))]),
    ];
  });
};

/** A tile being laid has a larger plate, turned as the tile is: one beneath it would show twice. */
const isBeingLaid = ({ focus, lit }: BoardView, id: string): boolean =>
  [focus, ...lit].some((step) => step !== null && step.tile === id && isTileStep(step));

/** The number of a journey tile, upright however the board lies. */
const platePiece = (
  tile: Placement | BattlePlacement,
  { tiles, lean }: BoardLayout,
  layer: Layer,
): PieceRequest[] => {
  const id = tileId(tile);
  const at = tiles[id]?.plate;
  if ('cells' in tile || !at) return [];
  const ink = (): Ink => ({ marks: numberPlate(id, MIDDLE), bounds: boundsOf([MIDDLE], 0.9) });
  return [{ key: `plate ${layer} ${id}`, layer, at, angle: lean, scale: 1, made: id, ink }];
};

/** Spaces shaded one by one; where all lies in darkness whole tiles are. */
const shadedSpaces = (view: BoardView): string[] =>
  view.darkEverywhere ? [] : darkAmong(view.tiles.flatMap(spacesOfTile), view);

/** What lies over single spaces: darkness, where a hero may go, what was touched. */
export const spacePieces = (view: BoardView, layout: BoardLayout): PieceRequest[] => {
  const overlay = (
    kind: string,
    layer: Layer,
    id: string,
    ink: (space: SpaceLayout) => Drawing,
  ): PieceRequest[] => {
    const space = layout.spaces[id];
    const made = space ? space.cells.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ') : '';
    return space
      ? [
          {
            key: `${kind} ${id}`,
            layer,
            ...AT_ORIGIN,
            made,
            ink: () => ({ ...ink(space), bounds: boundsOf(space.cells, 1.3) }),
          },
        ]
      : [];
  };
  const shade = ({ cells }: SpaceLayout): Drawing => ({
    clip: groundOf(cells, view.kind),
    painted: darknessArt(boundsOf(cells), 'space'),
    marks: [],
  });
  const reach = ({ cells }: SpaceLayout): Drawing => ({
    clip: groundOf(cells, view.kind),
    painted: reachArt(cells, view.kind),
    marks: [],
  });
  const chosen = ({ cells }: SpaceLayout): Drawing => ({
    clip: groundOf(cells, view.kind),
    painted: litGround(cells, view.kind),
    marks: [],
  });
  const lit = new Set([...view.reachable, view.selected]);
  // Light lies over the numbers: those of lit spaces are drawn again above it.
  const numbered = view.tiles.filter((tile) => {
    const laid = layout.tiles[tileId(tile)];
    return laid?.spaces.some(({ id }) => lit.has(id) && laid.inside(id, laid.plate));
  });
  return [
    ...shadedSpaces(view).flatMap((id) => overlay('dark', 'darkness', id, shade)),
    ...view.reachable.flatMap((id) => overlay('reach', 'reach', id, reach)),
    ...(view.selected === null ? [] : overlay('chosen', 'reach', view.selected, chosen)),
    ...numbered.flatMap((tile) => platePiece(tile, layout, 'reach')),
  ];
};

/** §82.2 */
export const fogPieces = (view: BoardView, { fog }: BoardLayout): PieceRequest[] =>
  view.focus
    ? []
    : fog.map((at) => ({
        key: `fog ${hexKey({ q: Math.round(at.x * 100), r: Math.round(at.y * 100) })}`,
        layer: 'fog',
        ...AT_ORIGIN,
        made: 'fog',
        ink: () => ({ marks: fogArt(at), bounds: boundsOf([at], 1.6) }),
      }));
