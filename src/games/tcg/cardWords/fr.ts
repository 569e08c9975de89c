import type { en } from './en';

export const fr: typeof en = {
  title: 'Le JCC',
  subtitle: 'Chemins, crépuscule et combats, de deux à quatre',
  newGame: 'Jouer au JCC',
  reference: 'Règles du livret',
  cards: 'Paquets et liste',
  games: 'Parties jouées',
};
