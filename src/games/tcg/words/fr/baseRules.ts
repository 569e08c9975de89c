import type { baseRulesEn } from '../en/baseRules';

export const baseRulesFr: typeof baseRulesEn = {
  title: 'Règles de base',
  intro:
    'Ces valeurs ne viennent pas du livret dont nous disposons : il complète un livret de base que nous n’avions pas. Ce sont celles que les joueurs tiennent d’ordinaire ; réglez-les d’après le vôtre. Une partie garde celles de son début.',
  label: 'Hors du livret',
  changed: (usual) => `Modifié ; d’ordinaire ${usual}`,
  restore: 'Comme d’ordinaire',
  notSaved: 'Le dernier changement n’a pas pu être écrit. Il vaut tant que l’application est ouverte.',
  yes: 'Oui',
  no: 'Non',
  ask: 'Demander à chaque partie',
  asked: 'demandé',
  none: 'aucun',
  rule: {
    handSize: 'Cartes d’une main refaite',
    freeDiscards: 'Cartes que l’on peut défausser avant de la refaire',
    moveLimit: 'Déplacements par tour, à deux',
    moveLimitOfMore: 'Déplacements par tour, à trois ou quatre',
    twilightPerCompanion: 'Jetons crépusculaires par compagnon qui avance',
    roamingCost: 'Surcoût d’un séide errant',
    sanctuaries: 'Sites qui sont des sanctuaires',
    sanctuaryHeals: 'Blessures guéries par un sanctuaire',
    overwhelm: 'Fois la force de l’autre pour le submerger',
    woundsOfLoss: 'Blessures pour un combat perdu',
    minionsPerDefender: 'Séides que le défenseur peut affecter à un même personnage',
    skipWithoutMinions: 'Sans séide, passer droit au ralliement',
    ringOffAtRegroup: 'L’Anneau s’ôte quand le ralliement commence',
    rulingRingBurdens: 'Fardeaux par blessure, l’Anneau Souverain au doigt',
    answerRingCost: 'Fardeaux pour passer la Réponse à Toutes les Énigmes',
  },
  site: (number) => `Site ${number}`,
};
