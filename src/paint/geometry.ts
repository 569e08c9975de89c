/** Points of the board and of the screen, plain data for worklets and painters alike. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Bounds = { left: number; top: number; width: number; height: number };

/** What the host's bars and sheets cover of the board, at each side. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/** The upright box round points, and a margin round it. */
export const boundsOf = (points: readonly Point[], margin = 1): Bounds => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
};

/** Two opposite corners: enough to find the box again. */
export const corners = ({ left, top, width, height }: Bounds): Point[] => [
  { x: left, y: top },
  { x: left + width, y: top + height },
];
