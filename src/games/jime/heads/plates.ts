import { circle } from '@/paint/pen';
import type { Pigment } from '@/paint/pigments';
import type { Stroke } from '@/paint/stroke';
import type { Head, Parting } from './heads';
import { headStrokes } from './heads';

/** What heads are struck on, about the origin with a radius of 1, for boards and pages alike. */

const COIN = circle({ x: 0, y: 0 }, 0.95);
const SHIELD = 'M-0.88 -0.9H0.88V0.16Q0.86 0.72 0 0.98Q-0.86 0.72 -0.88 0.16Z';

const PARTINGS: Record<Parting, string | null> = {
  plain: null,
  pale: 'M0 -0.9H0.88V0.16Q0.86 0.72 0 0.98Z',
  chief: 'M-0.88 -0.9H0.88V-0.28H-0.88Z',
};

type Struck = {
  /** The colour of the rim. */
  rim?: Pigment;
  /** How large the head is on its plate. */
  size?: number;
  lift?: number;
};

const struck = (head: Head, size: number, lift: number): Stroke[] =>
  headStrokes(head).map((stroke) => ({
    ...stroke,
    place: { x: -size / 2, y: -size / 2 - lift, scale: size / 100 },
  }));

const plate = (d: string, fill: Pigment, rim: Pigment): Stroke[] => [
  { d, fill: 'shade', opacity: 0.4, place: { x: 0.06, y: 0.12, scale: 1 } },
  { d, fill, line: 'black', width: 0.15 },
  { d, line: rim, width: 0.06 },
];

/** An enemy or a person of the story. */
export const coinArt = (head: Head, { rim = 'plate', size = 1.64, lift = 0.02 }: Struck = {}): Stroke[] => [
  ...plate(COIN, head.field.tincture, rim),
  ...struck(head, size, lift),
];

/** A hero. */
export const shieldArt = (head: Head, { rim = 'plate', size = 1.56, lift = 0.06 }: Struck = {}): Stroke[] => {
  const parted = PARTINGS[head.field.parting];
  return [
    ...plate(SHIELD, head.field.tincture, rim),
    ...(parted === null ? [] : [{ d: parted, fill: 'black', opacity: 0.22 } as const]),
    ...struck(head, size, lift),
  ];
};
