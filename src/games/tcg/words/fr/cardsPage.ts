import type { cardsPageEn, checklistEn } from '../en/cardsPage';

export const cardsPageFr: typeof cardsPageEn = {
  title: 'Paquets et liste',
  tabs: { check: 'Vérifier un paquet', list: 'Série 4, Les Deux Tours' },
  failed: 'La liste des cartes n’a pas pu s’ouvrir. Rien n’est perdu ; essayez encore.',
  check: {
    format: 'Format',
    paste: 'Collez la liste d’un paquet',
    empty: 'Un paquet est vérifié dès que sa liste est là.',
    formats:
      'Une carte par ligne, avec son nombre d’exemplaires : « 4x Aragorn, Héritier d’Elendil (4 C 109) », « 4 C 109 x4 ». Des titres comme Porteur de l’Anneau, L’Anneau Unique, Peuples Libres, Ombre et Sites aident ; sous Sites, « 3 La Salle du Trône » donne le numéro du site.',
    clear: 'Effacer la liste',
    total: (cards) =>
      `${cards < 2 ? `${cards} carte apportée` : `${cards} cartes apportées`} à la table, pour 71 au moins`,
    parts: (draw, freePeoples, shadow, sites) =>
      `Pioche ${draw} (Peuples Libres ${freePeoples}, Ombre ${shadow}) · sites ${sites}`,
    problems: 'Ce qui s’y oppose',
    warnings: 'Bon à savoir',
    more: (count) => `Et ${count} de plus.`,
    nothingRead: 'Aucune carte n’a été trouvée dans ce texte.',
    siteNumbers: 'Quel numéro porte ce site ?',
    siteNumber: (title, number) => `${title} : ${number}`,
  },
};

export const checklistFr: typeof checklistEn = {
  title: 'Collection',
  tally: (owned, all) =>
    `${owned < 2 ? `${owned} carte` : `${owned} cartes`} sur ${all}, ${all - owned < 2 ? `${all - owned} manque` : `${all - owned} manquent`}`,
  rarityTally: (rarity, owned, all) => `${rarity} : ${owned} sur ${all}`,
  of: (owned, all) => `${owned} sur ${all}`,
  search: 'Un titre, un numéro, un code',
  show: 'Quelles cartes',
  shown: { all: 'Toutes', owned: 'Possédées', missing: 'Manquantes' },
  rarities: 'Rareté',
  anyRarity: 'Toute rareté',
  rarity: { R: 'Rare', U: 'Non commune', C: 'Commune', P: 'Bonus' },
  none: 'Aucune carte n’y répond.',
  card: (title, code) => `${title}, ${code}`,
  group: {
    oneRing: 'L’Anneau Unique',
    site: 'Sites',
    premium: 'Bonus',
  },
  export: 'Exporter un fichier',
  import: 'Apporter un fichier',
  imported: (count) => (count < 2 ? `${count} carte reprise.` : `${count} cartes reprises.`),
  notSaved: 'Le dernier changement n’a pas pu être écrit. Il vaut tant que l’application est ouverte.',
  refused: {
    huge: 'Ce fichier est trop grand pour une liste de cartes.',
    broken: 'Ce fichier est incomplet ou altéré. Rien n’a été repris.',
    foreign: 'Ce n’est pas une liste de cartes cochées. Rien n’a été repris.',
    newer: 'Ce fichier vient d’une version plus récente de l’application. Rien n’a été repris.',
  },
};
