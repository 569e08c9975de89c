import type { en } from './en';

export const fr: typeof en = {
  title: 'Le Jeu de Cartes',
  subtitle: 'Une paire de mains de plus à la table, de un à quatre joueurs',
  newGame: 'Nouvelle partie',
};
