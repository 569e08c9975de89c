import type { newGameEn } from '../en/newGame';

export const newGameFr: typeof newGameEn = {
  title: 'La Confrontation',
  hints: 'Pas besoin du livret : des conseils expliquent chaque chose quand elle arrive.',
  begin: 'Commencer',
  rival: {
    label: 'Qui joue',
    hint: 'La tablette passe de main en main, ou le livre joue l’autre camp.',
    options: { person: 'À deux sur cette tablette', book: 'Seul contre le livre' },
  },
  strength: {
    label: 'Le niveau du livre',
    hint: 'Il n’en voit jamais plus qu’un joueur.',
    options: { easy: 'Facile', normal: 'Normal', hard: 'Difficile' },
  },
  names: (number) => `Nom du joueur ${number}`,
  yourName: 'Votre nom',
  player: (number) => `Joueur ${number}`,
  book: 'Le livre',
  side: {
    label: 'Qui mène la Communauté',
    hint: 'La Communauté mène Frodon au Mordor. Sauron le traque, et commence.',
    options: { first: 'Joueur 1', second: 'Joueur 2' },
    own: { first: 'Moi', second: 'Le livre' },
  },
  cast: {
    label: 'Personnages',
    hint: 'Classique pour une première partie. La variante en a neuf autres ; au choix, chacun mêle les deux.',
    options: { classic: 'Classique', variant: 'Variante', draft: 'Au choix' },
  },
  balance: {
    classic: 'Quand le livre joue contre lui-même, la Communauté gagne environ une partie sur trois.',
    variant: 'Quand le livre joue contre lui-même, la Communauté gagne environ deux parties sur trois.',
    draft: 'Quand le livre joue contre lui-même, la Communauté gagne environ une partie sur quatre.',
  },
  offer: (card) => `Offrir ${card} à la Communauté`,
  more: 'Autres options',
  fewer: 'Moins d’options',
  specials: {
    label: 'Cartes spéciales',
    hint: 'Des cartes puissantes, jouables une fois par partie.',
    options: {
      off: 'Aucune',
      pickTwo: 'Deux sur quatre',
      drawn: 'Tirées',
      handicap: 'Offertes au moins fort',
    },
  },
  gift: 'Les cartes offertes',
  match: {
    label: 'Durée',
    hint: 'Une rencontre compte deux parties, camps échangés ; les points s’ajoutent.',
    options: { off: 'Une partie', on: 'Une rencontre' },
  },
  blind: {
    label: 'Faces choisies',
    hint: 'Chacun voit les neuf choisis par l’autre, ou ne les voit pas.',
    options: { off: 'Visibles', on: 'Secrètes' },
  },
  memoryAid: {
    label: 'Aide-mémoire',
    hint: 'Indique sur les pièces cachées combien de personnages elles peuvent être ; un appui long dit lesquels.',
    options: { off: 'Non', on: 'Oui' },
  },
  friendlyUndo: {
    label: 'Retour amical',
    hint: 'Permet de reprendre même ce que l’autre a vu.',
    options: { off: 'Non', on: 'Oui' },
  },
  upstream: {
    label: 'Remonter l’Anduin en retraite',
    hint: 'Qui peut se retirer sur le côté à contre-courant.',
    options: { nobody: 'Personne', fellowship: 'La Communauté', both: 'Les deux camps' },
  },
  stalemate: {
    label: 'Sans déplacement',
    hint: 'Perd qui ne peut plus avancer, ou seulement qui ne peut plus bouger du tout.',
    options: { forward: 'Ne plus avancer', anyMove: 'Ne plus bouger' },
  },
  shire: {
    label: 'Trois dans la Comté',
    hint: 'Trois serviteurs de Sauron présents ensemble une fois les combats finis ; ou le troisième à entrer, aussitôt.',
    options: { present: 'Présents ensemble', entered: 'Le troisième à entrer' },
  },
  riverAttacks: {
    label: 'Attaquer le long de l’Anduin',
    hint: 'Aragorn et le Roi-Sorcier attaquent le long du fleuve dans les deux sens ; ou Aragorn au fil de l’eau seulement, le Roi-Sorcier jamais.',
    options: { bothWays: 'Dans les deux sens', asMoves: 'Comme on se déplace' },
  },
  saveName: (first, second) => `${first} et ${second}`,
};
