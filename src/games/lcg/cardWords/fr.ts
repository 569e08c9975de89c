import type { en } from './en';

export const fr: typeof en = {
  title: 'Le Jeu de Cartes',
  subtitle: 'Deux mains de plus, de un à quatre joueurs',
  newGame: 'Nouvelle partie',
  reference: 'Règles et F.A.Q.',
  cards: 'Decks et cartes',
  scores: 'Scores',
};
