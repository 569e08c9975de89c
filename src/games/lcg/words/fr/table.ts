import type { tableEn } from '../en/table';

const some = (amount: number, one: string, more: string): string => `${amount} ${amount < 2 ? one : more}`;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const shown = (value: number | null): string => (value === null ? '?' : `${value}`);

/** « de Aragorn » se dit « d’Aragorn ». */
const of = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

export const tableFr: typeof tableEn = {
  open: {
    opening: 'Ouverture de la sauvegarde…',
    none: {
      title: 'Aucune partie n’est ouverte',
      text: 'Commencez une partie, ou reprenez-en une qui a été sauvegardée.',
    },
    failed: {
      title: 'Cette sauvegarde ne s’ouvre pas',
      kept: 'Elle est restée à sa place, intacte.',
      'no-such-slot': 'Il n’y a pas de telle sauvegarde sur cet appareil.',
      unreadable:
        'Ses pages sont illisibles. Exportez-la depuis la liste des sauvegardes, afin que rien ne se perde.',
      newer: 'Elle a été écrite par une version plus récente. Mettez l’application à jour, puis rouvrez-la.',
      notSaved: 'La partie ouverte n’a pas encore pu être écrite. Libérez de la place et réessayez.',
    },
    toSaves: 'Vers les sauvegardes',
    toTitle: 'Vers la page de titre',
    newGame: 'Nouvelle partie',
  },
  next: 'Suivant',
  phases: 'Les sept phases',
  phaseMark: (number, name) => `Phase ${number} : ${name}`,
  phaseNow: (number, name, window) =>
    `Phase ${number} : ${name}, en cours, actions ${window ? 'permises' : 'interdites'}`,
  phaseTitle: (number, name) => `${number}. ${name}`,
  round: (round) => `Tour ${round}`,
  setUp: 'Mise en place',
  turnOf: (step, player) => `${step} (${player})`,
  firstPlayer: 'Premier joueur',
  yourTurn: 'À vous',
  eliminated: 'Éliminé',
  exhausted: 'Incliné',
  claimed: 'Objectifs réclamés',
  automatic: 'L’application se charge de cette étape.',
  left: (left) => (left === null ? 'points de vie inconnus' : `${some(left, 'point', 'points')} de vie`),
  panel: { lower: 'Abaisser ce volet', raise: 'Relever ce volet' },
  kind: {
    hero: 'Héros',
    ally: 'Allié',
    enemy: 'Ennemi',
    location: 'Lieu',
    objective: 'Objectif',
    treachery: 'Traîtrise',
  },
  stat: {
    threatCost: 'Coût de menace',
    threat: 'Menace',
    willpower: 'Volonté',
    attack: 'Attaque',
    defence: 'Défense',
    hitPoints: 'Points de vie',
    engagement: 'Coût d’engagement',
    questPoints: 'Points de quête',
    victory: 'Points de victoire',
  },
  flag: {
    unique: 'Unique',
    ranged: 'À distance',
    sentinel: 'Sentinelle',
    restricted: 'Restreint',
    cannotLeaveStaging: 'Ne peut pas quitter la zone de cheminement',
    immune: 'Immunisé contre les cartes Joueur',
    faceDown: 'Face cachée',
  },
  fact: {
    threat: 'menace',
    engagement: 'engagement',
    attack: 'attaque',
    life: 'vie',
    progress: 'progression',
    shadow: 'ombre',
  },
  dial: { of: (player) => `Menace ${of(player)}` },
  tile: {
    character: ({ name, resources, damage, left, exhausted, committed }) =>
      [
        name,
        resources === null ? null : some(resources, 'ressource', 'ressources'),
        left === null ? null : `${some(left, 'point', 'points')} de vie`,
        damage > 0 ? some(damage, 'dégât', 'dégâts') : null,
        exhausted ? 'incliné' : 'redressé',
        committed ? 'engagé dans la quête' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    encounter: (card) =>
      [
        card.name,
        card.name === card.kind ? null : card.kind.toLowerCase(),
        card.zone === 'staging' && card.type !== 'objective' ? `menace ${shown(card.threat)}` : null,
        card.type === 'enemy' && card.zone === 'staging'
          ? `coût d’engagement ${shown(card.engagement)}`
          : null,
        card.type === 'enemy' && card.zone === 'engaged' ? `attaque ${shown(card.attack)}` : null,
        card.type === 'enemy' ? `points de vie restants : ${shown(card.left)}` : null,
        card.type === 'location' ? `progression ${card.progress} sur ${shown(card.questPoints)}` : null,
        card.shadowCards > 0 ? some(card.shadowCards, 'carte Ombre', 'cartes Ombre') : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
  },
  window: {
    open: 'Actions permises',
    shut: 'Actions interdites',
    openGist: 'Chacun peut effectuer des actions.',
    shutGist: 'Aucune action ; les réponses restent permises.',
    now: 'Rien d’obligatoire. Effectuez des actions, ou passez à la suite.',
    after: {
      collect:
        'Chaque joueur pioche 1 carte ; chaque héros a 1 ressource de plus. Puis des actions, ou la suite.',
      combatEnds:
        'Dernières actions de la phase. Puis défaussez toutes les cartes Ombre et passez à la suite.',
      refresh:
        'Redressez toutes les cartes ; chaque menace a monté de 1 ; le marqueur est passé à gauche. Puis des actions, ou la suite.',
    },
    action: 'Effectuer une action ou jouer un événement',
  },
  trail: {
    quest: 'Quête',
    encounter: 'Rencontre',
    enemyAttack: 'Attaque ennemie',
    playerAttack: 'Attaque d’un joueur',
    said: (trail, mark) => `${trail}, étape ${mark}`,
  },
  now: {
    planning: (player) => `${player} peut jouer des alliés et des attachements.`,
    commit: (player) => `${player} choisit, en une fois, qui part en quête.`,
    staging: (cards) => {
      if (cards === 0) return 'Toutes les cartes sont révélées.';
      return cards < 2
        ? `Révélez ${cards} carte et résolvez-la.`
        : `Révélez ${cards} cartes, une à la fois, en résolvant chacune.`;
    },
    resolution: 'Comparez volonté et menace.',
    travel: (player) => `Le groupe peut se rendre dans un lieu ; la décision revient à ${player}.`,
    engage: (player) => `${player} peut engager un ennemi, quel que soit son coût.`,
    checks: 'Les ennemis engagent, joueur après joueur, jusqu’à ce qu’un tour de table n’en amène plus.',
    dealShadows: 'Donnez à chaque ennemi une carte Ombre face cachée, dans cet ordre.',
    chooseEnemy: (player) => `${player} choisit l’ennemi qui attaque.`,
    defend: (player, enemy) => `Attaque contre ${player} (${enemy}) : déclarez un défenseur, ou personne.`,
    enemyDamage: 'Désignez qui reçoit tous les dégâts.',
    declareAttack: (player) =>
      `${player} peut attaquer : un ennemi, avec les personnages redressés de son choix.`,
  },
  planning: {
    next: (player) => `${player} a terminé`,
    pool: (hero, resources) => `${hero} ${resources}`,
    play: 'Jouer un allié ou un attachement',
  },
  commit: {
    who: 'Qui s’engage',
    next: (characters, willpower) =>
      characters === 0
        ? 'N’engager personne'
        : `Engager ${some(characters, 'personnage', 'personnages')} : volonté ${willpower}`,
  },
  stagingStep: {
    reveal: 'Révéler une carte',
    guard: 'L’objectif est protégé : révélez une carte de plus et joignez-la-lui.',
    left: (cards) =>
      cards === 0 ? 'Plus aucune carte à révéler.' : `${some(cards, 'carte', 'cartes')} à révéler`,
    next: (cards) =>
      cards === 0
        ? 'Fin du renforcement'
        : some(cards, 'carte révélée, sans la noter', 'cartes révélées, sans les noter'),
  },
  sum: {
    willpower: 'Volonté',
    threat: 'Menace',
    success: (amount) => `Progression +${amount}`,
    failure: (amount) => `Chaque joueur : menace +${amount}`,
    tie: () => 'Égalité : rien ne se passe',
    said: (willpower, threat, result) => `Volonté ${willpower} contre menace ${threat}. ${result}.`,
    own: 'Compté autrement à la table ? Réglez les sommes :',
    appCounts: 'Laisser compter l’application',
  },
  resolution: {
    resolve: 'Résoudre la quête',
    success: (amount) =>
      `Quête réussie. D’abord les effets Forcés, puis placez ${some(amount, 'marqueur', 'marqueurs')} de progression.`,
    place: (amount) => `Placer ${some(amount, 'marqueur', 'marqueurs')} de progression`,
    onCard: (card, amount) => `${amount} sur ${card}.`,
    explored: (card) => `Lieu exploré et défaussé : ${card}.`,
    onQuest: (amount) => `${amount} sur la carte Quête.`,
    advances: 'La quête passe à son étape suivante.',
    lost: (amount) => `${amount} de trop : perdus.`,
    toShare: (amount) => `Encore ${amount} à répartir`,
  },
  travel: {
    where: 'Où voyager',
    stay: 'Ne pas voyager',
    to: (location) => `Voyager : ${location}`,
    paid: 'Son effet de voyage est payé, ou il n’en a pas',
  },
  engage: {
    which: 'Quel ennemi engager',
    nobody: (player) => `${player} n’engage personne`,
    one: (enemy) => `Engager : ${enemy}`,
  },
  checks: {
    sequence: 'Les tests dans l’ordre',
    line: (player, threat, enemy, cost) =>
      enemy === null ? `${player} (${threat}) : personne` : `${player} (${threat}) : ${enemy} (${cost})`,
    pass: (number) => `Tour de table ${number}`,
    tie: (player) => `Même coût : ${player}, premier joueur, choisit lequel vient.`,
    comes: (enemy) => `Engagement : ${enemy}`,
    all: 'Faire tous les tests',
    one: 'Un test à la fois',
    stay: (enemies) =>
      enemies === 0
        ? 'Aucun ennemi ne reste dans la zone de cheminement'
        : `${some(enemies, 'ennemi reste', 'ennemis restent')} dans la zone de cheminement`,
  },
  shadows: {
    line: (place, enemy, player, cost, without) =>
      `${place}. ${enemy} (${cost}), ${player}${without ? ' : pas de carte' : ''}`,
    earlier: (enemy) => `Plus tôt : ${enemy}`,
    runsOut: 'Le deck s’épuise',
    left: 'Cartes restant dans le deck',
    deal: (cards) => `Distribuer ${some(cards, 'carte Ombre', 'cartes Ombre')}`,
  },
  attack: {
    which: 'Quel ennemi attaque',
    choose: 'Choisir un ennemi',
    attacks: (enemy) => `Attaque : ${enemy}`,
    keptFrom: (enemy) => `Une carte empêche ${enemy} d’attaquer`,
    defender: 'Qui défend',
    others: 'Personnage d’un autre joueur',
    undefended: (damage) => `Sans défenseur : ${some(damage, 'dégât', 'dégâts')}`,
    defends: (names, damage) => `Défense ${of(names)} : ${some(damage, 'dégât', 'dégâts')}`,
    strength: 'Force',
    defence: 'Défense',
    damage: (amount) => (amount === 0 ? 'Aucun dégât' : some(amount, 'dégât', 'dégâts')),
    chooseTaker: 'Choisir qui les reçoit',
    takes: (name) => `${name} les reçoit`,
  },
  shadow: {
    now: (cards, enemy) =>
      cards === 0
        ? `Pas de carte Ombre sur ${enemy}.`
        : cards === 1
          ? `Retournez la carte Ombre (${enemy}) et appliquez son texte d’ombre.`
          : `Retournez une à une les ${cards} cartes Ombre (${enemy}) et appliquez leurs textes d’ombre.`,
    adds: 'Ce qu’elle ajoute à l’attaque',
    next: (attack) => (attack === 0 ? 'L’attaque ne change pas' : `Attaque ${signed(attack)}`),
  },
  strike: {
    which: 'Quel ennemi',
    who: 'Qui attaque',
    nobody: (player) => `${player} n’attaque plus`,
    attack: (enemy, damage) => `Attaquer ${enemy} : ${some(damage, 'dégât', 'dégâts')}`,
    everything: 'Un autre ennemi ou personnage',
  },
  elimination: {
    title: (player) => `${player} quitte la partie.`,
    text: 'Main, deck et cartes en jeu vont à la défausse. Les ennemis engagés retournent dans la zone de cheminement avec leurs dégâts.',
    why: (threshold) => `Le compteur a atteint ${threshold}`,
  },
  limits: {
    title: 'Limites des cartes',
    use: (name, used, max) => `${name} : ${used} sur ${max}`,
    unnamed: 'Une carte',
    drop: (name) => `Abandonner la limite : ${name}`,
    add: 'Suivre une limite',
    max: 'Combien de fois',
    per: {
      phase: 'Par phase',
      round: 'Par tour',
      game: 'Par partie et par joueur',
      gameForGroup: 'Par partie, pour le groupe',
    },
  },
  undo: {
    undo: 'Annuler',
    redo: 'Rétablir',
    nothing: 'Rien à annuler',
    nothingAgain: 'Rien à rétablir',
  },
  override: {
    offer: 'Une carte dit le contraire',
    ask: 'Quelle carte, ou pourquoi ?',
    reasons: [
      'Capacité d’un héros',
      'Un événement',
      'Un attachement',
      'Une carte Rencontre',
      'La carte Quête',
    ],
    own: 'Avec vos mots',
    play: 'Passer outre à la règle',
  },
  explain: {
    title: 'Pourquoi',
    why: 'Pourquoi ?',
    where: 'Pourquoi cette répartition',
    order: 'Pourquoi cet ordre',
    entries: 'Dans les règles et la F.A.Q.',
  },
  rules: { open: 'Règles de cette étape', search: 'Chercher dans toutes les règles' },
  goTo: {
    go: 'Y aller à la main',
    here: (step) => `${step}, en cours`,
    gist: 'À la main, rien n’est joué en chemin : ni ressources, ni attaques, ni menace.',
  },
  activeLocation: { title: 'Lieu actif', none: 'Pas de lieu actif' },
  staging: {
    title: 'Zone de cheminement',
    add: 'Ajouter une carte',
    empty: 'Aucune carte ici.',
    threat: (total) => `Menace de la zone de cheminement : ${total}`,
  },
  quest: {
    said: (stage, side, progress, points) =>
      `Quête, étape ${stage}${side} : progression ${progress} sur ${shown(points)}`,
    stage: (stage, side) => `Étape ${stage}${side}`,
    progress: 'Progression',
    ask: (stage, side) => `Combien de points de quête pour l’étape ${stage}${side} ?`,
    remembered: (stage, side, points) =>
      `L’étape ${stage}${side} a ${some(points, 'point', 'points')} de quête`,
    stageNumber: 'Étape',
    stages: 'Étapes en tout',
    blocked: 'Ne peut pas avancer',
    advance: (stage) => `Vers l’étape ${stage}`,
    win: 'Dernière étape franchie : victoire',
    effect: 'Progression par une carte',
    ignore: 'Elle passe outre au lieu actif',
    fromPlayer: 'Une carte Joueur la place',
    place: 'Placer',
    remove: 'Retirer de la quête',
    deck: 'Deck de rencontre',
    deckEmpty: 'Le deck est vide',
    reshuffle: 'Y remélanger sa défausse',
    sideQuests: 'Quêtes annexes',
    sideQuest: (name, points, done) =>
      done ? `${name} : accomplie` : `${name} : progression sur ${shown(points)}`,
    addSideQuest: 'Ajouter une quête annexe',
    victory: (points) => `Pile de victoire : ${points}`,
    victoryLine: (name, points) => `${name} : ${points}`,
    addVictory: 'Ajouter à la pile de victoire',
  },
  player: {
    playCard: 'Jouer un allié ou un attachement',
    action: 'Action ou événement',
    addEnemy: 'Un ennemi engage',
    makeFirst: 'Nommer premier joueur',
    comesBack: (hero) => `${hero} revient en jeu`,
    rare: 'Plus rarement',
    doom: 'Chaque joueur : menace +1',
    countAs: 'La menace compte comme',
    countAsGist: 'L’engagement suit ce nombre ; l’élimination suit le compteur.',
    threshold: 'Éliminé à',
    eliminate: 'Éliminer ce joueur',
  },
  character: {
    resources: 'Ressources',
    damage: (left) => (left === null ? 'Dégâts' : `Dégâts (reste ${left})`),
    committed: 'Engagé dans la quête',
    printed: 'Imprimé sur la carte',
    numbers: (willpower, attack, defence, hitPoints) =>
      `Volonté ${shown(willpower)}, attaque ${shown(attack)}, défense ${shown(defence)}, points de vie ${shown(hitPoints)}`,
    change: 'Modifier les chiffres',
    keep: 'Garder ces chiffres',
    rare: 'Plus rarement',
    cannotCollect: 'Ne collecte pas de ressource',
    takeControl: (player) => `${player} en prend le contrôle`,
    destroyed: 'Détruit',
    discarded: 'Défaussé ou repris en main',
    captive: 'Fait prisonnier',
    away: 'Mélangé à un deck',
  },
  encounter: {
    gone: 'N’est plus en jeu',
    goneText: 'Cette carte a quitté la table. Annuler la ramène.',
    shadowCards: 'Cartes Ombre',
    progress: (points) => `Progression sur ${shown(points)}`,
    moves: 'À la main ou par une carte',
    engage: (player) => `Engage ${player}`,
    toStaging: 'Retour en zone de cheminement',
    considered: (player, now) =>
      now ? `N’est plus considéré comme engagé avec ${player}` : `Considéré comme engagé avec ${player}`,
    attackAtOnce: (player) => `Attaque ${player} aussitôt`,
    travel: 'S’y rendre',
    makeActive: 'Rendre actif par une carte',
    explore: 'Exploré',
    claim: (name) => `${name} le réclame`,
    guards: (name) => `Protège ${name}`,
    guardsNot: (name) => `Ne protège plus ${name}`,
    discard: 'Défausser',
  },
  modifiers: {
    title: 'Pour un temps',
    add: 'Ajouter un modificateur',
    line: (stat, amount, until) => `${stat} ${signed(amount)}, ${until.toLowerCase()}`,
    end: (stat) => `Terminer : ${stat}`,
    stat: 'Quel chiffre',
    amount: 'De combien',
    howLong: 'Combien de temps',
    until: { phase: 'Cette phase', round: 'Ce tour', leaves: 'Tant qu’en jeu' },
  },
  attachments: {
    title: 'Attachements',
    add: 'Attacher une carte',
    name: 'Nom, si vous voulez',
    unnamed: 'Un attachement',
    restricted: (name) => `${name} (restreint)`,
    discard: (name) => `Défausser ${name}`,
  },
  form: {
    name: 'Nom, si vous voulez',
    type: 'Type de carte',
    known: 'Cartes déjà saisies',
    spheres: 'Sphères',
    keywords: 'Mots-clés',
    doomed: 'Maudit',
    surge: 'Renfort',
    guarded: 'Protégé',
    add: 'Poser sur la table',
    revealed: 'Révélée',
  },
  playCard: {
    title: (player) => `${player} joue`,
    kind: 'Comment elle entre en jeu',
    kinds: { ally: 'Allié', attachment: 'Attachement', putIntoPlay: 'Mis en jeu' },
    play: { ally: 'Jouer l’allié', attachment: 'Jouer l’attachement', putIntoPlay: 'Mettre en jeu' },
    sphere: 'Sphère de la carte',
    cost: 'Coût',
    free: 'Gratuitement',
    on: 'Attaché à',
    payer: (hero, spheres, resources) =>
      spheres === '' ? `${hero} : ${resources}` : `${hero} (${spheres}) : ${resources}`,
    paid: (paid, cost) => `Payé : ${paid} sur ${cost}`,
  },
  action: {
    title: 'Action ou événement',
    who: 'Qui',
    kind: 'Quel genre',
    ability: 'Capacité d’une carte en jeu',
    event: 'Événement de la main',
    response: 'C’est une réponse',
    take: 'Effectuer',
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    log: 'Le fil de la partie',
    logEmpty: 'Rien encore.',
    reference: 'Règles et F.A.Q.',
    saves: 'Sauvegardes',
    settings: 'Paramètres',
    kept: 'Chaque étape est sauvegardée au fur et à mesure.',
    quit: 'Sauvegarder et quitter',
    end: 'Terminer la partie',
    endAsk: 'Terminer la partie ?',
    endText: 'Dites comment elle s’est terminée. Annuler y ramène.',
    won: 'Nous avons gagné',
    lost: 'Nous avons perdu',
    seating: {
      label: 'Places',
      around: 'Autour de la table',
      facing: 'Tout face à moi',
    },
  },
  unknown: 'inconnu',
};
