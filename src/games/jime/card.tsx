import { lazy } from 'react';
import type { Language } from '@/i18n/languages';
import { byLanguage } from '@/i18n/languages';
import type { GameCard } from '@/shell/gameCard';
import { wordsOf } from './cardWords';

const worded = (word: keyof ReturnType<typeof wordsOf>): Record<Language, string> =>
  byLanguage((language) => wordsOf(language)[word]);

/** Loaded before the shelf: no rules, no content, no board; the drawing follows when the page stands. */
export const jimeCard: GameCard = {
  id: 'jime',
  title: worded('title'),
  subtitle: worded('subtitle'),
  Vignette: lazy(() => import('./Vignette')),
  links: [
    { label: worded('newCampaign'), icon: 'company', to: '/jime/new' },
    { label: worded('layMap'), icon: 'map', to: '/jime/lay-map' },
    { label: worded('box'), icon: 'box', to: '/jime/box' },
    { label: worded('reference'), icon: 'rules', to: '/jime/reference' },
    { label: worded('collection'), icon: 'collection', to: '/jime/collection' },
  ],
};
