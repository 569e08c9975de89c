import { z } from 'zod';
import { idSchema, testIcons } from './words';

/** A weakness (§53): no icons, no effect, one card less in a test. How many copies there are is not known. */
export const weaknessSchema = z.strictObject({ id: idSchema, ...testIcons });
export type Weakness = z.infer<typeof weaknessSchema>;
