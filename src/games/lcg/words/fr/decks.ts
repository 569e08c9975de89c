import type { decksEn } from '../en/decks';

export const decksFr: typeof decksEn = {
  verdict: {
    legal: 'Valable en tournoi.',
    intro: 'Un deck d’initiation, trop petit pour un tournoi.',
    illegal: 'Non valable.',
  },
  tooFewCards: (cards) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} : un deck de tournoi en compte au moins 50.`,
  tooManyCopies: (title, copies) =>
    `${title} : ${copies < 2 ? `${copies} exemplaire` : `${copies} exemplaires`}, pour 3 permis.`,
  wrongType: (title) => `${title} n’est ni un allié, ni un attachement, ni un événement.`,
  heroTwice: (title) => `${title} figure deux fois parmi les héros.`,
  tooManyHeroes: (heroes) => `${heroes} héros : chaque joueur en a de un à trois.`,
  noHeroes: 'La liste ne nomme aucun héros.',
  offSphere: (title, sphere) => `${title} : permis, mais aucun héros ne peut payer (${sphere}).`,
  introUnverified:
    'Trente cartes, comme un deck d’initiation ; sans leurs numéros, la comparaison est impossible.',
  unread: (line) => `Ligne non comprise : ${line}`,
};
