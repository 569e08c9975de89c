import type { campaignEn } from './campaign.en';

const roman = (tier: number): string => ['', 'I', 'II', 'III', 'IV'][tier] ?? String(tier);
const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

export const campaignFr: typeof campaignEn = {
  next: 'Suivant',
  done: (what: string) => `${what} : fait`,
  tier: (tier: number) => `niveau ${roman(tier)}`,
  numbered: (deck: string, n: number) => `${deck} ${n}`,
  newGame: {
    title: 'Nouvelle partie',
    progress: (at: number, of: number) => `Étape ${at} sur ${of}`,
    failed: 'Les campagnes sont illisibles. Rien n’est perdu ; réessayez.',
    none: 'Il n’y a pas encore de campagne sur l’étagère.',
    steps: {
      campaign: 'Quelle campagne ?',
      difficulty: 'Quelle difficulté ?',
      heroes: 'Qui part ?',
      items: 'Qu’emportent-ils ?',
      name: 'Quel est le nom de la compagnie ?',
    },
    evenings: (from: number, to: number) =>
      from === to ? many(from, 'soirée', 'soirées') : `${from} à ${to} soirées`,
    adventures: (n: number) => many(n, 'aventure', 'aventures'),
    needs: (boxes: string) => `Il faut : ${boxes}`,
    boxesOff: (boxes: string) =>
      `Désactivé dans votre collection : ${boxes}. Activez-le pour jouer cette campagne.`,
    toCollection: 'Ouvrir la collection',
    difficulty: {
      normal: {
        name: 'Normale',
        text: 'Le jeu tel que la plupart des tables le jouent. Explorer une tuile donne de l’inspiration.',
      },
      hard: {
        name: 'Difficile',
        text: 'Plus d’ennemis, et des ennemis plus capables. Explorer une tuile ne donne pas d’inspiration.',
      },
      forGood: 'Elle ne change plus une fois la campagne commencée (§42.1).',
    },
    players: 'Joueurs autour de la table',
    together: (n: number) => `Chaque joueur mène un héros : choisissez-en ${n}.`,
    alone: (from: number, to: number) => `En solitaire, vous menez de ${from} à ${to} héros.`,
    chosen: (n: number) => (n === 0 ? 'Personne n’est encore choisi.' : `Choisis jusqu’ici : ${n}.`),
    goodAt: (stats: string) => `Points forts : ${stats}`,
    limits: 'Limites',
    limit: {
      damage: (n: number) => `Limite aux dégâts ${n}`,
      fear: (n: number) => `Limite aux peurs ${n}`,
      inspiration: (n: number) => `Limite d’inspiration ${n}`,
    },
    suggestedRole: (role: string) => `Rôle conseillé : ${role}`,
    itemsIntro:
      'Chaque héros porte une armure et dispose de deux mains. Ce que conseille sa carte est déjà choisi ; changez ce qu’il vous plaît.',
    suggested: 'Conseillé',
    noneLeft: 'Tous les exemplaires sont avec un autre héros.',
    handsUsed: (used: number, hands: number) => `Mains : ${used} sur ${hands}`,
    changeItems: 'Changer',
    closeItems: 'C’est tout',
    backToSuggested: 'Revenir aux objets conseillés',
    companyName: 'Nom de la compagnie',
    nameIntro:
      'Ce nom figurera sur la sauvegarde et sur la dernière page. Touchez-en un, ou écrivez le vôtre.',
    names: [
      'Les Porteurs de Lanterne',
      'Les Amis de la Longue Route',
      'Les Inattendus',
      'La Compagnie du Matin Gris',
      'Ceux qui Restent',
      'Les Marcheurs sous la Pluie',
    ],
    summary: 'La compagnie',
    begin: 'Commencer la campagne',
    beginHint: 'Vient ensuite la mise en place de la table, pas à pas.',
  },
  setUp: {
    list: { new: 'Mise en place de la première aventure', continue: 'Mise en place de l’aventure suivante' },
    progress: (at: number, of: number) => `Étape ${at} sur ${of}`,
    quit: 'Quitter pour l’instant',
    goOn: 'C’est fait',
    setOut: 'En route !',
    readOn: 'Lire la suite',
    forHero: (hero: string) => `Pour ${hero}`,
    steps: {
      'new.2': { title: 'Les héros', text: 'Chaque joueur prend son héros dans la boîte.' },
      'new.3': {
        title: 'Objets de départ',
        text: 'Cherchez ces cartes par leur nom et leur niveau, et posez-les près de la carte Héros.',
      },
      'new.4': { title: 'Les paquets communs', text: 'Trois paquets servent à tout le monde.' },
      'new.5': {
        title: 'La Réserve',
        text: 'Tout ce que l’application pourra demander, à portée de main.',
      },
      'new.6': { title: 'Le récit commence', text: 'Approchez ; que l’un de vous lise à voix haute.' },
      'new.7': {
        title: 'Les rôles',
        text: 'Chaque héros prend un rôle pour cette aventure. Il pourra en changer à la suivante.',
      },
      'new.8': {
        title: 'Cartes Compétence',
        text: 'Chaque héros réunit ces cartes. Le mot et le numéro sont imprimés au pied de chacune.',
      },
      'new.9': {
        title: 'Paquets Compétence',
        text: 'Une carte est prête dès le départ ; les autres forment le paquet.',
      },
      'new.10': { title: 'Tout est prêt', text: 'La table est mise.' },
      'continue.2': { title: 'Les paquets communs', text: 'Trois paquets servent à tout le monde.' },
      'continue.3': {
        title: 'La Réserve',
        text: 'Tout ce que l’application pourra demander, à portée de main.',
      },
      'continue.4': {
        title: 'Cartes Compétence',
        text: 'Chaque héros réunit ces cartes et les garde à part : le rôle viendra ensuite.',
      },
      'continue.5': {
        title: 'Héros et objets',
        text: 'Posez les objets de chaque héros près de sa carte.',
      },
      'continue.6': {
        title: 'Trouvailles',
        text: 'Chaque héros peut emporter une trouvaille de la compagnie. Touchez pour choisir, touchez encore pour la laisser.',
      },
      'continue.7': {
        title: 'Rôles et paquets',
        text: 'Les rôles se choisissent à nouveau, le même ou un autre. Puis chaque paquet est achevé.',
      },
      'continue.8': { title: 'Tout est prêt', text: 'La table est mise.' },
    },
    lines: {
      takeHero: (hero: string) => `Prenez la figurine et la carte Héros : ${hero}.`,
      takeItems: 'Objets',
      shuffleDecks:
        'Mélangez les paquets Dégât, Peur et Faiblesse, chacun pour soi, et mettez-les au milieu de la table.',
      makeReserve:
        'Triez les pions et les cartes Avantage en piles. Gardez à part les tuiles Site et les figurines ennemies.',
      takeSkills: {
        basic: 'Cartes Base, une de chaque',
        hero: 'Cartes du héros',
        role: 'Cartes du rôle',
        bought: 'Cartes achetées',
      },
      putBackSkills: 'À remettre dans la boîte : cartes du dernier rôle',
      takeTitles: 'Titres',
      takeWeakness: (n: number) =>
        n < 2
          ? 'La carte du dessus du paquet Faiblesse, sans la regarder'
          : `Les ${n} cartes du dessus du paquet Faiblesse, sans les regarder`,
      takeTrinket: (n: number) =>
        `Trouvaille, garnie de ${many(n, 'pion Exploitation', 'pions Exploitation')}`,
      prepare: 'À préparer : face visible, sous la carte Héros',
      shuffleSkills: (n: number) => `Mélangez les ${n} autres cartes en un paquet face cachée.`,
    },
    noTrinkets: 'La compagnie n’a pas encore de trouvaille. Passez à la suite.',
    role: {
      choose: (hero: string) => `Un rôle pour ${hero}`,
      none: 'pas encore de rôle',
      suggested: 'Conseillé',
      taken: (hero: string) => `Pris par ${hero}`,
      goodAt: (what: string) => `Points forts : ${what}`,
      cards: (n: number) => many(n, 'carte', 'cartes'),
      first: (skill: string) => `Commence avec ${skill} préparée`,
      xp: (n: number) => `${n} d’expérience à dépenser`,
      giveUp: 'Rendre ce rôle',
    },
    trinket: {
      choose: (hero: string) => `Une trouvaille pour ${hero}`,
      none: 'Aucune trouvaille',
      with: (hero: string) => `Avec ${hero}`,
    },
  },
};
