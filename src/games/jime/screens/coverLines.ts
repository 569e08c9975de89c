import type { Language } from '@/i18n/languages';
import type { Translations } from '@/games/jime/words';
import type { Summary } from '@/games/jime/session/cover';
import type { Unopened } from '@/games/jime/session/resume';

/** A name is read on one line of the list. */
export const LONGEST_NAME = 60;

/** Where a save stands, in one line. */
export const placeOf = (words: Translations, language: Language, summary: Summary): string => {
  const { place } = words.cover;
  const adventure = summary.adventure?.[language] ?? '';
  if (summary.stage === 'ended') return place.ended;
  if (summary.stage === 'setup') return place.setup(adventure);
  if (summary.stage === 'adventure') return place.adventure(adventure, summary.round ?? 0);
  return adventure === '' ? place.campLast : place.camp(adventure);
};

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

export const dateOf = (language: Language, moment: number): string =>
  new Date(moment).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });

/** Why a save did not open, and what to do about it. `products` names boxes. */
export const unopenedText = (
  words: Translations,
  unopened: Unopened,
  nameOf: (product: string) => string,
): string => {
  const { unopened: said } = words.saves;
  switch (unopened.why) {
    case 'boxes-off':
      return words.collection.missing(unopened.products.map(nameOf).join(', '));
    case 'no-campaign':
      return said['no-campaign'](unopened.campaign);
    case 'book':
      return words.fault[unopened.fault].text;
    default:
      return said[unopened.why];
  }
};
