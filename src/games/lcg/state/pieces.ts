import { z } from 'zod';
import { SPHERES } from '@/games/lcg/content/spheres';

export const LONGEST_NAME = 80;
/** More than any honest table comes near, few enough to add up. */
export const LARGEST = 999;

export const id = z.string().min(1).max(LONGEST_NAME);
/** What a player typed; empty when nobody cared to. */
export const name = z.string().max(LONGEST_NAME);
export const count = z.int().min(0).max(9999);
/** A printed number; null while nobody has typed it: it counts as 0 and is shown as unknown. */
export const printed = z.int().min(0).max(LARGEST).nullable();
/** A player by the place round the table, clockwise. */
export const seat = z.int().min(0).max(3);
export const sphere = z.enum(SPHERES);

export type Id = z.infer<typeof id>;
export type PlayerSeat = z.infer<typeof seat>;
export type Printed = z.infer<typeof printed>;
