import type { coverEn, endingEn } from '../en/ending';

export const endingFr: typeof endingEn = {
  won: (name) => `${name} l’emporte`,
  reason: {
    bearerInMordor: 'L’Anneau est arrivé au Mordor.',
    witchKingInShire: 'Le Roi-Sorcier est entré dans la Comté.',
    threeInShire: 'Trois serviteurs de Sauron sont entrés dans la Comté.',
    bearerDefeated: 'Le Porteur de l’Anneau est tombé.',
    noMove: 'L’autre camp ne peut plus se déplacer.',
  },
  points: (side, points) =>
    points < 2
      ? `${side} : ${points} point, un par personnage restant`
      : `${side} : ${points} points, un par personnage restant`,
  score: (one, first, other, second) => `Rencontre : ${one} ${first}, ${other} ${second}`,
  matchWon: (name) => `${name} remporte la rencontre`,
  matchDrawn: 'Rencontre nulle',
  story: 'Le récit de la partie',
  game: (number) => (number === 1 ? 'Première partie' : 'Seconde partie'),
  results: 'Résultats de toutes les parties',
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
