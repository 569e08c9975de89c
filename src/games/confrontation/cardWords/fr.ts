import type { en } from './en';

export const fr: typeof en = {
  title: 'La Confrontation',
  subtitle: 'Neuf personnages secrets contre neuf',
  newGame: 'Nouvelle partie',
  guide: 'Personnages et cartes',
};
