import type { en } from './en';

export const fr: typeof en = {
  title: 'La Confrontation',
  subtitle: 'Neuf personnages secrets contre neuf',
  newGame: 'Jouer',
  guide: 'Personnages et cartes',
  results: 'Résultats',
};
