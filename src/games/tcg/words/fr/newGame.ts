import type { newGameEn, tcgSettingsEn } from '../en/newGame';

export const newGameFr: typeof newGameEn = {
  title: 'Une partie de JCC',
  begin: 'Passer aux mises',
  saveName: (players) => `JCC : ${players}`,
  players: 'Joueurs',
  order: 'Dans n’importe quel ordre : les mises diront qui commence.',
  playerName: (seat) => `Nom du joueur ${seat}`,
  again: { title: 'La même table ?', take: 'Reprendre ces joueurs' },
  ring: 'L’Anneau Unique',
  bearerTitle: 'Frodon',
  resistance: 'Résistance',
  asPrinted: 'Comme sur la carte ; ce qui manque pourra venir plus tard.',
  format: {
    label: 'Format',
    hint: 'Toute la table joue des sites du même bloc.',
    options: {
      towersBlock: 'Bloc Tours : séries 4 à 6',
      fellowshipBlock: 'Bloc Communauté : séries 1 à 3',
      open: 'Ouvert : toutes les cartes, sites des Tours',
    },
  },
  moveLimit: 'Déplacements par tour',
  moveLimitText: 'Le livret ne dit pas combien à trois ou quatre : mettez-vous d’accord.',
  source:
    'Le livret dont nous disposons complète un livret de base que nous n’avions pas. Ce qu’il ne dit pas est dans les règles de base, marqué, et se règle.',
  baseRules: 'Règles de base',
  baseChanged: (count) =>
    count < 2 ? `${count} valeur réglée par cette table` : `${count} valeurs réglées par cette table`,
};

export const tcgSettingsFr: typeof tcgSettingsEn = {
  title: 'Le JCC',
  text: 'Ce que le livret ne dit pas, et que votre table décide.',
  baseRules: 'Règles de base',
  cards: 'Liste de la série',
  seating: {
    label: 'Places',
    hint: 'Si le côté de chaque joueur est tourné vers l’endroit où il est assis.',
    options: { around: 'Autour de la table', facing: 'Tout face à moi' },
  },
};
