const figures = (n: number): string => (n === 1 ? '1 figure' : `${n} figures`);
const successes = (n: number): string => (n === 1 ? '1 success' : `${n} successes`);
const spaces = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`);
/** What is the same for one and for many. */
const named =
  (name: string): ((n: number) => string) =>
  () =>
    name;

/** What stands on the sheets that ask the table for something: titles say what to do now, buttons what it means. */
export const promptsEn = {
  continue: 'Continue',
  done: 'It is done',
  nextPage: 'Next page',
  pageBefore: 'Page before',
  page: (at: number, of: number) => `Page ${at} of ${of}`,
  listen: 'Read aloud',
  hush: 'Stop reading',
  rule: 'What the rules say',
  who: 'Which hero?',
  message: {
    read: 'Read aloud',
    done: 'On the table now',
    below: 'Further down',
    lesson: 'Good to know',
  },
  choice: { title: 'Decide together' },
  dialogue: { title: 'Ask, in any order', leave: 'Take your leave' },
  test: {
    title: (hero: string, stat: string) => `${hero} tests ${stat}`,
    one: (hero: string) => `${hero} makes a test`,
    who: 'Who makes the test?',
    stat: 'Which stat?',
    needed: (n: number): string => (n === 1 ? 'success needed' : 'successes needed'),
    reveal: (n: number) =>
      `Reveal ${n === 1 ? '1 card' : `${n} cards`}, turn fate into success with inspiration, count the successes.`,
    passed: 'Passed',
    failed: 'Failed',
    decline: 'Do without',
    successes: 'Successes',
    enter: (n: number) => `Enter ${successes(n)}`,
    gathered: (n: number, of: number) => `${n} of ${successes(of)} gathered so far`,
    withThese: (n: number, of: number) => `With these: ${n} of ${of}`,
    best: 'The more successes, the better it ends.',
    of: (stat: string) => `Test of ${stat}`,
  },
  odds: {
    fold: 'Odds',
    show: 'Show the odds',
    hide: 'Hide the odds',
    about: 'Exact chance to pass with no inspiration spent, with one, with two.',
    aboutExpected: 'Successes to expect with no inspiration spent, with one, with two.',
    spent: (n: number) => (n === 0 ? 'without inspiration' : `with ${n} inspiration`),
    chanceWith: (chance: string, n: number) =>
      n === 0 ? `${chance} without inspiration` : `${chance} with ${n}`,
    row: (who: string, ...chances: string[]) => `${who}: ${chances.join(', ')}`,
    choice: (what: string, chance: string) => `${what} · ${chance}`,
    line: (hero: string, stat: string) => `${hero}, ${stat}`,
    chance: (percent: number) => `${percent}%`,
    expected: (n: string) => n,
  },
  headcount: {
    title: 'Look at the table',
    range: (from: number, to: number) =>
      to === 0 ? 'None' : from === to ? `${from}` : from + 1 === to ? `${from} or ${to}` : `${from} to ${to}`,
    yes: 'Yes',
    no: 'No',
  },
  chooseHero: { title: 'Choose a hero' },
  chooseGroup: {
    title: 'Choose whom to strike',
    strikes: (hits: number) => (hits === 1 ? '1 hit' : `${hits} hits`),
    with: (hits: string, modifiers: string) => `${hits}, with ${modifiers}`,
    none: 'Strike nobody',
  },
  placement: {
    tiles: 'Lay the tiles',
    battleTiles: 'Lay the battle tiles',
    tokens: 'Lay the tokens',
    tokenRemoved: 'Take the token away',
    tokenMoved: 'Move the token',
    terrain: 'Lay the terrain',
    terrainRemoved: 'Take the terrain away',
    group: 'Place an enemy group',
    bonus: 'A group grows stronger',
    groupRemoved: 'Take the group away',
    heroes: 'Place the heroes',
    moveTo: (space: string) => `Move it to the lit space: ${space}.`,
    takeAway: (space: string) => `Take it from ${space} and put it back in the box.`,
    takeBorder: 'Take it from the lit border and put it back in the box.',
    takeFigures: 'Take every figure of this group off the map.',
    takeBannered: 'Take every figure of this group off the map, with its banner.',
    figures: (n: number) => (n === 1 ? 'Take 1 figure' : `Take ${n} figures`),
    standIn: (enemy: string) =>
      `No ${enemy} figure is left in the box: take any other figure. The banner shows which group it is.`,
    banner: (banner: string) => `Fasten the ${banner} to its base.`,
    bannerBeside: (banner: string) => `Place the ${banner} beside the group.`,
    bannerBack: (banner: string) => `Put the ${banner} back in the box.`,
    healthNow: (n: number) => `Health of an unhurt figure: ${n}.`,
    nowElite: 'It is elite now: it counterattacks even when exhausted, unless it is stunned.',
    there: (n: number, space: string) => `Place ${n === 1 ? 'it' : 'them'} in the lit space: ${space}.`,
    heroesThere: (n: number, space: string) =>
      `Place ${n === 1 ? 'the hero’s figure' : 'every hero’s figure'} in the lit space: ${space}.`,
  },
  checklist: { title: 'Tick off each step' },
  token: {
    close: 'Step away',
    free: 'Looking costs nothing.',
    interact: 'Interact, 1 action',
    nothing: 'There is nothing to do here.',
    notHere: (hero: string) =>
      `${hero} does not stand in this space: to interact, a hero must share the token’s space.`,
    notFor: (hero: string) => `There is nothing here for ${hero}.`,
  },
  terrain: {
    use: (stat: string, n: number) => `Use it: test ${stat}, ${successes(n)}`,
    test: (stat: string, n: number) => `Test ${stat}, ${successes(n)}`,
    special: 'It has rules of its own here: leave its card aside.',
    asksItself: 'The app asks for this test by itself, when its time comes.',
    noGroup: 'No enemy group is near enough.',
  },
  hourglass: {
    title: 'Someone has not played yet',
    waiting: (heroes: string) => `${heroes} can still act this round.`,
    yes: 'End the action phase',
    no: 'Go back and play',
  },
  figuresRemoved: {
    title: (n: number): string => (n === 1 ? 'Take a figure off the map' : 'Take figures off the map'),
    take: (figure: string) => `Take ${figure} of this group off the map.`,
    figures,
    defeated: 'The group is defeated.',
    bannerToo: 'The group is defeated: take its banner off too.',
    left: (n: number): string =>
      n === 1 ? 'The other one stays where it is.' : 'The others stay where they are.',
  },
  counterattack: {
    title: 'Can they counterattack?',
    ask: (enemy: string, hero: string) => `Is ${hero} in range of ${enemy}?`,
    inRange: (hero: string) => `By the table mirror, ${hero} is in range.`,
    outOfRange: (hero: string) => `By the table mirror, ${hero} is out of range.`,
    yes: 'Yes, they attack',
    no: 'No, out of reach',
  },
  provoke: {
    title: 'Provoke them one by one',
    text: (hero: string) => `${hero} must provoke each of these groups first. Choose which one attacks now.`,
  },
  activation: {
    title: (enemy: string) => `Move ${enemy}`,
    target: 'Target',
    nearest: 'the nearest hero',
    mostHurt: 'the hero with the most damage',
    towards: (n: number, hero: string) => `Move up to ${spaces(n)} towards ${hero}.`,
    then: 'Then, if a hero is in range, they attack.',
    ask: 'Whom do they reach?',
    attack: (hero: string) => `They attack ${hero}`,
    other: 'They reach a nearer hero',
    noTarget: 'No target',
    stream: 'They crossed a stream',
    streamHint: 'The activation ends there.',
    ways: 'Choose the way they go; it is drawn on the map.',
    way: (hero: string, n: number, space: string) =>
      n === 0 ? `Stay on ${space}, attack ${hero}` : `${spaces(n)} to ${space}, attack ${hero}`,
    wayStream: (n: number, space: string) => `${spaces(n)} to ${space}, stopped by what they cross`,
    follow: 'They go this way',
    none: 'By the table mirror, they reach nobody.',
  },
  fallback: {
    move: (n: number) => `Nobody is in range: move up to ${spaces(n)} towards the nearest hero.`,
    way: (n: number, space: string) => (n === 0 ? `Stay on ${space}` : `${spaces(n)} to ${space}`),
  },
  attack: {
    title: (enemy: string, hero: string) => `${enemy}: an attack on ${hero}`,
    cause: {
      activation: 'Activation',
      counterattack: 'Counterattack',
      provoked: 'Provoked',
      story: 'A blow of the tale',
    },
    damage: named('damage'),
    fear: named('fear'),
    negate: (hero: string, stat: string) => `${hero} tests ${stat} to negate: each success takes away one.`,
    cannotNegate: 'Nothing negates this.',
    facedownDamage: 'Damage is taken facedown, without reading it.',
    facedownFear: 'Fear is taken facedown, without reading it.',
    successes: 'Successes',
    negated: 'Prevented by a card',
    all: 'Nothing got through',
    suffered: (n: number) => (n === 1 ? `Suffer ${n} card` : `Suffer ${n} cards`),
    terrain: (terrain: string, n: number) =>
      n === 1 ? `${terrain}: it may be used for this test.` : `${terrain}: ${n} may be used for this test.`,
    keeps: 'Which cards stay in the play area?',
    keepsHint: 'Cards that were discarded at once are not counted.',
    damageUp: 'Damage, faceup',
    damageDown: 'Damage, facedown',
    fearUp: 'Fear, faceup',
    fearDown: 'Fear, facedown',
  },
  faceup: {
    which: { damage: 'Which damage card lies faceup?', fear: 'Which fear card lies faceup?' },
    others: 'Only these stay faceup. The app then reminds you of what they do for as long as they lie there.',
    notThis: (card: string) => `Not ${card}`,
    gone: { discard: 'Discarded', facedown: 'Turned facedown' },
    goneTo: {
      discard: (card: string) => `${card} is discarded`,
      facedown: (card: string) => `${card} is turned facedown`,
    },
  },
  tellMirror: {
    moved: (hero: string) => `Where is ${hero} driven?`,
    movedText: (enemy: string, hero: string, n: number) =>
      `${enemy}: ${hero} is driven ${spaces(n)} away. Move the figure, then choose its space here.`,
    stays: (hero: string) => `${hero} stays where they are`,
    prepared: (hero: string) => `Which card does ${hero} discard?`,
    preparedText: (n: number) =>
      n === 1 ? 'Discard one prepared card of your choice.' : `Discard ${n} prepared cards of your choice.`,
    boon: (hero: string) => `Which boon does ${hero} discard?`,
    boonText: 'Discard one boon of your choice.',
    none: 'None: go on',
  },
  tellSpaces: {
    title: 'Where does everyone stand?',
    text: (who: string) => `Touch on the map the space where this figure stands: ${who}.`,
    who: 'Which figure?',
    rest: 'Leave the others unknown',
  },
  suffer: {
    title: (hero: string) => `${hero} suffers`,
    here: 'Each hero in that space suffers',
    others: 'Each other hero in that space suffers',
    dark: 'Each hero in darkness suffers',
    negate: (stat: string) => `Test ${stat} to negate: each success takes away one.`,
  },
  shadow: {
    title: 'Shadow phase',
    acts: (groups: string) => `They act: ${groups}.`,
    rests: (groups: string) => `They rest, exhausted: ${groups}.`,
    nobody: 'No enemy acts.',
    rises: (by: number) => `Threat +${by}`,
    now: (to: number) => `Threat is now ${to}.`,
    heroes: 'for the heroes',
    tokens: 'for threat tokens',
    tiles: 'for unexplored tiles',
  },
  threshold: { title: (at: number) => `Threat has passed ${at}` },
  rally: { title: 'Rally phase', first: 'Before the first round' },
  lastStands: {
    title: (hero: string) => `${hero} must make a last stand`,
    text: 'A limit is reached. Choose against what; if both are reached, one after the other.',
    damage: 'Against damage',
    fear: 'Against fear',
    changed: 'A card changes the limit',
    limit: { damage: 'Damage limit', fear: 'Fear limit' },
    remembered: 'The mirror remembers it until the adventure ends.',
  },
  lastStand: {
    title: (hero: string) => `Last stand: ${hero}`,
    text: (stat: string) => `Test ${stat}. Everything hangs on it.`,
    sure: { passed: 'Did the hero pass?', failed: 'Did the hero fail?' },
    passed: {
      damage: (hero: string) => `${hero} will stand, and discard all damage.`,
      fear: (hero: string) => `${hero} will stand, and discard all fear.`,
    },
    failed: (hero: string) => `${hero} will be defeated and leave this adventure.`,
    confirm: { passed: 'Yes, passed', failed: 'Yes, failed' },
    back: 'No, go back',
    limit: {
      damage: (n: number) => `${n} damage: the limit is reached`,
      fear: (n: number) => `${n} fear: the limit is reached`,
    },
    stake: { passed: 'If it is passed,', failed: 'If it is failed,' },
  },
  ending: { won: 'The company has won', lost: 'The company has lost' },
  /** What the rules say about a prompt, in our own words, with their sections. */
  hint: {
    message: 'Everything the book tells you stays in the chronicle, round by round (§32).',
    choice:
      'The company talks it over and chooses as one. Where the hand is drawn, the choice cannot be taken back (§4.2).',
    dialogue: 'Each question is asked once. Ask in any order, and leave when you have heard enough.',
    headcount:
      'The mirror is off, or does not know where everyone stands (§98.2): count the figures and say how many.',
    test: 'Reveal as many skill cards as the stat says. Each leaf is a success; each inspiration spent makes one fate a success. Then the cards are discarded (§107).',
    chooseHero: 'Any hero of the company who still stands may be named (§31.1).',
    chooseGroup: 'Hits from terrain provoke no counterattack (§35.3), and you may also let the enemy be.',
    placement:
      'What lies on the screen lies on the table, in the same space (§75.1). Tiles join where the edges are lit (§52.1).',
    checklist:
      'After each adventure damage, fear, boons and tokens go back, and weaknesses leave the decks (§53.3).',
    token:
      'Anyone may read a token at any time (§13.1). The button with the hand is an action, for a hero in the same space; ready enemies there must be provoked first (§4.1, §4.3).',
    terrain:
      'Terrain does what its card says; using a statue, a table or barrels is an action that provokes nobody (§102.3, §104.4, §108.2). Terrain that shines has rules of its own: interacting with it is an action like any other, and ready enemies in the space are provoked first (§4.3, §30.3).',
    panel:
      'Hits meet armour first, then sorcery, then health; armour and sorcery come back after Apply (§15.6, §16.3, §101.3).',
    hourglass:
      'Heroes take their turns in any order, with up to two actions each; then the hourglass ends the phase (§72).',
    figuresRemoved:
      'A figure without health is taken off; with the last one the group is gone, and its banner with it (§112.4).',
    counterattack:
      'After a hero’s attack a ready group counterattacks if the hero is in range, and is exhausted by it (§35.1, §35.2). An elite group does so even exhausted, unless stunned (§35.5, §35.6).',
    provoke:
      'A hero who leaves a space or interacts there provokes each ready group in it, in any order; an exhausted one is not provoked (§87.2, §87.3, §48.4).',
    activation:
      'Each step must bring the group nearer to its target (§8.3). If it cannot reach the target but can reach a nearer hero, it attacks that one; equal ways are yours to choose (§8.4, §8.5).',
    fallback: 'A group without a target moves towards the nearest hero and is then exhausted (§8.6).',
    attack:
      'Test the stat shown: each success takes away one damage or fear of your choice. Draw the rest one card after another; limits are checked only at the end (§38.3, §38.5).',
    tellMirror:
      'What an attack does besides its damage and fear is done at once; the mirror follows (§17.9).',
    tellSpaces:
      'The mirror knows only what it is told. What it does not know it leaves to the table, as without it (§98.2).',
    shadow:
      'Ready groups act one after another; exhausted ones rest. Then darkness is felt and threat rises; at the end of the phase every group is ready again (§73, §48).',
    suffer:
      'Draw each card and resolve it before the next; facedown ones are not read. Limits are checked at the end (§38.3, §38.5).',
    threshold: 'Thresholds passed in the action phase wait until now, and come lowest first (§21.3, §73.3).',
    rally: 'Reset first, then scout; prepared skills stay where they are, four at most (§74, §84).',
    lastStands:
      'A hero at a limit makes a last stand; for both limits, two, in the order the hero likes (§19.1, §19.3).',
    lastStand:
      'Passed, every card of that kind is discarded. Failed, the hero is defeated, and the adventure is lost when the shadow comes (§19.4, §112).',
    ending: 'Won or lost, the company earns experience and goes on to camp (§106.6).',
  },
};
