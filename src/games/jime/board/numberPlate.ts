import type { Point } from '@/games/jime/map/hex';
import { lettering } from '@/paint/letters';
import { n } from '@/paint/pen';
import type { Stroke } from '@/paint/stroke';

const PLATE = { width: 1.5, height: 0.66 };

/** The number plate: its top is the top of the tile as printed. */
export const numberPlate = (word: string, { x, y }: Point, size = 1): Stroke[] => {
  const [width, height, corner] = [PLATE.width * size, PLATE.height * size, 0.14 * size];
  const d = `M${n(x - width / 2 + corner)} ${n(y - height / 2)}h${n(width - 2 * corner)}l${n(corner)} ${n(corner)}v${n(height - 2 * corner)}l${n(-corner)} ${n(corner)}h${n(2 * corner - width)}l${n(-corner)} ${n(-corner)}v${n(2 * corner - height)}Z`;
  return [
    { d, fill: 'plate', line: 'plateInk', width: 0.07 * size },
    ...lettering(word, { x, y }, 0.42 * size, 'plateInk'),
  ];
};

/** While the tile is laid: larger, with a crest on its upper edge, so that nobody asks which way is up. */
export const largePlate = (word: string, { x, y }: Point): Stroke[] => [
  {
    d: `M${n(x - 0.3)} ${n(y - 0.42)}L${n(x)} ${n(y - 0.82)}L${n(x + 0.3)} ${n(y - 0.42)}Z`,
    fill: 'lit',
    line: 'plateInk',
    width: 0.09,
  },
  ...numberPlate(word, { x, y }, 1.3),
];
