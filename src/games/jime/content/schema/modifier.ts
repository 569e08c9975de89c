import { z } from 'zod';
import { modifierIdSchema } from './words';

/** An attack modifier (§62). */
export const modifierSchema = z.strictObject({ id: modifierIdSchema });
export type Modifier = z.infer<typeof modifierSchema>;
