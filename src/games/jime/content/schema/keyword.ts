import { z } from 'zod';
import { keywordIdSchema } from './words';

/** A keyword (§64); `valued` when it is printed with a number. */
export const keywordSchema = z.strictObject({ id: keywordIdSchema, valued: z.boolean() });
export type Keyword = z.infer<typeof keywordSchema>;
