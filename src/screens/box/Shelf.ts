import type { ProductId } from '@/content';
import type { Names, OpenBox } from '@/store/box';
import { SPACE } from '@/ui/theme';

/** What every shelf of the box is given: the data, its names, and which records are asked for. */
export type ShelfProps = {
  opened: OpenBox;
  names: Names;
  /** Whether a record of these boxes, with these names and perhaps a number, is to be shown. */
  shows(products: readonly ProductId[], keys: readonly string[], number?: string): boolean;
};

/** Long lists draw what is on the screen and a little more. */
export const LIST = {
  initialNumToRender: 4,
  maxToRenderPerBatch: 4,
  windowSize: 5,
  contentContainerStyle: { padding: SPACE.l, gap: SPACE.m },
} as const;
