import type { Extent, Size } from './geometry';
import { turnedBox } from './geometry';

/** The turn in which all of it is shown largest; of equal ones the smallest. */
export const bestAngle = (map: Extent, room: Size, step: number): number => {
  const turns = Array.from({ length: Math.round(180 / step) }, (_, i) => i * step);
  const scales = turns.map((angle) => {
    const { width, height } = turnedBox(map, angle);
    return Math.min(room.width / width, room.height / height);
  });
  const best = Math.max(...scales);
  // A turn that gains next to nothing is not worth reading the map askew.
  return turns.find((_, i) => (scales[i] ?? 0) > best * 0.97) ?? 0;
};
