import type { decksEn } from '../en/decks';

export const decksFr: typeof decksEn = {
  verdict: {
    legal: 'Peut être joué.',
    open: 'Rien ne s’y oppose, mais tout n’a pas pu être vérifié.',
    illegal: 'Ne peut pas être joué.',
  },
  drawTooSmall: (cards) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} dans la pioche : il en faut au moins 60 (p. 7).`,
  sidesUneven: (freePeoples, shadow) =>
    `Peuples Libres : ${freePeoples}, Ombre : ${shadow} ; la pioche compte autant de cartes de chaque (p. 7).`,
  tooManyCopies: (title, copies) =>
    `${title} : ${copies < 2 ? `${copies} exemplaire` : `${copies} exemplaires`}, pour 4 permis par titre, quel que soit le sous-titre (p. 7).`,
  tooManyFrodos: (copies) =>
    `Frodon : ${copies < 2 ? `${copies} exemplaire` : `${copies} exemplaires`} dans la pioche, pour 3 permis, puisqu’un autre est en jeu (p. 7).`,
  ringInDraw: (title) => `${title} n’a pas sa place dans la pioche (p. 7).`,
  siteInDraw: (title) => `${title} est un site : il va dans le paquet d’aventure (p. 7).`,
  noBearer: 'La liste n’a pas de Porteur de l’Anneau : un Frodon, n’importe lequel (p. 7).',
  bearerNotFrodo: (title) => `${title} ne peut pas être le Porteur de l’Anneau : c’est un Frodon (p. 7).`,
  severalBearers: (cards) =>
    `${cards < 2 ? `${cards} Porteur` : `${cards} Porteurs`} de l’Anneau, pour un seul (p. 7).`,
  noRing: 'La liste n’a pas d’Anneau Unique, de quelque version que ce soit (p. 7).',
  severalRings: (cards) =>
    `${cards < 2 ? `${cards} Anneau Unique` : `${cards} Anneaux Uniques`}, pour un seul (p. 7).`,
  wrongSites: (sites) =>
    `${sites < 2 ? `${sites} site` : `${sites} sites`} : un paquet d’aventure en a 9, un par numéro (p. 8).`,
  siteRepeated: (title) => `${title} y est plus d’une fois : les neuf sites sont différents (p. 8).`,
  siteTwice: (number) => `Deux sites portent le numéro ${number} (p. 8).`,
  mixedBlocks: 'Les sites sont de deux blocs : un paquet d’aventure n’en a qu’un (p. 8).',
  otherSet: (title, set) => `${title} est de la série ${set}, que ce format écarte (p. 26).`,
  fellowshipSite: (title) =>
    `${title} est un site de La Communauté, la seule chose qu’Ouvert écarte (p. 26).`,
  badCode: (written) => `« ${written} » n’est pas un code : série, puis R, U, C ou P, puis numéro (p. 30).`,
  unknownCode: (code) => `${code} : la série 4 s’arrête à 365 (p. 31–36).`,
  otherRarity: (code, listed) => `${code} : la liste donne cette carte pour ${listed} (p. 31–36).`,
  sidesUnknown: (cards) =>
    cards < 2
      ? `Le camp de ${cards} carte est inconnu : placez-la sous Peuples Libres ou Ombre, ou donnez son code.`
      : `Le camp de ${cards} cartes est inconnu : placez-les sous Peuples Libres ou Ombre, ou donnez leurs codes.`,
  setsUnknown: (cards) =>
    cards < 2
      ? `La série de ${cards} carte est inconnue : donnez son code.`
      : `La série de ${cards} cartes est inconnue : donnez leurs codes.`,
  sitesUnnumbered: (sites) =>
    sites < 2
      ? `Le numéro de ${sites} site est inconnu ; dites-le plus bas, il sera retenu.`
      : `Les numéros de ${sites} sites sont inconnus ; dites-les plus bas, ils seront retenus.`,
  bearerTaken: (title) => `${title} a été pris pour Porteur de l’Anneau.`,
  unread: (line) => `Ligne non comprise : ${line}`,
};
