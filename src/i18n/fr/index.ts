import type { Translations } from '../en';
import { campaignFr } from '@/games/jime/words/fr/campaign';
import { promptsFr } from '@/games/jime/words/fr/prompts';
import { playFr } from '@/games/jime/words/fr/play';
import { rulesFr } from '@/games/jime/words/fr/rules';
import { savesFr } from './saves';
import { tellingFr } from '@/games/jime/words/fr/telling';
import { tableFr } from '@/games/jime/words/fr/table';
import { listed, midSentence } from '../en';

export const fr: Translations = {
  app: {
    name: 'Le Livre Rouge',
    subtitle: 'Un compagnon pour Voyages en Terre du Milieu',
    opening: 'Ouverture du livre…',
    unsaved: 'Rien n’est conservé : cette partie ne vivra que jusqu’à la fermeture de la page.',
    back: 'Retour',
    close: 'Fermer',
    clear: 'Effacer la recherche',
    on: 'Oui',
    off: 'Non',
    cancel: 'Annuler',
    retry: 'Réessayer',
    export: 'Exporter toutes les sauvegardes',
    exported: 'Exporté.',
    exportFailed: 'L’export n’a pas pu être écrit. Rien n’a changé.',
    pair: (name: string, value: string) => `${name} : ${value}`,
    less: (what: string) => `Moins : ${what}`,
    more: (what: string) => `Plus : ${what}`,
  },
  title: {
    newGame: 'Nouvelle campagne',
    saves: 'Parties sauvegardées',
    layMap: 'Dresser un plateau',
    box: 'Dans la boîte',
    collection: 'Collection',
    settings: 'Réglages',
    credits: 'Crédits',
  },
  collection: {
    title: 'Collection',
    intro:
      'Activez les boîtes que vous possédez. L’application ne demandera que les figurines, tuiles, objets et rôles des boîtes activées.',
    boxes: 'Boîtes',
    figures: 'Figurines',
    figuresIntro:
      'Combien de figurines de chaque ennemi vous possédez. Corrigez le nombre si votre boîte en contient un autre.',
    always: 'Toujours activée : rien ne se joue sans elle.',
    on: 'Activée',
    off: 'Désactivée',
    adds: (what: string) => `Elle ajoute ${what}.`,
    holds: (what: string) => `Elle contient ${what}.`,
    count: {
      heroes: (n: number) => (n === 1 ? '1 héros' : `${n} héros`),
      roles: (n: number) => (n === 1 ? '1 rôle' : `${n} rôles`),
      enemies: (n: number) => `${n} sortes d’ennemis`,
      figures: (n: number) => `${n} figurines ennemies`,
      tiles: (n: number) => `${n} tuiles Site Voyage`,
      items: (n: number) => `${n} cartes Objet`,
      trinkets: (n: number) => `${n} cartes Trouvaille`,
      titles: (n: number) => `${n} titres`,
      terrain: (n: number) => `${n} sortes de terrain`,
    },
    listed: (n: number) => `Notre liste en compte ${n}`,
    asListed: 'Comme la liste',
    missing: (boxes: string) =>
      `Cette campagne demande une boîte désactivée : ${boxes}. Activez-la dans la collection pour charger la partie ; la sauvegarde est intacte.`,
  },
  box: {
    title: 'Dans la boîte',
    opening: 'Ouverture de la boîte…',
    failed:
      'Les listes de la boîte sont illisibles. Rien n’est perdu ; réessayez, ou réinstallez l’application.',
    search: 'Chercher un nom',
    nothing: 'Rien ici ne répond à ce nom, en français ou en anglais. Un autre onglet l’a peut-être.',
    mine: 'Mes boîtes',
    every: 'Toutes les boîtes',
    which: 'Quelles boîtes',
    unverified:
      'Les noms français marqués ° sont de notre traduction : la carte en main peut en porter un autre.',
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
      spaces: (n: number) => (n === 1 ? '1 case' : `${n} cases`),
      border: 'Bordure ordinaire : on passe partout où elle touche une autre tuile.',
      black: (n: number) => `Bordure noire à ${n} passages, chacun marqué d’une flèche (§9.3).`,
      darkness: (spaces: string) => `Ténèbres imprimées dans la case ${spaces} (§105.1).`,
      larger: (id: string) => `Voir la tuile ${id} en grand`,
      sizes: 'Nombre de cases',
    },
    enemy: {
      health: (n: number) => `Santé ${n}`,
      armour: (n: number) => `Armure ${n}`,
      sorcery: (n: number) => `Sorcellerie ${n}`,
      ranged: 'Attaque à distance',
      moves: (attack: number, idle: number) => `Se déplace de ${attack} pour attaquer, de ${idle} sans cible`,
      figures: (group: number, box: number) =>
        `Groupes de ${group} au plus ; figurines dans la boîte : ${box}`,
      unique: 'Unique',
      attacks: 'Attaques',
      showAttacks: (n: number) => `Montrer les ${n} attaques`,
      hideAttacks: 'Cacher les attaques',
      negate: (stat: string) => `S’annule par : ${stat}`,
      cannotNegate: 'Ne s’annule pas',
      figuresLeft: (n: number) => (n === 1 ? '1 figurine' : `${n} figurines`),
      suffer: (damage: number, fear: number) => `dégâts ${damage}, peur ${fear}`,
      bonuses: 'Bonus des groupes d’élite',
    },
    effect: {
      when: {
        always: 'Dans tous les cas',
        suffered: 'Si un dégât ou une peur a été subi',
        unharmed: 'Si rien n’a été subi',
      },
      discardPrepared: (n: number) =>
        n === 1 ? 'défaussez 1 compétence préparée.' : `défaussez ${n} compétences préparées.`,
      discardDeck: (n: number) =>
        n === 1
          ? 'défaussez la carte du dessus du paquet Compétence.'
          : `défaussez les ${n} cartes du dessus du paquet Compétence.`,
      flipDamage: (n: number) =>
        n === 1 ? 'retournez 1 dégât face visible.' : `retournez ${n} dégâts face visible.`,
      flipFear: (n: number) =>
        n === 1 ? 'retournez 1 peur face visible.' : `retournez ${n} peurs face visible.`,
      loseInspiration: (n: number) => (n === 1 ? 'perdez 1 inspiration.' : `perdez ${n} inspirations.`),
      loseBoon: 'défaussez un avantage.',
      moveAway: (n: number) =>
        n === 1 ? 'éloignez-vous d’1 case des assaillants.' : `éloignez-vous de ${n} cases des assaillants.`,
      gainBoon: (boon: string) => `devenez ${boon}.`,
      gainInspiration: (n: number) => (n === 1 ? 'gagnez 1 inspiration.' : `gagnez ${n} inspirations.`),
      othersSuffer: (damage: number, fear: number) =>
        `chaque autre héros de la case subit ${[damage === 0 ? '' : damage === 1 ? '1 dégât face cachée' : `${damage} dégâts face cachée`, fear === 0 ? '' : fear === 1 ? '1 peur face cachée' : `${fear} peurs face cachée`].filter(Boolean).join(' et ')}.`,
      threatUp: (n: number) => `la menace augmente de ${n}.`,
      enemyRecovers: (n: number) => `chaque figurine blessée du groupe récupère ${n} en Santé.`,
    },
    hero: {
      limits: (damage: number, fear: number, inspiration: number) =>
        `Limite aux dégâts ${damage} · limite aux peurs ${fear} · limite d’inspiration ${inspiration}`,
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
      xp: (n: number) => (n === 0 ? 'Avec le rôle' : `${n} en expérience`),
      icons: (success: number, fate: number) =>
        success + fate === 0
          ? 'Sans icône'
          : [success > 0 ? `${success} succès` : '', fate > 0 ? `${fate} destin` : '']
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
      hits: (n: number) => (n === 1 ? '1 touche' : `${n} touches`),
      successes: (n: number) => `${n} succès`,
      gains: {
        inspiration: (n: number) => (n === 1 ? 'gagnez 1 inspiration' : `gagnez ${n} inspirations`),
        scout: (n: number) => `reconnaissance ${n}`,
        boon: (boon: string) => `devenez ${boon}`,
      },
      depletion: (n: number) => `Pions Exploitation : ${n}`,
      copies: (n: number) => (n === 1 ? '1 carte' : `${n} cartes`),
    },
    terrain: {
      space: 'Se place dans une case',
      border: 'Se place sur une bordure',
      sides: (n: number) => `${n} faces de pion`,
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
  },
  board: {
    opening: 'On déroule la carte…',
    controls: 'La carte',
    larger: 'Agrandir',
    smaller: 'Réduire',
    fit: 'Voir tout le plateau',
    turn: 'Tourner le plateau d’un cran',
    flip: 'Tourner le plateau pour l’autre côté',
    darkEverywhere: 'Tout le plateau est dans les ténèbres (§105.3).',
    tile: (id: string) => `Tuile ${id}`,
    battleTile: (n: number) => `Tuile Combat ${n}`,
    space: (tile: string, n: number) => `${tile}, case ${n}`,
    unexplored: 'inexplorée',
    figures: (n: number) => (n === 1 ? '1 figurine' : `${n} figurines`),
    banner: {
      elite: (symbol: string) => `étendard d’élite au ${symbol}`,
      ordinary: (symbol: string) => `étendard au ${symbol}`,
    },
    symbols: ['cercle', 'triangle', 'carré'],
    progress: (at: number, of: number) => `Étape ${at} sur ${of}`,
    stepBack: 'Revenir d’un pas',
    laid: 'Elle est posée',
    placed: 'C’est en place',
    take: 'Prenez',
    groundUp: (ground: string) => `Face visible : ${ground.toLowerCase()}`,
    layFirst: 'Posez-la au milieu de la table.',
    layAgainst: (tiles: string) => `Posez-la contre ${tiles}, bord éclairé contre bord éclairé.`,
    list: (...names: string[]) => listed(names, 'et'),
    turns: [
      'Son numéro est droit, comme à l’écran.',
      'Son numéro penche d’un sixième de tour vers la droite.',
      'Son numéro penche de deux sixièmes de tour vers la droite.',
      'Son numéro a la tête en bas.',
      'Son numéro penche de deux sixièmes de tour vers la gauche.',
      'Son numéro penche d’un sixième de tour vers la gauche.',
    ],
    barred: 'Là où le bord est barré, nul ne passe ; on traverse aux flèches (§9.4).',
    inSlot: (tile: string) => `À poser dans l’emplacement carré de la ${midSentence(tile)}.`,
    inSpace: (tile: string) => `À poser dans la case éclairée de la ${midSentence(tile)}.`,
    onBorder: 'À poser sur la bordure éclairée.',
    done: (what: string) => `${what} : fait`,
    sideUp: (side: string) => `Face ${side} visible`,
    pieces: (n: number, name: string) => `${n} × ${name}`,
    legend: 'Les signes du plateau',
    legendOf: {
      tiles: 'Sur les tuiles',
      tokens: 'Pions',
      terrain: 'Décors',
      figures: 'Figurines',
      overlays: 'Ce que montre l’application',
    },
    signs: {
      slot: ['Emplacement d’exploration', 'Le pion Exploration de la tuile se pose ici (§52.1).'],
      blackBorder: ['Bordure noire', 'Nul ne la franchit ; on ne passe qu’aux flèches (§9.3).'],
      spaceBorder: ['Bordure de case', 'Les figurines la franchissent librement (§9.1).'],
      fog: ['Brume', 'Une tuile encore à venir sera posée là (§82.2).'],
      dark: ['Ténèbres', 'La case est dans les ténèbres, ou le plateau entier (§105).'],
      reach: ['À portée de pas', 'Où le héros peut aller.'],
      way: ['Trajet d’une activation', 'Par où vont les ennemis, et qui ils atteignent.'],
      seam: [
        'Bord commun',
        'Éclairé sur les deux tuiles tandis qu’on pose l’une d’elles : des flèches où l’on passe, des barres où nul ne passe (§9.4).',
      ],
      hero: ['Héros', 'Un écu à son initiale.'],
      group: ['Groupe Ennemi', 'Un point par figurine restante.'],
    },
    tokenGists: {
      exploration: 'La tuile est inexplorée (§52.2).',
      search: 'Quelque chose à chercher ou à examiner (§75).',
      person: 'Quelqu’un à qui parler (§75).',
      threat: 'Un péril dont il vaut mieux s’occuper (§75).',
      darkness: 'Sa case est dans les ténèbres (§105.2).',
      'difficult-ground': 'Sa case est un terrain difficile.',
      fortified: 'Sa case est fortifiée.',
      'start-marker': 'La compagnie part d’ici.',
    },
    groups: 'Groupes Ennemi',
    heroes: 'Héros',
    stands: (who: string, where: string) => `${who} : ${where}`,
  },
  layMap: {
    title: 'Dresser un plateau',
    intro:
      'Un plateau tiré des boîtes activées, pour une soirée à votre façon. L’application dit quelles tuiles prendre et les pose avec vous, une à une.',
    kind: 'Sorte de plateau',
    heroes: 'Héros',
    draw: 'Tirer un plateau',
    prepare: 'Préparer les tuiles',
    prepareText: 'Sortez-les de la boîte et cochez-les. L’ordre n’importe pas encore.',
    begin: 'Les poser sur la table',
    more: (n: number) =>
      n === 1
        ? 'Un autre plateau demande une boîte qui n’est pas activée.'
        : `${n} autres plateaux demandent des boîtes qui ne sont pas activées.`,
    whole: 'Le montrer déjà posé',
    laying: 'On pose le plateau',
    finished: 'Le plateau est posé',
    finishedText:
      'Touchez une tuile, une case ou un pion pour savoir ce que c’est. La feuille permet de tout reconstruire à partir de rien.',
    sheet: 'Comment le reconstruire',
    backToMap: 'Retour au plateau',
    another: 'Tirer un autre plateau',
    nothingTouched: 'Rien n’a encore été touché.',
    failed: 'Les plans n’ont pas pu être lus. Rien n’est perdu ; réessayez.',
  },
  settings: {
    title: 'Réglages',
    reading: 'Lecture',
    table: 'Autour de la table',
    sounds: 'Sons',
    keeping: 'Ce qui est conservé',
    keepingText:
      'Tout est conservé sur cet appareil et nulle part ailleurs. L’export est un fichier à mettre à l’abri : toutes les sauvegardes, avec leurs signets et leurs moments passés, et les campagnes apportées dont elles ont besoin. Les paramètres, la collection et le contenu de la corbeille n’y sont pas.',
    language: {
      label: 'Langue',
      hint: 'Celle de l’application et des récits.',
      options: { device: 'Celle de l’appareil', fr: 'Français', en: 'English' },
    },
    cardNames: {
      label: 'Noms des cartes',
      hint: 'Les cartes de votre boîte sont peut-être en français, peut-être en anglais.',
      options: { both: 'Les deux', fr: 'Français', en: 'Anglais' },
    },
    textSize: {
      label: 'Taille du texte',
      hint: 'Assez grand pour que toute la table puisse lire.',
      options: { normal: 'Normale', large: 'Grande', larger: 'Très grande', largest: 'Maximale' },
    },
    theme: {
      label: 'Lumière',
      hint: 'Vélin de jour, cuir sombre à la chandelle.',
      options: { device: 'Celle de l’appareil', day: 'Jour', night: 'Nuit' },
    },
    motion: {
      label: 'Animations',
      hint: 'Réduites : tout apparaît à sa place, simplement mis en évidence.',
      options: { device: 'Comme l’appareil', full: 'Toutes', reduced: 'Réduites' },
    },
    flip: {
      label: 'Retourné pour l’autre côté',
      hint: 'Retourne tout l’écran pour ceux qui sont assis en face.',
      options: { off: 'Non', on: 'Retourné' },
    },
    mirror: {
      label: 'Miroir de la table',
      hint: 'L’application suit aussi figurines, dégâts, peurs et inspiration, et calcule cibles et chemins exacts.',
      options: { off: 'Non', on: 'Oui' },
    },
    awake: {
      label: 'Écran toujours allumé',
      hint: 'L’écran ne s’éteint pas pendant une aventure.',
      options: { on: 'Oui', off: 'Non' },
    },
    haptics: {
      label: 'Vibrations',
      hint: 'L’appareil vibre quand quelque chose de grave se passe, s’il le peut.',
      options: { on: 'Oui', off: 'Non' },
    },
    sound: {
      label: 'Bruitages',
      hint: 'De petits sons de bois sous les doigts, et un tambour quand la table doit lever les yeux.',
      options: { on: 'Oui', off: 'Non' },
    },
    narration: {
      label: 'Narration',
      hint: 'Les récits sont lus par la voix de l’appareil.',
      options: { off: 'Non', on: 'Oui' },
    },
    listen: 'Écouter la voix',
    sample: 'Le chemin descend parmi les aulnes, et quelqu’un y a suspendu une lanterne.',
  },
  credits: {
    title: 'Crédits',
    fan: 'Le Livre Rouge est fait par des joueurs, pour des joueurs. Il demande la boîte du jeu, n’en remplace rien, et n’a aucun lien avec son éditeur ni avec les détenteurs des droits. Il ne contient ni illustration ni texte officiels : noms et nombres ne servent qu’à retrouver la bonne carte ou la bonne tuile.',
    icons: 'Icônes',
    iconsText:
      'Tirées de game-icons.net, par Lorc, Delapouite, Skoll et leurs contributeurs, sous licence Creative Commons Attribution 3.0. Recolorées par l’application.',
    fonts: 'Caractères',
    fontsText:
      'Alegreya et Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, sous licence SIL Open Font.',
    software: 'Logiciels',
    softwareText:
      'Bâti avec Expo, React Native, SQLite, Skia, react-native-svg, zustand, immer, pure-rand et zod, tous logiciels libres.',
    licence: 'Licence',
    licenceText: 'Le code est un logiciel libre sous licence MIT. Les récits sont propres à ce projet.',
    version: (version: string) => `Version ${version}`,
  },
  fault: {
    kept: 'Rien de ce qui était conservé n’est perdu.',
    unsavedInstead: 'Continuer sans sauvegarder',
    reload: 'Recharger',
    'insecure-origin': {
      title: 'Cette adresse ne permet pas de garder un livre',
      text: 'Les navigateurs ne conservent de données que pour une page ouverte en https ou sur localhost. Ouvrez l’application à une adresse https, ou jouez sans sauvegarder.',
    },
    'storage-blocked': {
      title: 'Le navigateur refuse de conserver quoi que ce soit',
      text: 'Le stockage est bloqué pour cette page : souvent une fenêtre privée, ou un réglage contre les données de sites. Autorisez-le et réessayez, ou jouez sans sauvegarder.',
    },
    'open-elsewhere': {
      title: 'Le livre est ouvert ailleurs',
      text: 'Un autre onglet ou une autre fenêtre s’en sert. Fermez-le : cette page s’ouvrira d’elle-même dès qu’il sera libre.',
    },
    'disk-full': {
      title: 'Plus de place sur cet appareil',
      text: 'Le livre n’a pas pu être écrit : le disque, ou la part qu’en laisse le navigateur, est plein. Libérez de l’espace et réessayez.',
    },
    newer: {
      title: 'Ce livre vient d’une application plus récente',
      text: 'Ses pages ont une forme que cette version ne connaît pas ; elle n’y touche pas. Mettez l’application à jour, ou rechargez la page, puis réessayez.',
    },
    damaged: {
      title: 'Le livre est illisible',
      text: 'Le fichier de cet appareil est endommagé. Il est laissé tel quel. Exportez-le si possible, et réessayez après un redémarrage.',
    },
    silent: {
      title: 'Le livre ne répond pas',
      text: 'La partie qui lit et écrit n’a pas démarré. Rechargez la page ; si cela se reproduit, redémarrez le navigateur.',
    },
    unknown: {
      title: 'Le livre ne s’est pas ouvert',
      text: 'Un imprévu est survenu. Réessayez ; si cela se reproduit, exportez ce qui est conservé et redémarrez l’appareil.',
    },
    writing: {
      title: 'Le dernier changement n’a pas pu être conservé',
      text: 'Il tient tant que l’application reste ouverte. Libérez de l’espace, puis réessayez.',
    },
  },
  mishap: {
    title: 'Une page s’est déchirée',
    text: 'Une erreur de notre part a interrompu cet écran. Ce qui était conservé est en sûreté sur cet appareil. Vous pouvez l’exporter, puis recommencer.',
    restart: 'Recommencer',
    details: 'Ce qui s’est passé',
  },
  campaign: campaignFr,
  prompts: promptsFr,
  play: playFr,
  rules: rulesFr,
  saves: savesFr,
  telling: tellingFr,
  table: tableFr,
  notFound: {
    title: 'Page introuvable',
    text: 'Le livre n’a pas de page à cette adresse.',
    home: 'Vers la page de titre',
  },
};
