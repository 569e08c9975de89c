import type { referenceEn } from '../en/reference';

export const referenceFr: typeof referenceEn = {
  title: 'Règles, personnages et cartes',
  search: 'Un personnage, une carte, un mot',
  filter: 'Partie des règles',
  everyStep: 'Tout',
  opening: 'Ouverture des règles…',
  failed: 'Les règles n’ont pas pu s’ouvrir. Rien n’est perdu ; réessayez.',
  found: (count) => (count < 2 ? `${count} entrée` : `${count} entrées`),
  none: (typed) => `Rien ne répond à « ${typed} ».`,
  noneAtStep: (typed, step) => `Sous « ${step} », rien ne répond à « ${typed} ».`,
  tryOther: 'Essayez le nom d’un personnage ou d’une carte, ou un mot comme retraite.',
  searchEverywhere: 'Chercher partout',
  sources: 'Dit avec nos mots.',
  kind: { rule: 'Le jeu', character: 'Personnages', card: 'Cartes de combat', special: 'Cartes spéciales' },
  cast: { c: 'Classique', v: 'Variante' },
};
