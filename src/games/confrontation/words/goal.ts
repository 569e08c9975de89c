import type { View } from '@/games/confrontation/play';
import type { Translations } from '.';

/** What it takes to win, as the characters of this game make it. */
export const goalText = (
  { options, side }: Pick<View, 'options' | 'side'>,
  { lessons }: Translations,
): string =>
  [
    lessons.goal[side],
    ...(options.cast === 'classic' ? [] : [lessons.faces[options.cast]]),
    ...(options.shire === 'entered' ? [lessons.entered] : []),
  ].join(' ');
