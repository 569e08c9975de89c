import type { referenceEn } from '../en/reference';

export const referenceFr: typeof referenceEn = {
  title: 'Règles',
  search: 'Un mot, une carte, une question',
  filter: 'Partie des règles',
  everyStep: 'Tout',
  opening: 'Ouverture des règles…',
  failed: 'Les règles n’ont pas pu s’ouvrir. Rien n’est perdu ; réessayez.',
  found: (count) => (count < 2 ? `${count} entrée` : `${count} entrées`),
  none: (typed) => `Rien ne répond à « ${typed} ».`,
  noneAtStep: (typed, step) => `Sous « ${step} », rien ne répond à « ${typed} ».`,
  tryOther: 'Essayez un seul mot, comme provoquer, un numéro comme 87, ou le nom d’une carte.',
  searchEverywhere: 'Chercher partout',
  sources:
    'Selon les sections du Guide de référence, dites avec nos mots. Ce que nous réglons nous-mêmes est signalé.',
  section: (section) => `§${section}`,
  guide: 'Guide',
  hands: 'À la table',
  app: 'L’application',
  ruling: 'Notre règle',
  rulingOn: (heading) => `${heading} : notre règle`,
  opens: 'Ouvre cette règle',
  see: (sections) => `Voir les règles : ${sections}`,
  now: 'En ce moment',
  kind: {
    rule: 'Règles',
    ruling: 'Nos règles',
    terrain: 'Terrain',
    enemy: 'Ennemis',
    hero: 'Héros',
    card: 'Cartes',
  },
  step: {
    basics: 'Le jeu',
    setUp: 'Mise en place',
    action: 'Phase Action',
    attack: 'Attaquer',
    tests: 'Tests et compétences',
    suffer: 'Dégâts et peurs',
    shadow: 'Phase Ombre',
    rally: 'Phase Ralliement',
    map: 'Sur le plateau',
    terrain: 'Terrain',
    camp: 'Objets et campement',
  },
  card: {
    skill: 'Compétence',
    item: 'Objet',
    trinket: 'Trouvaille',
    title: 'Titre',
    boon: 'Avantage',
    bane: 'Fléau',
    damage: 'Carte Dégât',
    fear: 'Carte Peur',
    weakness: 'Faiblesse',
    bonus: 'Bonus d’un groupe d’élite',
    token: 'Pion',
    movement: 'Façon de se déplacer',
    spaceTrait: 'Sur une case',
    noText: 'Aucun texte, hormis ses icônes et mots-clefs.',
  },
  figures: {
    adjacency: 'Une bordure grise joint deux cases ; une bordure noire les sépare.',
    range:
      'Dans la même case, tout le monde est à portée. Une case plus loin, seulement pour une attaque à distance.',
    cleave: 'Deux touches avec enchaînement : chaque figurine du groupe en perd deux.',
    threat:
      'Plein : la menace. Hachuré : ce qu’ajoute la prochaine phase Ombre. Le repère dépassé est un événement.',
    lastStand: 'Trois cartes, face visible ou cachée, pour une limite de trois : un baroud d’honneur.',
    provoke:
      'Quitter la case d’un groupe restauré le provoque. Le groupe gris est épuisé : on ne le provoque pas.',
    inSpace: 'Se place dans une case.',
    onBorder: 'Se place sur la bordure entre deux cases.',
  },
  pages: [
    {
      id: 'round',
      title: 'Le round sur une page',
      tab: 'Le round',
      intro: 'Trois phases, l’une après l’autre, jusqu’à ce que l’aventure soit gagnée ou perdue.',
      groups: [
        {
          title: 'Phase Action',
          lines: [
            { text: 'Les héros jouent dans l’ordre de leur choix, deux actions chacun.', topic: '72' },
            { text: 'Voyager : deux déplacements, d’affilée ou autour d’une autre action.', topic: '5' },
            { text: 'Interagir avec un pion ou un terrain de votre case.', topic: '4' },
            {
              text: 'Attaquer un groupe de votre case ; d’une case adjacente si chaque objet utilisé est à distance.',
              topic: '17',
            },
            {
              text: 'Avant de partir ou d’interagir, vous provoquez chaque groupe restauré de la case.',
              topic: '87',
            },
            { text: 'Sur une tuile inexplorée : explorez-la aussitôt. Cela ne coûte rien.', topic: '52' },
            { text: 'Tout le monde a joué : touchez le sablier.', topic: '72' },
          ],
        },
        {
          title: 'Une attaque',
          lines: [
            {
              text: 'Des objets d’une même caractéristique ; testez-la, dépensez les succès sur leurs lignes.',
              topic: '107',
            },
            { text: 'Entrez touches et modificateurs, puis Appliquer une seule fois.', topic: '15' },
            {
              text: 'L’armure, puis la sorcellerie, puis la santé. Les deux premières reviennent.',
              topic: '16',
            },
            { text: 'Un groupe restauré à portée contre-attaque, puis il est épuisé.', topic: '35' },
          ],
        },
        {
          title: 'Phase Ombre',
          lines: [
            {
              text: 'Chaque groupe restauré se déplace et attaque ; les groupes épuisés se reposent.',
              topic: '8',
            },
            { text: 'Les héros dans les ténèbres subissent la peur.', topic: '105' },
            { text: 'La menace monte ; ce qui attend à un seuil se produit.', topic: '21' },
            { text: 'Tous les groupes sont restaurés.', topic: '92' },
          ],
        },
        {
          title: 'Phase Ralliement',
          lines: [
            { text: 'Mélangez votre défausse dans votre paquet.', topic: '89' },
            {
              text: 'Reconnaissance 2 : préparez une carte au plus, le reste dessus ou dessous.',
              topic: '88',
            },
          ],
        },
        {
          title: 'À tout moment',
          lines: [
            { text: 'La limite aux dégâts ou aux peurs est atteinte : un baroud d’honneur.', topic: '19' },
            { text: 'Lire un pion, une carte ou cette page ne coûte rien.', topic: '13' },
          ],
        },
      ],
    },
    {
      id: 'news',
      title: 'Nouveau depuis l’initiation',
      tab: 'Nouveau',
      intro: 'Ce que l’initiation laisse pour plus tard. Lisez une ligne quand vous la rencontrez.',
      groups: [
        {
          title: 'Au combat',
          lines: [
            {
              text: 'Les modificateurs changent l’effet des touches : chacun compte une fois par attaque.',
              topic: '62',
            },
            { text: 'La perforation ignore l’armure.', topic: '70' },
            { text: 'L’enchantement ignore la sorcellerie.', topic: '46' },
            { text: 'La dislocation ôte de l’armure pour de bon.', topic: '43' },
            { text: 'L’enchaînement donne les touches à chaque figurine du groupe.', topic: '45' },
            {
              text: 'Mortel vainc une figurine qui perd la moitié de la santé qui lui restait.',
              topic: '63',
            },
            {
              text: 'L’étourdissement épuise un groupe ; même d’élite, il ne contre-attaque plus.',
              topic: '50',
            },
            { text: 'La sorcellerie absorbe les touches après l’armure.', topic: '101' },
            {
              text: 'Un groupe d’élite a un étendard et un bonus, et contre-attaque même épuisé.',
              topic: '47',
            },
          ],
        },
        {
          title: 'Vos cartes',
          lines: [
            { text: 'Un mot-clef sert quand on défausse la carte pour lui.', topic: '64' },
            { text: 'Avantages : un seul de chaque sorte devant un héros.', topic: '26' },
            {
              text: 'Une carte qui prévient un dégât ou une peur n’est pas un test qui l’annule.',
              topic: '85',
            },
            { text: 'Les faiblesses encombrent votre paquet jusqu’à la fin de l’aventure.', topic: '53' },
            { text: 'Un titre se prépare quand on le gagne, et reste à vous pour la campagne.', topic: '31' },
            { text: 'Une trouvaille sans pion Exploitation ne sert plus dans cette aventure.', topic: '111' },
          ],
        },
        {
          title: 'Plateau et campagne',
          lines: [
            {
              text: 'Franchir une rivière termine le tour d’un héros ou l’activation d’un ennemi.',
              topic: '93',
            },
            {
              text: 'Dans la brume, les dégâts se prennent face cachée et les ennemis se touchent moins bien.',
              topic: '22',
            },
            { text: 'Un gouffre demande un test quand on y entre.', topic: '57' },
            { text: 'Difficile : plus d’ennemis, et pas d’inspiration pour explorer.', topic: '42' },
            { text: 'Seul, vous menez de deux à quatre héros, un tour après l’autre.', topic: '68' },
            { text: 'Les cartes de la compagnie sont gardées dans un inventaire.', topic: '61' },
          ],
        },
      ],
    },
  ],
};
