import type { coverEn, endingEn, guideEn } from '../en/ending';

export const endingFr: typeof endingEn = {
  won: (name) => `Victoire : ${name}`,
  reason: {
    bearerInMordor: 'L’Anneau est arrivé au Mordor.',
    witchKingInShire: 'Le Roi-Sorcier est entré dans la Comté.',
    threeInShire: 'Trois des serviteurs de Sauron occupent la Comté.',
    bearerDefeated: 'Le Porteur de l’Anneau est tombé.',
    noMove: 'L’autre camp ne peut plus se déplacer.',
  },
  points: (side, points) =>
    points < 2
      ? `${side} : ${points} point, un par personnage restant`
      : `${side} : ${points} points, un par personnage restant`,
  score: (one, first, other, second) => `Rencontre : ${one} ${first}, ${other} ${second}`,
  story: 'Le récit de la partie',
  next: 'Seconde partie, camps échangés',
  again: 'Nouvelle partie',
  share: 'Partager le récit',
  notShared: 'Le partage n’a pas pu se faire. Rien n’a changé.',
  fileName: 'la-confrontation.txt',
};

export const coverFr: typeof coverEn = {
  single: (cast) => `La Confrontation, ${cast.toLowerCase()}`,
  inMatch: (cast, game) => `La Confrontation, ${cast.toLowerCase()}, partie ${game} sur 2`,
  setUp: (title) => `${title} : mise en place`,
  play: (title, ply) => `${title} : tour ${ply}`,
  won: (title, name) => `${title} : ${name} a gagné`,
  plays: (name, side) => `${name} : ${side}`,
  left: (name, side, left) => `${name} : ${side}, encore ${left}`,
};

export const guideFr: typeof guideEn = {
  title: 'Personnages et cartes',
  tabs: { game: 'Le jeu', classic: 'Classique', variant: 'Variante', cards: 'Cartes' },
  game: [
    'Chaque camp a neuf personnages. On voit où ils sont, pas qui ils sont.',
    'Frodon doit atteindre le Mordor. Sauron gagne en l’éliminant, ou avec trois des siens dans la Comté.',
    'Sauron commence. À votre tour, un personnage avance vers une région voisine. Une région accueille autant de personnages d’un camp qu’elle a d’anneaux.',
    'Seule la Communauté emprunte l’Anduin et le tunnel, et dans un seul sens.',
    'Qui entre dans une région ennemie y attaque quelqu’un. Les deux se montrent. Les textes d’abord, celui de la Communauté avant celui de Sauron ; puis chacun joue une carte en secret.',
    'On ajoute la carte à la force : la plus faible somme est éliminée, les deux à égalité. Les survivants se cachent à nouveau.',
    'Qui ne peut plus avancer a perdu.',
  ],
  strengthCards: 'Cartes de force : ajoutent leur nombre.',
};
