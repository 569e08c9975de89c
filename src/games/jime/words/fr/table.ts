import type { Gender } from '@/games/jime/content';
import { midSentence } from '@/i18n/grammar';
import type { tableEn } from '../en/table';

const IL: Record<Gender, string> = { feminine: 'elle', masculine: 'il' };

export const tableFr: typeof tableEn = {
  round: (n) => `Round ${n}`,
  phase: { setup: 'Mise en place', action: 'Phase Action', shadow: 'Phase Ombre', rally: 'Phase Ralliement' },
  threat: {
    label: 'Menace',
    of: (now, max) => `Menace : ${now} sur ${max}`,
    rises: (by) => `+${by} au prochain round`,
    next: (at, rounds) =>
      rounds === 1
        ? `prochain événement à ${at}, au prochain round`
        : `prochain événement à ${at}, dans ${rounds} rounds`,
    title: 'Menace',
    now: 'Maintenant',
    heroes: (n) => `Héros, 2 par héros de la compagnie : +${n}`,
    tiles: (n) => `Tuiles inexplorées sur le plateau : +${n}`,
    tokens: (n) => `Pions Menace sur le plateau : +${n}`,
    total: (by, to) => `La prochaine phase Ombre ajoute ${by} : la menace sera de ${to}.`,
    events: 'Événements',
    past: (at) => `${at} : a déjà eu lieu`,
    coming: (at, rounds) =>
      rounds === 1
        ? `${at} : à la prochaine phase Ombre`
        : `${at} : dans ${rounds} rounds, si rien ne change`,
    full: (at, rounds) =>
      rounds === 1
        ? `${at} : la barre est pleine et l’aventure prend fin à la prochaine phase Ombre`
        : `${at} : la barre est pleine et l’aventure prend fin, dans ${rounds} rounds si rien ne change`,
  },
  objective: {
    label: 'Objectif',
    none: 'Pas encore d’objectif.',
    fresh: 'Nouvel objectif',
    title: 'Objectifs',
    now: 'En cours',
    done: 'Atteint',
    failed: 'Hors d’atteinte',
    carried: (thing, n) => (n === 1 ? thing : `${thing} × ${n}`),
    companion: (name, said) => (said === '' ? name : `${name} : ${said}`),
    goesWith: (hero) => `avec ${hero}`,
    health: (left, total) => `santé ${left} sur ${total}`,
    coming: (what, rounds) =>
      rounds < 2 ? `${what} : au prochain round` : `${what} : dans ${rounds} rounds`,
  },
  now: {
    label: 'Que faire maintenant',
    choose: (heroes) => `Qui joue maintenant ? Touchez un écu (${heroes}).`,
    acting: (hero, left) =>
      left === 2
        ? `${hero} joue : deux actions, puis fin du tour.`
        : left === 1
          ? `${hero} joue : encore une action, puis fin du tour.`
          : `${hero} a fait deux actions : fin du tour, sauf si une carte en offre une autre.`,
    allPlayed: 'Tout le monde a joué : retournez le sablier.',
    firstScout: 'Avant le premier round : chaque héros fait ce qui est listé.',
    wait: 'L’application travaille.',
    placing: (who) => `Touchez la case où se trouve la figurine : ${who}.`,
    provoking: (hero) => `${hero} provoque : choisissez le groupe Ennemi.`,
    prompt: {
      message: () => 'Lisez le panneau, puis continuez.',
      choice: () => 'Décidez ensemble, puis choisissez.',
      dialogue: () => 'Choisissez ce que vous demandez.',
      headcount: () => 'Comptez sur le plateau, puis choisissez.',
      test: (who) => (who === '' ? 'Effectuez le test à la table.' : `${who} effectue un test à la table.`),
      chooseHero: () => 'Choisissez un héros.',
      chooseGroup: () => 'Choisissez un groupe Ennemi, ou aucun.',
      placement: () => 'Préparez la table comme l’indique le panneau.',
      checklist: () => 'Faites ce qui est listé, une chose après l’autre.',
      setUp: () => 'Préparez vos cartes.',
      token: () => 'Lisez ce qu’il y a ici ; interagir coûte une action.',
      terrain: () => 'Lisez ce qu’il y a ici ; interagir coûte une action.',
      hourglass: () => 'Certains n’ont pas joué : finir la phase malgré tout ?',
      panel: (who) => `${who} : entrez touches et modificateurs, puis appliquez.`,
      figuresRemoved: () => 'Retirez les figurines du plateau.',
      counterattack: (who) => `Les ennemis peuvent-ils atteindre leur cible, ${who} ?`,
      provoke: (who) => `${who} provoque plusieurs groupes : choisissez lequel attaque d’abord.`,
      activation: (who) => `${who} : déplacez le groupe, puis dites s’il attaque.`,
      fallback: (who) => `${who} : aucune cible ; déplacez le groupe.`,
      attack: (who) => `${who} subit une attaque : annulez ce que vous pouvez, subissez le reste.`,
      tellMirror: (who) => `Dites au miroir ce qui change pour ${who}.`,
      tellSpaces: () => 'Dites au miroir où se trouvent les figurines.',
      shadow: () => 'La phase Ombre passe : lisez ce qu’elle apporte.',
      suffer: (who) =>
        who === ''
          ? 'Subissez ce qu’indique le panneau.'
          : `${who} : annulez ce que vous pouvez, subissez le reste.`,
      threshold: () => 'La menace déclenche un événement : lisez-le à voix haute.',
      rally: () => 'Ralliement : chaque héros fait ce qui est listé.',
      lastStands: (who) => `${who} doit faire un baroud d’honneur.`,
      lastStand: (who) => `${who} fait un baroud d’honneur : test à la table.`,
      ending: () => 'L’aventure est finie : lisez son dénouement.',
    },
  },
  menu: {
    open: 'Menu et paramètres',
    title: 'Le livre',
    settings: 'Paramètres',
    chronicle: 'Chroniques',
    notes: 'Notes de la table',
    rules: 'Règles',
    bookmarks: 'Sauvegardes et signets',
    resume: 'Comment refaire la table',
    mirrorOn: 'Activer le miroir de la table',
    mirrorOff: 'Désactiver le miroir de la table',
    mirrorGist:
      'Avec le miroir, dites à l’application où sont les figurines : elle calcule cibles et chemins. Sans lui, elle demande.',
    hintsAgain: 'Revoir les conseils de la première fois',
    concede: 'Abandonner l’aventure',
    concedeAsk: 'Abandonner ici ?',
    concedeText: 'L’aventure est aussitôt perdue, et l’histoire continue à partir de là.',
    quit: 'Sauvegarder et quitter',
    kept: 'Chaque étape est gardée au fur et à mesure : on ne perd rien en quittant.',
  },
  notes: {
    title: 'Notes de la table',
    intro:
      'Pour les noms, les promesses et les soupçons. Elles sont gardées avec la sauvegarde, et annuler n’y touche pas.',
    label: 'Vos notes',
    quick: 'Commencer une ligne',
    lines: ['À demander', 'Promis', 'Soupçon', 'La prochaine fois'],
    line: (round, what) => (round === 0 ? `${what} : ` : `Round ${round}. ${what} : `),
    notSaved: 'Les notes n’ont pas encore pu être écrites. Elles le seront dès que le livre pourra l’être.',
  },
  company: 'Compagnie',
  heroes: 'Héros',
  hero: {
    waiting: 'n’a pas joué',
    begun: 'a commencé son tour',
    acting: 'joue',
    done: 'a joué',
    defeated: (gender) => (gender === 'feminine' ? 'vaincue' : 'vaincu'),
    takeTurn: (hero) => `${hero} joue maintenant`,
    endTurn: (hero) => `${hero} a fini son tour`,
    lastStand: 'Baroud d’honneur',
    lastStandGist: (damage, fear) =>
      `Faites un baroud d’honneur quand les dégâts atteignent ${damage} ou les peurs ${fear}. En cas d’échec, le héros est vaincu.`,
    against: { damage: 'Baroud d’honneur contre les dégâts', fear: 'Baroud d’honneur contre les peurs' },
    confirm: {
      damage: (hero, gender) =>
        `${hero} a-t-${IL[gender]} atteint sa limite aux dégâts ? Le baroud d’honneur commence aussitôt.`,
      fear: (hero, gender) =>
        `${hero} a-t-${IL[gender]} atteint sa limite aux peurs ? Le baroud d’honneur commence aussitôt.`,
    },
    begin: 'Faire le baroud d’honneur',
    place: 'Dire où se trouve la figurine',
    stands: (where) => `Se trouve ici : ${where}.`,
    nowhere: 'Le miroir ne sait pas où se trouve ce héros.',
    moves: 'Touchez une case éclairée pour y aller.',
    sheet: 'Fiche du héros',
    turnOver: (hero) =>
      `${hero} a fini son tour ; une rivière y met fin aussi. Ne continuez que si une carte le permet.`,
    actionsLeft: (n) => (n < 2 ? `encore ${n} action` : `encore ${n} actions`),
    two: 'Deux actions : voyager, attaquer, interagir avec un pion. Touchez le plateau ou un ennemi.',
  },
  bar: {
    label: 'Groupes Ennemi',
    left: (figures, health, full) => `${figures} figurine${figures < 2 ? '' : 's'}, santé ${health}/${full}`,
    legend: 'Ce que montrent les portraits',
    signs: {
      figures: 'Un point par figurine restante.',
      exhausted: 'Enfoncé et hachuré : épuisé. Il se repose et ne peut pas être provoqué.',
      elite: 'Un bord à pointes : élite. Il a un bonus, et son propre étendard.',
      ranged: 'Une flèche : il attaque aussi les cases adjacentes.',
      banner: 'Un étendard le distingue des autres groupes du même ennemi, par sa forme et son symbole.',
      active: 'Un anneau : il agit en ce moment, ou vous l’avez choisi.',
      lastSeen:
        'Sur le plateau, un bord en tirets : il a été vu ici en dernier, et on l’a déplacé depuis. Touchez-le pour dire où il se trouve.',
    },
    none: 'Aucun ennemi sur le plateau.',
    provoke: 'Provoquer',
    provokeHint: 'Puis choisissez un groupe : il attaque.',
    provokeMeanwhile: 'Hors de son tour, un héros ne provoque que si un effet le déplace.',
    nothingToProvoke: 'Ce héros ne peut provoquer aucun groupe restauré.',
    ready: 'restauré',
    exhausted: 'épuisé',
    elite: 'élite',
    ranged: 'à distance',
    active: 'activé en ce moment',
    figures: (n) => (n < 2 ? `${n} figurine` : `${n} figurines`),
    banner: {
      elite: (symbol) => `étendard d’élite, ${symbol}`,
      ordinary: (symbol) => `étendard, ${symbol}`,
    },
  },
  undo: {
    undo: 'Annuler',
    redo: 'Rétablir',
    nothing: 'Rien à annuler',
    nothingAgain: 'Rien à rétablir',
    takeUp: 'À reprendre',
    putBack: 'À remettre',
    battleTiles: 'Les tuiles Combat',
    of: (what, whose) => `${what} (${whose})`,
    undone: (hands) => `C’est annulé ici. Sur la table, ${midSentence(hands)}.`,
  },
  endTurn: 'Fin du tour',
  hourglass: 'Sablier',
  hourglassHint: 'Met fin à la phase Action.',
  fold: 'Replier les barres',
  unfold: 'Déplier les barres',
  sheet: {
    label: 'Que faire maintenant',
    goesOn: 'La suite est plus bas',
    lower: 'Abaisser le panneau pour voir le plateau',
    raise: 'Relever le panneau',
  },
  move: {
    title: (hero) => `Déplacer ${hero} ?`,
    to: (space) => `Vers : ${space}.`,
    confirm: (hero) => `Déplacer ${hero} quand même`,
  },
  space: {
    plain: 'Terrain dégagé, sans règle particulière.',
    here: 'Sur cette case',
    unexplored: 'La tuile est inexplorée',
  },
  explore: {
    title: (tile) => `Explorer la tuile ${tile}`,
    text: 'Qui entre sur une tuile inexplorée l’explore aussitôt. Un héros y est-il entré ?',
    who: 'Qui y est entré ?',
    confirm: (hero) => `${hero} l’explore`,
  },
  read: {
    title: { token: 'Ce qu’il y a ici', terrain: 'Ce qu’il y a ici' },
    later: 'On peut le lire maintenant, et s’en servir en phase Action quand rien d’autre n’est demandé.',
  },
  enemy: {
    figure: (n) => `Figurine ${n}`,
    bonuses: 'Bonus',
    health: (left, full) => `santé ${left} sur ${full}`,
    armour: (n) => `armure ${n}`,
    sorcery: (n) => `sorcellerie ${n}`,
    who: 'Qui agit ?',
    attack: (hero) => `${hero} attaque`,
    hit: 'Touches hors attaque',
    hitHint: 'Par une carte ou une autre capacité : pas de contre-attaque.',
    provoke: (hero) => `${hero} provoque ce groupe`,
    exhausted: 'Épuisé : il ne peut pas être provoqué et ne contre-attaque que s’il est d’élite.',
    range: {
      ranged: 'Attaque à distance : sa case et les cases adjacentes.',
      near: 'Attaque dans sa propre case.',
    },
    place: 'Dire où se trouve ce groupe',
    notNow: 'À lire seulement : on attaque en phase Action, quand rien d’autre n’est demandé.',
  },
  panel: {
    title: { attack: (hero) => `${hero} attaque`, hits: (hero) => `Touches de : ${hero}` },
    outOfRange: 'Trop loin d’après le miroir. Une carte peut l’atteindre.',
    hits: 'Touches',
    modifiers: 'Modificateurs',
    immune: (bonus) => `Sans effet : ${bonus}`,
    preview: 'Si vous appliquez',
    falls: 'tombe',
    unharmed: 'rien de perdu',
    loses: (n) => `perd ${n} de santé`,
    sundered: 'perd 1 armure pour de bon',
    stunned: 'Le groupe est épuisé.',
    allFall: 'Tout le groupe tombe.',
    apply: 'Appliquer',
    applyInReach: 'Appliquer : contre-attaque',
    applyOutOfReach: 'Appliquer : hors de portée',
    leave: 'Pas maintenant',
    terrain: (terrain, n, gist) => `${n === 1 ? terrain : `${terrain} (${n})`} : ${gist}`,
  },
  tableDoes: 'À faire à la table',
  cardsAtHand: {
    label: 'Cartes qui comptent maintenant',
    putAway: (card: string) => `Ne plus rappeler ${card}`,
    of: (hero: string, card: string) => `${hero}, ${card}`,
    tick: {
      use: (card: string) => `${card} a servi`,
      token: (card: string) => `Retirer un pion Exploitation de ${card}`,
    },
  },
  hint: {
    title: 'La première fois',
    forGood: 'Ne plus montrer',
    board:
      'Faites glisser le plateau du doigt, pincez pour agrandir. Touchez un pion pour le lire : lire ne coûte rien.',
    threat:
      'La menace monte à chaque round, de la partie hachurée ; les crans sont des événements. Touchez la barre pour le détail.',
    enemies: 'Touchez un portrait pour attaquer ce groupe. Un portrait enfoncé et hachuré est épuisé.',
    hourglass:
      'Quand chaque héros a joué, retournez le sablier : les ennemis agissent, puis la menace monte.',
    undo: 'Un doigt a glissé ? On peut tout annuler, jusqu’au début de l’aventure.',
  },
};
