import { z } from 'zod';
import { boonIdSchema } from './words';

/** A boon card (§26). */
export const boonSchema = z.strictObject({ id: boonIdSchema });
export type Boon = z.infer<typeof boonSchema>;
