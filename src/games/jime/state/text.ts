import { z } from 'zod';
import { word } from './pieces';

export const params = z.record(word, z.union([word, z.number()]));
export type Params = z.infer<typeof params>;

/** A text by its key; the rules never make sentences. */
export const text = z.object({ key: word, params: params.optional() });
export type Text = z.infer<typeof text>;
export const texts = z.array(text);
