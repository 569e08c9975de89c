import type { View } from '@/games/confrontation/play';
import type { Translations } from '@/games/confrontation/words';
import { goalText } from '@/games/confrontation/words/goal';

/** What a first game explains in this turn of its own: one thing a turn, and at last nothing more. */
export const turnLesson = (view: View, words: Translations): string | undefined => {
  const { hints, lessons } = words;
  const turns = view.log.filter((line) => line.line === 'turn' && line.side === view.side).length;
  const all = [hints.turn, lessons.touch, lessons.ways, lessons.hands, goalText(view, words)];
  return all[turns - 1];
};
