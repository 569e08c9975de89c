import type { Language } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import type { Cover } from '@/games/jime/session/cover';
import { isCover } from '@/games/jime/session/cover';
import { inLanguage } from '@/i18n/languages';

const placeOf = ({ stage, adventure, round }: Cover, language: Language): string => {
  const { place } = wordsOf(language).cover;
  const title = (adventure && inLanguage<string>(adventure, language)) ?? '';
  if (stage === 'ended') return place.ended;
  if (stage === 'setup') return place.setup(title);
  if (stage === 'adventure') return place.adventure(title, round ?? 0);
  return title === '' ? place.campLast : place.camp(title);
};

/** Where a save stands, in one line. */
export const coverPlace = (cover: unknown, language: Language): string | null =>
  isCover(cover) ? placeOf(cover, language) : null;

/** §42.1 Difficulty is chosen with the campaign and stays: said where one would look for a way to change it. */
export const coverNote = (cover: unknown, language: Language): string | null =>
  isCover(cover) ? wordsOf(language).cover.difficultyStays[cover.difficulty] : null;
