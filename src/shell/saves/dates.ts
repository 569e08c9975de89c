import type { Language } from '@/i18n/languages';
import { LOCALES } from '@/i18n/languages';

export const dateOf = (language: Language, moment: number): string =>
  new Date(moment).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
