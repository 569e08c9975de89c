import type { promptsEn } from '../en/prompts';

const figures = (n: number): string => (n < 2 ? `${n} figurine` : `${n} figurines`);
const spaces = (n: number): string => (n < 2 ? `${n} case` : `${n} cases`);
const of = (name: string): string => (/^[aeéèêiouyh]/i.test(name) ? `d’${name}` : `de ${name}`);

export const promptsFr: typeof promptsEn = {
  continue: 'Continuer',
  done: 'C’est fait',
  nextPage: 'Page suivante',
  pageBefore: 'Page précédente',
  page: (at, total) => `Page ${at} sur ${total}`,
  listen: 'Lire à voix haute',
  hush: 'Arrêter la lecture',
  rule: 'Ce que dit la règle',
  who: 'Quel héros ?',
  message: {
    read: 'Lisez à voix haute',
    done: 'Sur la table, maintenant',
    below: 'Plus bas',
    lesson: 'Bon à savoir',
  },
  choice: { title: 'Décidez ensemble' },
  dialogue: { title: 'Demandez, dans l’ordre voulu', leave: 'Prendre congé' },
  test: {
    title: (hero, stat) => `${hero} : test ${of(stat)}`,
    one: (hero) => `${hero} effectue un test`,
    who: 'Qui effectue le test ?',
    stat: 'Quelle caractéristique ?',
    needed: (n) => (n < 2 ? 'succès nécessaire' : 'succès nécessaires'),
    reveal: (n) =>
      `Révélez ${n < 2 ? `${n} carte` : `${n} cartes`}, changez des destins en succès avec l’inspiration, comptez les succès.`,
    passed: 'Réussi',
    failed: 'Raté',
    decline: 'S’en passer',
    successes: 'Succès',
    enter: (n) => `Valider ${n} succès`,
    gathered: (n, total) => `${n} succès sur ${total} déjà ${n < 2 ? 'réuni' : 'réunis'}`,
    withThese: (n, total) => `Avec ceux-ci : ${n} sur ${total}`,
    best: 'Plus il y a de succès, mieux cela finit.',
    of: (stat) => `Test ${of(stat)}`,
  },
  odds: {
    fold: 'Chances',
    show: 'Voir les chances',
    hide: 'Cacher les chances',
    about: 'Chances exactes de réussir, sans inspiration, avec une, avec deux.',
    aboutExpected: 'Succès à espérer, sans inspiration, avec une, avec deux.',
    spent: (n) => (n === 0 ? 'sans inspiration' : `avec ${n < 2 ? `${n} inspiration` : `${n} inspirations`}`),
    chanceWith: (chance, n) => (n === 0 ? `${chance} sans inspiration` : `${chance} avec ${n}`),
    row: (who, ...chances) => `${who} : ${chances.join(', ')}`,
    choice: (what, chance) => `${what} · ${chance}`,
    line: (hero, stat) => `${hero}, ${stat}`,
    chance: (percent) => `${percent} %`,
    expected: (n) => n.replace('.', ','),
  },
  headcount: {
    title: 'Regardez le plateau',
    range: (from, to) =>
      to === 0 ? 'Aucun' : from === to ? `${from}` : from + 1 === to ? `${from} ou ${to}` : `${from} à ${to}`,
    yes: 'Oui',
    no: 'Non',
  },
  chooseHero: { title: 'Choisissez un héros' },
  chooseGroup: {
    title: 'Choisissez qui frapper',
    strikes: (hits) => (hits < 2 ? `${hits} touche` : `${hits} touches`),
    with: (hits, modifiers) => `${hits}, avec ${modifiers}`,
    none: 'Ne frapper personne',
  },
  placement: {
    tiles: 'Posez les tuiles',
    battleTiles: 'Posez les tuiles Combat',
    tokens: 'Posez les pions',
    tokenRemoved: 'Retirez le pion',
    tokenMoved: 'Déplacez le pion',
    terrain: 'Posez le terrain',
    terrainRemoved: 'Retirez le terrain',
    group: 'Placez un groupe Ennemi',
    bonus: 'Un groupe se renforce',
    groupRemoved: 'Retirez le groupe Ennemi',
    heroes: 'Placez les héros',
    moveTo: (space) => `Déplacez-le sur la case éclairée : ${space}.`,
    takeAway: (space) => `Prenez-le sur la ${space} et rangez-le dans la boîte.`,
    takeBorder: 'Prenez-le sur la bordure éclairée et rangez-le dans la boîte.',
    takeFigures: 'Retirez du plateau toutes les figurines de ce groupe.',
    takeBannered: 'Retirez du plateau toutes les figurines de ce groupe, avec son étendard.',
    figures: (n) => (n < 2 ? `Prenez ${n} figurine` : `Prenez ${n} figurines`),
    standIn: (enemy) =>
      `Il ne reste aucune figurine « ${enemy} » dans la boîte : prenez-en une autre, n’importe laquelle. L’étendard montre à quel groupe elle appartient.`,
    banner: (banner) => `Fixez l’${banner} sur un socle.`,
    bannerBeside: (banner) => `Placez l’${banner} près du groupe.`,
    bannerBack: (banner) => `Rangez l’${banner} dans la boîte.`,
    healthNow: (n) => `Santé d’une figurine indemne : ${n}.`,
    nowElite: 'Il est désormais d’élite : il contre-attaque même épuisé, sauf étourdi.',
    there: (n, space) => `Placez-${n === 1 ? 'la' : 'les'} dans la case éclairée : ${space}.`,
    heroesThere: (n, space) =>
      `Placez la figurine ${n === 1 ? 'du' : 'de chaque'} héros dans la case éclairée : ${space}.`,
  },
  checklist: { title: 'Cochez chaque étape' },
  token: {
    close: 'S’éloigner',
    free: 'Regarder ne coûte rien.',
    interact: 'Interagir, 1 action',
    nothing: 'Il n’y a rien à faire ici.',
    notHere: (hero) =>
      `${hero} n’est pas dans cette case : pour interagir, un héros doit partager la case du pion.`,
    notFor: (hero) => `Il n’y a rien ici pour ${hero}.`,
  },
  terrain: {
    use: (stat, n) => `S’en servir : test ${of(stat)}, ${n} succès`,
    test: (stat, n) => `Effectuer le test ${of(stat)}, ${n} succès`,
    special: 'Il a ici ses propres règles : laissez sa carte de côté.',
    asksItself: 'L’application demande ce test d’elle-même, le moment venu.',
    noGroup: 'Aucun groupe Ennemi n’est assez proche.',
  },
  hourglass: {
    title: 'Tout le monde n’a pas joué',
    waiting: (heroes) => `Peuvent encore agir pendant ce round : ${heroes}.`,
    yes: 'Finir la phase Action',
    no: 'Revenir jouer',
  },
  figuresRemoved: {
    title: (n) => (n === 1 ? 'Retirez une figurine' : 'Retirez des figurines'),
    take: (figure) => `Retirez ${figure} de ce groupe.`,
    figures,
    defeated: 'Le groupe est vaincu.',
    bannerToo: 'Le groupe est vaincu : rangez aussi son étendard.',
    left: (n) => (n === 1 ? 'L’autre reste en place.' : 'Les autres restent en place.'),
  },
  counterattack: {
    title: 'Peuvent-ils contre-attaquer ?',
    ask: (enemy, hero) => `Ce groupe (${enemy}) a-t-il ${hero} à portée ?`,
    inRange: (hero) => `D’après le miroir de la table, ${hero} est à portée.`,
    outOfRange: (hero) => `D’après le miroir de la table, ${hero} est hors de portée.`,
    yes: 'Oui, ils attaquent',
    no: 'Non, hors de portée',
  },
  provoke: {
    title: 'Provoquez-les un par un',
    text: (hero) =>
      `${hero} doit d’abord provoquer chacun de ces groupes. Choisissez celui qui attaque maintenant.`,
  },
  activation: {
    title: (enemy) => `Déplacez : ${enemy}`,
    target: 'Cible',
    nearest: 'le héros le plus proche',
    mostHurt: 'le héros qui a le plus de dégâts',
    towards: (n, hero) => `Déplacement de ${spaces(n)} au plus vers ${hero}.`,
    then: 'Ensuite, si un héros est à portée, ils attaquent.',
    ask: 'Qui atteignent-ils ?',
    attack: (hero) => `Ils attaquent ${hero}`,
    other: 'Ils atteignent un héros plus proche',
    noTarget: 'Aucune cible',
    stream: 'Rivière traversée',
    streamHint: 'L’activation s’arrête là.',
    ways: 'Choisissez leur chemin ; il est tracé sur le plateau.',
    way: (hero, n, space) =>
      n === 0
        ? `Rester sur la ${space}, attaquer ${hero}`
        : `${spaces(n)} jusqu’à la ${space}, attaquer ${hero}`,
    wayStream: (n, space) => `${spaces(n)} jusqu’à la ${space}, arrêtés par ce qu’ils franchissent`,
    follow: 'Ils passent par là',
    none: 'D’après le miroir de la table, ils n’atteignent personne.',
  },
  fallback: {
    move: (n) =>
      `Personne n’est à portée : déplacement de ${spaces(n)} au plus vers le héros le plus proche.`,
    way: (n, space) => (n === 0 ? `Rester sur la ${space}` : `${spaces(n)} jusqu’à la ${space}`),
  },
  attack: {
    title: (enemy, hero) => `${enemy} : attaque contre ${hero}`,
    cause: {
      activation: 'Activation',
      counterattack: 'Contre-attaque',
      provoked: 'Provocation',
      story: 'Un coup du récit',
    },
    damage: (n) => (n < 2 ? 'dégât' : 'dégâts'),
    fear: (n) => (n < 2 ? 'peur' : 'peurs'),
    negate: (hero, stat) => `${hero} effectue un test ${of(stat)} pour annuler : chaque succès en retire un.`,
    cannotNegate: 'Rien ne peut l’annuler.',
    facedownDamage: 'Les dégâts se prennent face cachée, sans les lire.',
    facedownFear: 'Les peurs se prennent face cachée, sans les lire.',
    successes: 'Succès',
    negated: 'Prévenus par une carte',
    all: 'Rien n’est passé',
    suffered: (n) => (n < 2 ? `Subir ${n} carte` : `Subir ${n} cartes`),
    terrain: (terrain, n) =>
      n === 1 ? `${terrain} : peut servir pour ce test.` : `${terrain} : ${n} peuvent servir pour ce test.`,
    keeps: 'Quelles cartes restent en jeu ?',
    keepsHint: 'Les cartes défaussées aussitôt ne comptent pas.',
    damageUp: 'Dégâts, face visible',
    damageDown: 'Dégâts, face cachée',
    fearUp: 'Peurs, face visible',
    fearDown: 'Peurs, face cachée',
  },
  faceup: {
    which: { damage: 'Quel dégât reste face visible ?', fear: 'Quelle peur reste face visible ?' },
    others: 'Seules ces cartes restent face visible. L’application rappelle leur effet tant qu’elles y sont.',
    notThis: (card) => `Pas ${card}`,
    gone: { discard: 'Défaussée', facedown: 'Retournée face cachée' },
    goneTo: {
      discard: (card) => `${card} est défaussée`,
      facedown: (card) => `${card} est retournée face cachée`,
    },
  },
  tellMirror: {
    moved: (hero) => `Où repousser ${hero} ?`,
    movedText: (enemy, hero, n) =>
      `${enemy} : le coup repousse ${hero} de ${spaces(n)}. Déplacez la figurine, puis indiquez sa case ici.`,
    stays: (hero) => `${hero} ne bouge pas`,
    prepared: (hero) => `${hero} : quelle carte défausser ?`,
    preparedText: (n) =>
      n === 1 ? 'Défaussez une carte préparée, au choix.' : `Défaussez ${n} cartes préparées, au choix.`,
    boon: (hero) => `${hero} : quel avantage défausser ?`,
    boonText: 'Défaussez un avantage, au choix.',
    none: 'Aucun : continuer',
  },
  tellSpaces: {
    title: 'Où se trouve chacun ?',
    text: (who) => `Touchez sur le plateau la case où se trouve cette figurine : ${who}.`,
    who: 'Quelle figurine ?',
    rest: 'Laisser les autres sans place',
  },
  suffer: {
    title: (hero) => `${hero} subit`,
    here: 'Chaque héros de la case subit',
    others: 'Chaque autre héros de la case subit',
    dark: 'Chaque héros dans les ténèbres subit',
    negate: (stat) => `Test ${of(stat)} pour annuler : chaque succès en retire un.`,
  },
  shadow: {
    title: 'Phase Ombre',
    acts: (groups) => `Agissent : ${groups}.`,
    rests: (groups) => `Se reposent, épuisés : ${groups}.`,
    nobody: 'Aucun ennemi n’agit.',
    rises: (by) => `Menace +${by}`,
    now: (to) => `La menace est à ${to}.`,
    heroes: 'pour les héros',
    tokens: 'pour les pions Menace',
    tiles: 'pour les tuiles inexplorées',
  },
  threshold: { title: (at) => `La menace a franchi ${at}` },
  rally: { title: 'Ralliement', first: 'Avant le premier round' },
  lastStands: {
    title: (hero) => `${hero} doit faire un baroud d’honneur`,
    text: 'Une limite est atteinte. Choisissez contre quoi ; si les deux le sont, l’un après l’autre.',
    damage: 'Contre les dégâts',
    fear: 'Contre les peurs',
    changed: 'Une carte change la limite',
    limit: { damage: 'Limite aux dégâts', fear: 'Limite aux peurs' },
    remembered: 'Le miroir s’en souvient jusqu’à la fin de l’aventure.',
  },
  lastStand: {
    title: (hero) => `Baroud d’honneur : ${hero}`,
    text: (stat) => `Test ${of(stat)}. Tout en dépend.`,
    sure: { passed: 'Le test est-il bien réussi ?', failed: 'Le test est-il bien raté ?' },
    passed: {
      damage: (hero) => `${hero} tiendra bon et défaussera tous ses dégâts.`,
      fear: (hero) => `${hero} tiendra bon et défaussera toutes ses peurs.`,
    },
    failed: (hero) => `${hero} tombera et quittera cette aventure.`,
    confirm: { passed: 'Oui, réussi', failed: 'Oui, raté' },
    back: 'Non, revenir',
    limit: {
      damage: (n) => `${n} dégât${n < 2 ? '' : 's'} : la limite est atteinte`,
      fear: (n) => `${n} peur${n < 2 ? '' : 's'} : la limite est atteinte`,
    },
    stake: { passed: 'Si le test est réussi,', failed: 'S’il est raté,' },
  },
  ending: { won: 'La compagnie l’emporte', lost: 'La compagnie a perdu' },
  hint: {
    message: 'Tout ce que raconte le livre reste dans les Chroniques, round par round (§32).',
    choice:
      'La compagnie en parle et choisit d’une seule voix. Là où figure la main, le choix est sans retour (§4.2).',
    dialogue:
      'Chaque question ne se pose qu’une fois. Posez-les dans l’ordre voulu, et prenez congé quand vous en savez assez.',
    headcount:
      'Le miroir est éteint, ou ne sait pas où chacun se trouve (§98.2) : comptez les figurines et dites combien.',
    test: 'Révélez autant de cartes Compétence que l’indique la caractéristique. Chaque icône Succès en vaut un ; chaque inspiration dépensée change un destin en succès. Puis les cartes sont défaussées (§107).',
    chooseHero: 'N’importe quel héros encore debout peut être désigné (§31.1).',
    chooseGroup:
      'Les touches venues du terrain n’entraînent pas de contre-attaque (§35.3), et rien n’oblige à frapper.',
    placement:
      'Ce qui est à l’écran est sur la table, dans la même case (§75.1). Les tuiles se joignent là où les bords s’éclairent (§52.1).',
    checklist:
      'Après chaque aventure, dégâts, peurs, avantages et pions retournent à la Réserve, et les faiblesses quittent les paquets (§53.3).',
    token:
      'Tout le monde peut lire un pion à tout moment (§13.1). Le bouton à la main est une action, pour un héros de la même case ; il faut d’abord provoquer les ennemis restaurés qui s’y trouvent (§4.1, §4.3).',
    terrain:
      'Le terrain suit sa carte : se servir d’une statue, d’une table ou de tonneaux est une action qui ne provoque personne (§102.3, §104.4, §108.2). S’il brille, il a ses propres règles : interagir avec lui est une action comme une autre, et il faut d’abord provoquer les ennemis restaurés de la case (§4.3, §30.3).',
    panel:
      'Les touches rencontrent l’Armure, puis la Sorcellerie, puis la Santé ; Armure et Sorcellerie reviennent après « Appliquer » (§15.6, §16.3, §101.3).',
    hourglass:
      'Les héros jouent dans l’ordre qu’ils veulent, deux actions au plus chacun ; puis le sablier clôt la phase (§72).',
    figuresRemoved:
      'Une figurine sans Santé est retirée ; avec la dernière, le groupe disparaît et son étendard aussi (§112.4).',
    counterattack:
      'Après l’attaque d’un héros, un groupe restauré contre-attaque si ce héros est à portée, et s’en trouve épuisé (§35.1, §35.2). Un groupe d’élite le fait même épuisé, sauf étourdi (§35.5, §35.6).',
    provoke:
      'Un héros qui quitte une case ou y interagit provoque chaque groupe restauré qui s’y trouve, dans l’ordre de son choix ; un groupe épuisé ne se provoque pas (§87.2, §87.3, §48.4).',
    activation:
      'Chaque pas doit rapprocher le groupe de sa cible (§8.3). S’il ne peut l’atteindre mais peut atteindre un héros plus proche, c’est lui qu’il attaque ; entre chemins égaux, vous choisissez (§8.4, §8.5).',
    fallback: 'Un groupe sans cible avance vers le héros le plus proche, puis il est épuisé (§8.6).',
    attack:
      'Testez la caractéristique indiquée : chaque succès retire un dégât ou une peur, à votre choix. Piochez le reste carte après carte ; les limites ne se vérifient qu’à la fin (§38.3, §38.5).',
    tellMirror:
      'Ce qu’une attaque fait outre les dégâts et les peurs s’applique aussitôt ; le miroir suit (§17.9).',
    tellSpaces:
      'Le miroir ne sait que ce qu’on lui dit. Ce qu’il ignore, il le laisse à la table, comme sans lui (§98.2).',
    shadow:
      'Les groupes restaurés agissent l’un après l’autre ; les groupes épuisés se reposent. Puis les ténèbres pèsent et la menace monte ; à la fin de la phase, tous les groupes sont restaurés (§73, §48).',
    suffer:
      'Piochez et résolvez chaque carte avant la suivante ; celles face cachée ne se lisent pas. Les limites se vérifient à la fin (§38.3, §38.5).',
    threshold:
      'Les seuils franchis pendant la phase Action attendent ce moment, du plus bas au plus haut (§21.3, §73.3).',
    rally:
      'D’abord la réinitialisation, puis la Reconnaissance ; les compétences préparées restent en place, quatre au plus (§74, §84).',
    lastStands:
      'Un héros qui atteint une limite fait un baroud d’honneur ; s’il atteint les deux, il en fait deux, dans l’ordre de son choix (§19.1, §19.3).',
    lastStand:
      'Réussi, toutes les cartes de ce type sont défaussées. Raté, le héros est vaincu, et l’aventure est perdue dès la phase Ombre (§19.4, §112).',
    ending: 'Victoire ou défaite, la compagnie gagne de l’expérience et rejoint le campement (§106.6).',
  },
};
