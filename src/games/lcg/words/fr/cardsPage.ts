import type { cardsPageEn, lcgSettingsEn } from '../en/cardsPage';

export const cardsPageFr: typeof cardsPageEn = {
  title: 'Decks et cartes',
  tabs: { check: 'Vérifier un deck', starters: 'Decks de départ', catalogue: 'Cartes saisies' },
  check: {
    paste: 'Collez la liste d’un deck',
    empty: 'Un deck est vérifié dès que sa liste est là.',
    formats:
      'Une carte par ligne, avec son nombre d’exemplaires : « 3x Gandalf », « Gandalf x3 », « 3 Gandalf (Core Set) ». Des titres comme Héros, Alliés ou Événements aident.',
    clear: 'Effacer la liste',
    counts: (cards, heroes) => `${cards < 2 ? `${cards} carte` : `${cards} cartes`}, ${heroes} héros`,
    missing: (cards) =>
      cards < 2
        ? `Encore ${cards} carte pour un deck de tournoi.`
        : `Encore ${cards} cartes pour un deck de tournoi.`,
    problems: 'Ce qui s’y oppose',
    warnings: 'Bon à savoir',
    more: (count) => `Et ${count} de plus.`,
    nothingRead: 'Aucune carte n’a été trouvée dans ce texte.',
  },
  starters: {
    text: 'Un deck de 30 cartes par sphère, pour apprendre. Un tournoi en demande 50.',
    deck: (from, to, gandalf) => `Cartes nᵒˢ ${from} à ${to}, et un Gandalf (nᵒ ${gandalf})`,
    missing: (count) =>
      count === 1
        ? 'Les valeurs d’un héros ne sont pas encore saisies.'
        : `Les valeurs de ${count} héros ne sont pas encore saisies.`,
  },
  catalogue: {
    text: 'Ce que vous entrez une fois vous sera proposé à chaque partie.',
    search: 'Nom d’une carte',
    empty: 'Rien n’a encore été saisi.',
    emptyText:
      'Héros, ennemis et lieux s’inscrivent ici d’eux-mêmes au fil du jeu. Ou apportez le fichier d’un ami.',
    none: (typed) => `Aucune carte ne s’appelle « ${typed} ».`,
    count: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    groups: {
      hero: 'Héros',
      ally: 'Alliés',
      attachment: 'Attachements',
      event: 'Événements',
      enemy: 'Ennemis',
      location: 'Lieux',
      objective: 'Objectifs',
      quest: 'Cartes Quête',
    },
    stage: (scenario, stage) => `${scenario}, étape ${stage}`,
    edit: (name) => `Modifier : ${name}`,
    forget: (name) => `Oublier : ${name}`,
    forgotten: (name) => `${name} : oublié.`,
    putBack: 'Remettre',
    name: 'Nom',
    save: 'Garder',
    export: 'Exporter un fichier',
    import: 'Apporter un fichier',
    imported: (count) => (count < 2 ? `${count} carte reprise.` : `${count} cartes reprises.`),
    notSaved: 'Le dernier changement n’a pas pu être écrit. Il vaut tant que l’application est ouverte.',
    refused: {
      huge: 'Ce fichier est trop grand pour une liste de cartes.',
      broken: 'Ce fichier est incomplet ou altéré. Rien n’a été repris.',
      foreign: 'Ce n’est pas un fichier de cartes saisies. Rien n’a été repris.',
      newer: 'Ce fichier vient d’une version plus récente de l’application. Rien n’a été repris.',
    },
    numbers: {
      threat: 'Menace',
      engagement: 'Coût d’engagement',
      attack: 'Attaque',
      defence: 'Défense',
      hitPoints: 'Points de vie',
      questPoints: 'Points de quête',
      victory: 'Points de victoire',
      threatCost: 'Coût de menace',
      cost: 'Coût',
      willpower: 'Volonté',
    },
  },
};

export const lcgSettingsFr: typeof lcgSettingsEn = {
  title: 'Le Jeu de Cartes',
  windows: {
    label: 'Fenêtres d’actions',
    hint: 'Celles que l’on passe sont nommées, et un appui y ramène. Selon la règle, chacune permet des actions.',
    options: { needed: 'S’arrêter s’il y a à faire', all: 'S’arrêter à chacune' },
  },
  scoring: {
    label: 'Score des nouvelles parties',
    hint: 'On peut encore changer d’avis quand la partie est finie.',
    options: { faq: 'F.A.Q. : 10 de plus par tour', core: 'Règles de base' },
  },
  boxes: {
    label: 'Boîtes de base à la table',
    hint: 'Une boîte suffit à deux joueurs. L’application prévient quand cartes ou marqueurs peuvent manquer.',
    options: { '1': '1', '2': '2', '3': '3', '4': '4' },
  },
  seating: {
    label: 'Places',
    hint: 'Si le côté de chaque joueur est tourné vers l’endroit où il est assis.',
    options: { around: 'Autour de la table', facing: 'Tout face à moi' },
  },
  cards: 'Cartes saisies',
};
