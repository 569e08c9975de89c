import { sharedBorders } from '@/games/jime/map/battle';
import { edgeEnds } from '@/games/jime/map/hex';
import type { Point } from '@/games/jime/map/hex';
import { joinedEdges, tileOf } from '@/games/jime/map/placement';
import { boundsOf } from '@/paint/geometry';
import { CELL } from './focus';
import type { BoardLayout } from './layout';
import { borderLines } from './layout';
import { largePlate } from './numberPlate';
import type { Seam } from './lineArt';
import { seamArt } from './lineArt';
import { groundOf, litGround, litLine, litRim, ringArt } from './overlays';
import type { PieceRequest } from './pieces';
import { AT_ORIGIN } from '@/paint/pieces';
import { pieceOnSpot } from './pieces';
import { drawnTile } from './tileArt';
import { frameOf, placeOf, rimOf, tileMade } from './tilePieces';
import type { BoardView, Focus } from './view';
import { isTileStep, tileId } from './view';

/** The lines two tiles share, lit from both sides while one of them is laid. */
const seams = (view: BoardView, id: string): Seam[] => {
  if (view.kind === 'battle') {
    const grown = ({ x, y }: Point): Point => ({ x: x * CELL, y: y * CELL });
    return sharedBorders(view.tiles)
      .filter(({ between: [a, b] }) => (tileOf(a) === id) !== (tileOf(b) === id))
      .flatMap(({ pieces }) =>
        pieces.map(([a, b]) => ({ line: [grown(a), grown(b)] as [Point, Point], crossable: true })),
      );
  }
  const own = view.tiles.find(({ tile }) => tile === id);
  return view.tiles.flatMap((other) =>
    own && other !== own
      ? joinedEdges(own, other).map(({ mine, crossable }) => ({
          line: edgeEnds(mine.hex, mine.direction),
          crossable,
        }))
      : [],
  );
};

const ring = (id: string, { spots }: BoardLayout): PieceRequest[] =>
  pieceOnSpot(`ring ${id}`, 'focus', spots[id], 'ring', ringArt);

/** A tile being laid: its rim and every joined edge lit, its number over all else. */
const laidTile = (view: BoardView, layout: BoardLayout, id: string): PieceRequest[] => {
  const tile = view.tiles.find((each) => tileId(each) === id);
  const place = layout.tiles[id];
  if (!tile || !place) return [];
  const joined = seams(view, id);
  const rim: PieceRequest = {
    key: `rim ${id}`,
    layer: 'focus',
    ...placeOf(place),
    made: tileMade(tile),
    ink: () => ({ marks: litRim(rimOf(tile)), bounds: frameOf(tile, place) }),
  };
  const seam: PieceRequest = {
    key: `seam ${id}`,
    layer: 'focus',
    ...AT_ORIGIN,
    made: `${id} ${JSON.stringify(joined)}`,
    ink: () => ({
      marks: seamArt(joined),
      bounds: boundsOf(joined.flatMap(({ line }) => line)),
    }),
  };
  const lit = joined.length === 0 ? [rim] : [rim, seam];
  if ('cells' in tile) return lit;
  const plate: PieceRequest = {
    key: `lit plate ${id}`,
    layer: 'focus',
    ...placeOf(place),
    made: id,
    ink: () => ({
      marks: largePlate(id, drawnTile(tile.side).plate),
      bounds: boundsOf([drawnTile(tile.side).plate], 1.3),
    }),
  };
  return [...lit, plate];
};

/** The space or border where something is put or taken away, lit from below. */
const litPlace = (view: BoardView, layout: BoardLayout, focus: Focus): PieceRequest[] => {
  const things = [...view.tokens, ...view.terrain, ...view.groups, ...view.heroes];
  const thing = things.find(({ id }) => id === focus.thing);
  const border = focus.border ?? (thing && 'border' in thing ? thing.border : undefined);
  const piece = (name: string, made: string, ink: PieceRequest['ink']): PieceRequest[] => [
    { key: `lit ${name}`, layer: 'reach', ...AT_ORIGIN, made, ink },
  ];
  if (border) {
    const lines = borderLines(view, border);
    return piece(border.join(' '), JSON.stringify(lines), () => ({
      marks: lines.flatMap(litLine),
      bounds: boundsOf(lines.flat(), 0.5),
    }));
  }
  const space = layout.spaces[focus.space ?? (thing && 'space' in thing ? thing.space : '')];
  if (!space) return [];
  const ground = groundOf(space.cells, view.kind);
  return piece(space.id, ground, () => ({
    clip: ground,
    painted: litGround(space.cells, view.kind),
    marks: [],
    bounds: boundsOf(space.cells, 1.3),
  }));
};

/** What is being laid, or was touched: over everything else. */
export const focusPieces = (view: BoardView, layout: BoardLayout): PieceRequest[] => {
  const { focus, lit, selected } = view;
  const touched = selected === null ? [] : ring(selected, layout);
  if (!focus)
    return selected === null ? [] : [...litPlace(view, layout, { tile: '', thing: selected }), ...touched];
  const placed = [focus, ...lit].flatMap((one) => placedPieces(view, layout, one));
  // Two things in one space light it once.
  return [...touched, ...new Map(placed.map((piece) => [piece.key, piece])).values()];
};

const placedPieces = (view: BoardView, layout: BoardLayout, focus: Focus): PieceRequest[] =>
  isTileStep(focus)
    ? laidTile(view, layout, focus.tile)
    : [...litPlace(view, layout, focus), ...(focus.thing === undefined ? [] : ring(focus.thing, layout))];
