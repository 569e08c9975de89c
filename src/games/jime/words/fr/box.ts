import type { boxEn } from '../en/box';

const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

export const boxFr: typeof boxEn = {
  title: 'Dans la boîte',
  opening: 'Ouverture de la boîte…',
  failed:
    'Les listes de la boîte sont illisibles. Rien n’est perdu ; réessayez, ou réinstallez l’application.',
  search: 'Chercher un nom',
  nothing: 'Rien ici ne répond à ce nom, dans aucune langue. Un autre onglet l’a peut-être.',
  mine: 'Mes boîtes',
  every: 'Toutes les boîtes',
  which: 'Quelles boîtes',
  unverified: 'Les noms marqués ° sont de notre traduction : la carte en main peut en porter un autre.',
  tabs: {
    tiles: 'Tuiles',
    enemies: 'Ennemis',
    heroes: 'Héros',
    skills: 'Compétences',
    items: 'Objets',
    trinkets: 'Trouvailles',
    terrain: 'Terrain',
    cards: 'Autres cartes',
  },
  tile: {
    name: (id: string) => `Tuile ${id}`,
    number: (n: number) => `Tuile ${n}`,
    spaces: (n: number) => (n < 2 ? `${n} case` : `${n} cases`),
    border: 'Bordure ordinaire : on passe partout où elle touche une autre tuile.',
    black: (n: number) =>
      n < 2
        ? `Bordure noire à ${n} passage, marqué d’une flèche.`
        : `Bordure noire à ${n} passages, chacun marqué d’une flèche.`,
    darkness: (spaces: string) => `Ténèbres imprimées dans la case ${spaces}.`,
    larger: (id: string) => `Voir la tuile ${id} en grand`,
  },
  enemy: {
    health: (n: number) => `Santé ${n}`,
    armour: (n: number) => `Armure ${n}`,
    sorcery: (n: number) => `Sorcellerie ${n}`,
    ranged: 'Attaque à distance',
    moves: (attack: number, idle: number) => `Se déplace de ${attack} pour attaquer, de ${idle} sans cible`,
    figures: (group: number, box: number) => `Groupes de ${group} au plus ; figurines dans la boîte : ${box}`,
    unique: 'Unique',
    attacks: 'Attaques',
    showAttacks: (n: number) => (n === 1 ? 'Montrer l’attaque' : `Montrer les ${n} attaques`),
    hideAttacks: 'Cacher les attaques',
    negate: (stat: string) => `S’annule par : ${stat}`,
    cannotNegate: 'Ne s’annule pas',
    figuresLeft: (n: number) => (n < 2 ? `${n} figurine` : `${n} figurines`),
    suffer: (damage: number, fear: number) =>
      `${many(damage, 'dégât', 'dégâts')}, ${many(fear, 'peur', 'peurs')}`,
    bonuses: 'Bonus des groupes d’élite',
  },
  effect: {
    when: {
      always: 'Dans tous les cas',
      suffered: 'Si un dégât ou une peur a été subi',
      unharmed: 'Si rien n’a été subi',
    },
    discardPrepared: (n: number) =>
      n < 2 ? `défaussez ${n} compétence préparée.` : `défaussez ${n} compétences préparées.`,
    discardDeck: (n: number) =>
      n === 1
        ? 'défaussez la carte du dessus du paquet Compétence.'
        : `défaussez les ${n} cartes du dessus du paquet Compétence.`,
    flipDamage: (n: number) =>
      n < 2 ? `retournez ${n} dégât face visible.` : `retournez ${n} dégâts face visible.`,
    flipFear: (n: number) =>
      n < 2 ? `retournez ${n} peur face visible.` : `retournez ${n} peurs face visible.`,
    loseInspiration: (n: number) => (n < 2 ? `perdez ${n} inspiration.` : `perdez ${n} inspirations.`),
    loseBoon: 'défaussez un avantage.',
    moveAway: (n: number) =>
      n < 2 ? `éloignez-vous de ${n} case des assaillants.` : `éloignez-vous de ${n} cases des assaillants.`,
    gainBoon: (boon: string) => `devenez ${boon}.`,
    gainInspiration: (n: number) => (n < 2 ? `gagnez ${n} inspiration.` : `gagnez ${n} inspirations.`),
    othersSuffer: (damage: number, fear: number) =>
      `chaque autre héros de la case subit ${[damage === 0 ? '' : `${many(damage, 'dégât', 'dégâts')} face cachée`, fear === 0 ? '' : `${many(fear, 'peur', 'peurs')} face cachée`].filter(Boolean).join(' et ')}.`,
    threatUp: (n: number) => `la menace augmente de ${n}.`,
    enemyRecovers: (n: number) =>
      `chaque figurine blessée du groupe récupère ${many(n, 'point', 'points')} de Santé.`,
  },
  hero: {
    limits: (damage: number, fear: number, inspiration: number) =>
      `Limite aux dégâts ${damage} · limite aux peurs ${fear} · limite d’inspiration ${inspiration}`,
    hands: (n: number) =>
      n === 1
        ? 'S’équipe d’un seul objet, à une main'
        : 'S’équipe d’un objet à une main en plus d’un objet à deux mains',
    role: 'Rôle conseillé',
    items: 'Objets conseillés',
    formOf: (hero: string) => `Seconde forme de ${hero}`,
    skills: 'Compétences du héros',
  },
  skill: {
    basic: 'Base',
    deck: 'Paquet',
    roles: 'Rôles',
    heroes: 'Héros',
    xp: (n: number) => (n === 0 ? 'Avec le rôle' : many(n, 'point d’expérience', 'points d’expérience')),
    icons: (success: number, fate: number) =>
      success + fate === 0
        ? 'Sans icône'
        : [success > 0 ? `${success} succès` : '', fate > 0 ? many(fate, 'destin', 'destins') : '']
            .filter(Boolean)
            .join(', '),
    number: (n: number) => `N° ${n}`,
  },
  item: {
    tier: (n: number) => `Niveau ${['', 'I', 'II', 'III', 'IV'][n] ?? n}`,
    single: 'Sans amélioration',
    lore: (n: number) => `Connaissance ${n}`,
    hands: (n: number) => (n === 1 ? 'Une main' : 'Deux mains'),
    slot: { armour: 'Armure', hand: 'En main', mount: 'Monture' },
    ranged: 'À distance',
    tests: (stats: string) => `Teste ${stats}`,
    anyStat: 'n’importe quelle caractéristique',
    hits: (n: number) => (n < 2 ? `${n} touche` : `${n} touches`),
    successes: (n: number) => `${n} succès`,
    gains: {
      inspiration: (n: number) => (n < 2 ? `gagnez ${n} inspiration` : `gagnez ${n} inspirations`),
      scout: (n: number) => `Reconnaissance ${n}`,
      boon: (boon: string) => `devenez ${boon}`,
      moves: (n: number) => (n === 1 ? 'puis déplacez-vous d’une case' : `puis déplacez-vous de ${n} cases`),
      nearbyHeroMoves: (n: number) =>
        n === 1 ? 'un héros à proximité avance d’une case' : `un héros à proximité avance de ${n} cases`,
    },
    depletion: (n: number) => `Pions Exploitation : ${n}`,
    copies: (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`),
  },
  terrain: {
    space: 'Se place dans une case',
    border: 'Se place sur une bordure',
    sides: (n: number) => many(n, 'face de pion', 'faces de pion'),
  },
  cards: {
    titles: 'Titres',
    boons: 'Avantages',
    banes: 'Fléaux',
    damage: 'Paquet Dégât',
    fear: 'Paquet Peur',
    weaknesses: 'Faiblesses',
    modifiers: 'Modificateurs',
    keywords: 'Mots-clefs',
    staysFaceup: 'Reste face visible',
  },
};
