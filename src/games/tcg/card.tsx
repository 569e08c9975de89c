import { lazy } from 'react';
import type { Language } from '@/i18n/languages';
import { byLanguage } from '@/i18n/languages';
import type { GameCard } from '@/shell/gameCard';
import { wordsOf } from './cardWords';

const worded = (word: keyof ReturnType<typeof wordsOf>): Record<Language, string> =>
  byLanguage((language) => wordsOf(language)[word]);

/** Loaded before the shelf: no rules and no content; the drawing follows when the page stands. */
export const tcgCard: GameCard = {
  id: 'tcg',
  title: worded('title'),
  subtitle: worded('subtitle'),
  Vignette: lazy(() => import('./Vignette')),
  links: [
    { label: worded('newGame'), icon: 'company', to: '/tcg/new' },
    { label: worded('reference'), icon: 'rules', to: '/tcg/reference' },
    { label: worded('cards'), icon: 'collection', to: '/tcg/cards' },
    { label: worded('games'), icon: 'title', to: '/tcg/games' },
  ],
};
