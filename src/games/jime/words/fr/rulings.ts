import type { rulingsEn } from '../en/rulings';

export const rulingsFr: typeof rulingsEn = {
  heading: (n) => (n === 1 ? 'Notre arbitrage' : 'Nos arbitrages'),
  line: (parts, rule, why) => `${rule} ${why} (${parts})`,
  of: {
    counterattackExhausts: {
      rule: 'Un groupe qui contre-attaque est épuisé ; un groupe provoqué ne l’est pas.',
      why: 'Le guide parle de groupes épuisés pendant la phase Action, et sans cela seul l’étourdissement en épuiserait un.',
    },
    drivenHeroProvokesOthers: {
      rule: 'Un héros repoussé provoque les autres groupes restaurés de la case, pas celui qui le repousse.',
      why: 'Sinon, un coup qui repousse en vaudrait aussitôt un second.',
    },
    attackOfFiguresLeft: {
      rule: 'Les figurines vaincues avant l’attaque de leur groupe ne frappent plus : c’est l’attaque du plus grand nombre qui reste. Si l’attaque tirée n’existe pas pour si peu de figurines, une autre qui leur convient est tirée.',
      why: 'Un groupe attaque avec les figurines qu’il a.',
    },
    moveAskedAnew: {
      rule: 'Un héros repoussé ou placé ailleurs pendant une provocation n’effectue ni le déplacement ni l’interaction annoncés, et rien n’est dépensé ; les groupes laissés derrière ne sont plus provoqués, et aucun ne l’est deux fois pour un même départ.',
      why: 'On provoque avant de partir ou d’interagir, et l’un comme l’autre commencent dans la case où on l’a annoncé.',
    },
    thresholdFallenBelow: {
      rule: 'Un seuil qui fait redescendre la menace sous le suivant retient celui-ci jusqu’à ce que la menace l’atteigne de nouveau.',
      why: 'Un seuil est résolu quand il est atteint ou dépassé, chacun à son tour, et à ce moment-là il ne l’est plus.',
    },
    bushAtTheBank: {
      rule: 'Un tour qu’une rivière termine dans une case avec un buisson se termine là : le test du buisson peut encore être effectué.',
      why: 'Le buisson vaut pour la case où le tour se termine ; la rivière n’interdit que ce qui relève du tour lui-même.',
    },
    stunEndsActivation: {
      rule: 'Un groupe étourdi en pleine activation s’arrête là, attaque comprise.',
      why: 'Un groupe étourdi est épuisé, et seuls les groupes restaurés s’activent.',
    },
    fallenGroupStrikesNoMore: {
      rule: 'Un groupe vaincu au milieu de sa propre attaque n’inflige rien.',
      why: 'Il ne reste personne pour frapper.',
    },
    fallenHeroIsPassedOver: {
      rule: 'Ce qui attendait un héros vaincu n’a plus lieu ; les ennemis qui le visaient se tournent vers le plus proche.',
      why: 'Un héros vaincu ne participe plus, et un ennemi sans cible prend le héros le plus proche.',
    },
    sunderWithCleave: {
      rule: 'Dislocation avec Enchaînement retire 1 en Armure à chaque ennemi touché.',
      why: 'Le guide dit « un ou plusieurs » sans dire quand ils sont plusieurs.',
    },
    lethalCountsHealthLeft: {
      rule: 'Mortel demande la moitié de la Santé restante de la figurine, arrondie au supérieur.',
      why: 'Le guide nomme la Santé restante, sans parler des nombres impairs.',
    },
    lastStandStat: {
      rule: 'Contre les dégâts, un baroud d’honneur se joue sur la force ou l’agilité ; contre les peurs, sur l’esprit ou la sagesse, au hasard.',
      why: 'Le guide laisse le test à l’application : le corps répond des blessures, l’âme de l’effroi.',
    },
    lastStandGrowsHarder: {
      rule: 'Le premier baroud d’un héros demande un succès, puis un de plus à chaque fois dans la même aventure.',
      why: 'Le guide laisse ce nombre à l’application ; la chance ne porte pas un héros indéfiniment.',
    },
    limitsAreTheTables: {
      rule: 'La limite imprimée vaut tant que la table n’a pas dit qu’une carte la change.',
      why: 'Elle seule voit ses cartes.',
    },
    targetIsTheEnemys: {
      rule: 'Chaque sorte d’ennemi a sa préférence : le plus faible, le blessé, celui qui a frappé en dernier.',
      why: 'Le guide laisse le choix à l’application sans dire comment elle le fait.',
    },
    activationOrderByLot: {
      rule: 'Le prochain groupe restauré à agir est tiré au sort.',
      why: 'Le guide laisse l’ordre à l’application.',
    },
    attackByLot: {
      rule: 'L’attaque d’un groupe est tirée au sort parmi celles de son nombre de figurines, et ce qu’elles font en plus est une liste à nous.',
      why: 'Le guide laisse l’un et l’autre à l’application.',
    },
    figureStandsIn: {
      rule: 'Quand il ne reste plus de figurine d’une sorte, une autre la remplace, sous un étendard.',
      why: 'Le récit a besoin du groupe, et la boîte n’en contient pas plus.',
    },
    turnGivesWay: {
      rule: 'Tant qu’il reste à un héros une action ou la moitié d’une action Voyager, ce que fait un autre vient d’une carte et ne compte pas comme une action. Quand il ne lui reste rien, le tour passe à celui qui agit ensuite.',
      why: 'Les tours se jouent l’un après l’autre, et l’application ne voit pas les cartes.',
    },
    mayActAgain: {
      rule: 'Un héros dont le tour est fini est prévenu, et peut agir quand même.',
      why: 'Une carte peut le permettre, et seule la table voit ses cartes.',
    },
    facedownGoesFirst: {
      rule: 'Quand un héros récupère, le miroir retire d’abord les cartes face cachée ; corrigez-le si une carte visible est partie.',
      why: 'Le héros choisit, et seule la table le voit.',
    },
    laterEliteIsAnnounced: {
      rule: 'Un groupe qui devient d’élite sur le plateau reçoit alors son étendard, et ses figurines le bonus aussitôt.',
      why: 'Le guide ne parle que des groupes qui arrivent déjà d’élite.',
    },
  },
};
