/** The browser of what is in the box. */
export const boxEn = {
  title: 'What is in the box',
  opening: 'Opening the box…',
  failed: 'The lists of the box could not be read. Nothing is lost; try again, or reinstall the app.',
  search: 'Search by name',
  nothing: 'Nothing here answers to that name, in any language. Another tab may have it.',
  mine: 'My boxes',
  every: 'Every box',
  which: 'Which boxes',
  unverified: 'Names marked ° are our own translation: the card in your hand may say otherwise.',
  tabs: {
    tiles: 'Tiles',
    enemies: 'Enemies',
    heroes: 'Heroes',
    skills: 'Skills',
    items: 'Items',
    trinkets: 'Trinkets',
    terrain: 'Terrain',
    cards: 'Other cards',
  },
  tile: {
    name: (id: string) => `Tile ${id}`,
    number: (n: number) => `Tile ${n}`,
    spaces: (n: number) => (n === 1 ? '1 space' : `${n} spaces`),
    border: 'Ordinary border: figures cross wherever it touches another tile.',
    black: (n: number) =>
      n === 1
        ? 'Black border with 1 opening, marked by an arrow.'
        : `Black border with ${n} openings, each marked by an arrow.`,
    darkness: (spaces: string) => `Darkness printed in space ${spaces}.`,
    larger: (id: string) => `See tile ${id} larger`,
  },
  enemy: {
    health: (n: number) => `Health ${n}`,
    armour: (n: number) => `Armour ${n}`,
    sorcery: (n: number) => `Sorcery ${n}`,
    ranged: 'Attacks at range',
    moves: (attack: number, idle: number) => `Moves ${attack} to attack, ${idle} without a target`,
    figures: (group: number, box: number) => `Groups of up to ${group}; figures in the box: ${box}`,
    unique: 'Unique',
    attacks: 'Attacks',
    showAttacks: (n: number) => (n === 1 ? 'Show 1 attack' : `Show ${n} attacks`),
    hideAttacks: 'Hide the attacks',
    negate: (stat: string) => `Negated by ${stat}`,
    cannotNegate: 'Cannot be negated',
    figuresLeft: (n: number) => (n === 1 ? '1 figure' : `${n} figures`),
    suffer: (damage: number, fear: number) => `damage ${damage}, fear ${fear}`,
    bonuses: 'Bonuses of elite groups',
  },
  effect: {
    when: {
      always: 'Always',
      suffered: 'If any damage or fear was suffered',
      unharmed: 'If nothing was suffered',
    },
    discardPrepared: (n: number) => `discard ${n} prepared ${n === 1 ? 'skill' : 'skills'}.`,
    discardDeck: (n: number) => `discard the top ${n === 1 ? 'card' : `${n} cards`} of the skill deck.`,
    flipDamage: (n: number) => `flip ${n} facedown damage faceup.`,
    flipFear: (n: number) => `flip ${n} facedown fear faceup.`,
    loseInspiration: (n: number) => `lose ${n} inspiration.`,
    loseBoon: 'discard one boon.',
    moveAway: (n: number) => `move ${n === 1 ? '1 space' : `${n} spaces`} away from the attackers.`,
    gainBoon: (boon: string) => `become ${boon}.`,
    gainInspiration: (n: number) => `gain ${n} inspiration.`,
    othersSuffer: (damage: number, fear: number) =>
      `each other hero in the space suffers ${[damage > 0 ? `${damage} facedown damage` : '', fear > 0 ? `${fear} facedown fear` : ''].filter(Boolean).join(' and ')}.`,
    threatUp: (n: number) => `threat rises by ${n}.`,
    enemyRecovers: (n: number) => `each wounded figure of the group recovers ${n} health.`,
  },
  hero: {
    limits: (damage: number, fear: number, inspiration: number) =>
      `Damage limit ${damage} · fear limit ${fear} · inspiration limit ${inspiration}`,
    hands: (n: number): string =>
      n === 1 ? 'Equips a single one-handed item' : 'Equips a one-handed item beside a two-handed one',
    role: 'Suggested role',
    items: 'Suggested items',
    formOf: (hero: string) => `Second form of ${hero}`,
    skills: 'Hero skills',
  },
  skill: {
    basic: 'Basic',
    deck: 'Deck',
    roles: 'Roles',
    heroes: 'Heroes',
    xp: (n: number) => (n === 0 ? 'With the role' : `${n} experience`),
    icons: (success: number, fate: number) =>
      success + fate === 0
        ? 'No icon'
        : [
            success > 0 ? (success === 1 ? '1 success' : `${success} successes`) : '',
            fate > 0 ? `${fate} fate` : '',
          ]
            .filter(Boolean)
            .join(', '),
    number: (n: number) => `No. ${n}`,
  },
  item: {
    tier: (n: number) => `Tier ${['', 'I', 'II', 'III', 'IV'][n] ?? n}`,
    single: 'No upgrades',
    lore: (n: number) => `Lore ${n}`,
    hands: (n: number): string => (n === 1 ? 'One hand' : 'Two hands'),
    slot: { armour: 'Armour', hand: 'In hand', mount: 'Mount' },
    ranged: 'Ranged',
    tests: (stats: string) => `Tests ${stats}`,
    anyStat: 'any stat',
    hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
    successes: (n: number) => (n === 1 ? '1 success' : `${n} successes`),
    gains: {
      inspiration: (n: number) => `gain ${n} inspiration`,
      scout: (n: number) => `scout ${n}`,
      boon: (boon: string) => `become ${boon}`,
      moves: (n: number) => (n === 1 ? 'then move 1 space' : `then move ${n} spaces`),
      nearbyHeroMoves: (n: number) =>
        n === 1 ? 'a nearby hero moves 1 space' : `a nearby hero moves ${n} spaces`,
    },
    depletion: (n: number) => `Depletion tokens: ${n}`,
    copies: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  },
  terrain: {
    space: 'Lies in a space',
    border: 'Lies on a border',
    sides: (n: number) => (n === 1 ? '1 token side' : `${n} token sides`),
  },
  cards: {
    titles: 'Titles',
    boons: 'Boons',
    banes: 'Banes',
    damage: 'Damage deck',
    fear: 'Fear deck',
    weaknesses: 'Weaknesses',
    modifiers: 'Modifiers',
    keywords: 'Keywords',
    staysFaceup: 'Stays faceup',
  },
};
