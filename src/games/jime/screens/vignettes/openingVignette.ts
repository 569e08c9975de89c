import type { VignetteName } from '@/games/jime/content';
import type { Game } from '@/games/jime/play';

type Played = Pick<Game, 'state' | 'content'>;

/** The drawing of the adventure being played. */
export const vignetteOf = ({ state, content }: Played): VignetteName =>
  content.adventures[state.adventure?.id ?? '']?.vignette ?? 'road';

/** The drawing over the pages that are read while an adventure is laid out; none later. */
export const openingVignette = (game: Played): VignetteName | undefined =>
  game.state.adventure?.phase === 'setup' ? vignetteOf(game) : undefined;
