import type { ProductId } from '@/games/jime/content';
import type { OpenBox } from '@/games/jime/session/box';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** What every tab of the box is given: the data, its names, and which records are asked for. */
export type BoxTabProps = {
  opened: OpenBox;
  names: Names;
  /** Whether a record of these boxes, with these names and perhaps a number, is to be shown. */
  shows(products: readonly ProductId[], keys: readonly string[], number?: string): boolean;
};

const Nothing = () => {
  const { nothing } = useWords().box;
  return <Text live>{nothing}</Text>;
};

/** Long lists draw what is on the screen and a little more. */
export const LIST = {
  initialNumToRender: 4,
  maxToRenderPerBatch: 4,
  windowSize: 5,
  keyboardShouldPersistTaps: 'handled',
  ListEmptyComponent: Nothing,
  contentContainerStyle: { padding: SPACE.l, gap: SPACE.m },
} as const;
