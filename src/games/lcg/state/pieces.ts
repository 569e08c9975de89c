import type { Checked } from '@/kernel/checks';
import { oneOf, orNull, text, whole } from '@/kernel/checks';
import { SPHERES } from '@/games/lcg/content/spheres';

export const LONGEST_NAME = 80;
/** More than any honest table comes near, few enough to add up. */
export const LARGEST = 999;

export const id = text(1, LONGEST_NAME);
/** What a player typed; empty when nobody cared to. */
export const name = text(0, LONGEST_NAME);
export const count = whole(0, 9999);
/** A printed number; null while nobody has typed it: it counts as 0 and is shown as unknown. */
export const printed = orNull(whole(0, LARGEST));
/** What was added up; it may fall below 0. */
export const sum = whole(-99_999, 99_999);
/** A player by the place round the table, clockwise. */
export const seat = whole(0, 3);
export const sphere = oneOf(...SPHERES);

export type Id = Checked<typeof id>;
export type PlayerSeat = Checked<typeof seat>;
export type Printed = Checked<typeof printed>;
