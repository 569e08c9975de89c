import type { VignetteName } from '@/games/jime/content';
import type { Game } from '@/games/jime/play';

/** The drawing over the pages that are read while an adventure is laid out; none later. */
export const openingVignette = ({
  state,
  content,
}: Pick<Game, 'state' | 'content'>): VignetteName | undefined => {
  const { adventure } = state;
  if (adventure?.phase !== 'setup') return undefined;
  return content.adventures[adventure.id]?.vignette ?? 'road';
};
