import type { en } from './en';

export const fr: typeof en = {
  views: 'Façons de lire',
  contents: 'Sommaire',
  index: 'De A à Z',
  print: 'Imprimer',
  printed: (game) => `${game}\u00a0: les règles`,
  printFailed: 'La page n’a pas pu être remise. Rien n’est perdu\u00a0; réessayez.',
  more: 'En dire plus',
  less: 'En dire moins',
  readWith: 'À lire avec',
  ours: 'Réglé par cette application',
  unfold: 'Montre ses entrées',
  searchRules: 'Chercher dans les règles',
  missing: 'Cette entrée n’existe pas.',
};
