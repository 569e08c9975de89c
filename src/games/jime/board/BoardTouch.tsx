import { memo, useMemo } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import type { Point } from '@/games/jime/map/hex';
import { useWords } from '@/games/jime/session/useWords';
import type { Camera } from '@/paint/camera';
import { TouchLayer } from '@/paint/lazySkia';
import type { TouchHandlers } from '@/paint/TouchTargets';
import { TouchArea, TouchSpot } from '@/paint/TouchTargets';
import type { Labels } from './labels';
import { labelsOf } from './labels';
import type { BoardLayout } from './layout';
import { CELL } from './focus';
import type { BoardView } from './view';

/** The least a finger finds, in points of the screen. */
const LEAST = 46;

type Props = Omit<TouchHandlers, 'selected'> & {
  view: BoardView;
  layout: BoardLayout;
  camera: SharedValue<Camera>;
  /** How large the board is drawn at rest. */
  scale: number;
  say(key: string): string;
};

/** Every tile, space and thing on the board as something to touch. */
export const BoardTouch = memo(function BoardTouch({
  view,
  layout,
  camera,
  scale,
  say,
  onTouch,
  onReach,
}: Props) {
  const words = useWords().board;
  const labels = labelsOf(view, words, say);
  const middles = useMemo(() => middlesOf(layout), [layout]);
  /** As large as a finger wants, yet never over the middle of another thing: crowds are touched from nearer. */
  const halfOf = (at: Point, radius: number): number => {
    const away = middles.map(({ x, y }) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)));
    const near = Math.min(...away.filter((far) => far > 0.01), Infinity);
    return Math.max(radius, Math.min(LEAST / scale / 2, near / 2));
  };
  const touch = { halfOf, onTouch, onReach, selected: view.selected };
  return (
    <TouchLayer label={words.map} camera={camera}>
      {labels.map((each) => (
        <Tile key={each.tile.id} {...each} layout={layout} kind={view.kind} {...touch} />
      ))}
    </TouchLayer>
  );
});

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Where everything is touched that is smaller than a space. */
const middlesOf = ({ tiles, spots, borders }: BoardLayout): Point[] => [
  ...Object.values(tiles).map(({ plate }) => plate),
  ...Object.values(spots),
  ...Object.values(borders).flatMap(([line]) => (line ? [middleOf(line)] : [])),
];

/** Half the width and height of a hex or a cell, as far as a finger may touch it. */
const HALF_CELL: Record<BoardView['kind'], Point> = {
  journey: { x: 0.76, y: 0.86 },
  battle: { x: CELL / 2, y: CELL / 2 },
};

type TileProps = Labels &
  TouchHandlers & {
    layout: BoardLayout;
    kind: BoardView['kind'];
    halfOf(at: Point, radius: number): number;
  };

const Tile = ({ tile, spaces, things, layout, kind, halfOf, ...touch }: TileProps) => {
  const plate = layout.tiles[tile.id]?.plate;
  return (
    <>
      {spaces.map(({ id, label }) => {
        const space = layout.spaces[id];
        return space ? (
          <TouchArea
            key={id}
            id={id}
            label={label}
            cells={space.cells}
            half={HALF_CELL[kind]}
            middle={space.heart}
            {...touch}
          />
        ) : null;
      })}
      {plate ? (
        <TouchSpot
          id={tile.id}
          label={tile.label}
          at={plate}
          half={{ x: halfOf(plate, 0.6), y: halfOf(plate, 0.4) }}
          {...touch}
        />
      ) : null}
      {things.map(({ id, label }) => {
        const spot = layout.spots[id];
        const line = layout.borders[id]?.[0];
        const at = spot ?? (line && middleOf(line));
        if (!at) return null;
        const half = halfOf(at, spot?.radius ?? 0.4);
        return <TouchSpot key={id} id={id} label={label} at={at} half={{ x: half, y: half }} {...touch} />;
      })}
    </>
  );
};
