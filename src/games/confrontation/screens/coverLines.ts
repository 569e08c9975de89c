import { SIDES } from '@/games/confrontation/content';
import type { Cover } from '@/games/confrontation/play';
import { isCover } from '@/games/confrontation/play';
import { wordsOf } from '@/games/confrontation/words';
import type { Language } from '@/i18n/languages';
import { playerOf } from './table/seat';

const placeOf = (saved: Cover, language: Language): string => {
  const { cover, names } = wordsOf(language);
  const { cast, stage, ply, winner, game } = saved;
  const title = game > 0 ? cover.inMatch(names.cast[cast], game) : cover.single(names.cast[cast]);
  if (stage === 'setUp') return cover.setUp(title);
  return winner === null ? cover.play(title, ply) : cover.won(title, playerOf(saved, winner).name);
};

/** Where a save stands, in one line. */
export const coverPlace = (cover: unknown, language: Language): string | null =>
  isCover(cover) ? placeOf(cover, language) : null;

/** Each player with the side and how many of it are left. */
export const playerLines = (saved: Cover, language: Language): string[] => {
  const { cover, names } = wordsOf(language);
  return SIDES.map((side) => {
    const { name } = playerOf(saved, side);
    return saved.stage === 'setUp'
      ? cover.plays(name, names.side[side])
      : cover.left(name, names.side[side], saved.left[side]);
  });
};
