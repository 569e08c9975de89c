import type { Step } from '@/games/lcg/play';

const some = (amount: number, one: string, more: string): string => `${amount} ${amount === 1 ? one : more}`;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const shown = (value: number | null): string => (value === null ? '?' : `${value}`);

type CharacterSaid = {
  name: string;
  resources: number | null;
  damage: number;
  left: number | null;
  exhausted: boolean;
  committed: boolean;
};
type EncounterSaid = {
  name: string;
  type: 'enemy' | 'location' | 'objective';
  kind: string;
  threat: number | null;
  engagement: number | null;
  attack: number | null;
  left: number | null;
  progress: number;
  questPoints: number | null;
  zone: 'staging' | 'engaged' | 'active' | 'claimed';
  shadowCards: number;
};

/** The table: what is open, what to do now, and every sheet that lies over it. */
export const tableEn = {
  open: {
    opening: 'Opening the save…',
    none: { title: 'No game is open', text: 'Begin a new game, or open one that was saved.' },
    failed: {
      title: 'This save does not open',
      kept: 'It lies where it was, untouched.',
      'no-such-slot': 'There is no such save on this device.',
      unreadable: 'Its pages cannot be read. Export it from the list of saves, so that nothing is lost.',
      newer: 'It was written by a newer version of the app. Update the app, then open it again.',
      notSaved: 'The game that is open could not be written yet. Free some space and try again.',
    },
    toSaves: 'To the saved games',
    toTitle: 'To the title page',
    newGame: 'New game',
  },
  next: 'Next',
  phases: 'The seven phases',
  phaseMark: (number: number, name: string) => `Phase ${number}: ${name}`,
  phaseNow: (number: number, name: string, window: boolean) =>
    `Phase ${number}: ${name}, now, action window ${window ? 'open' : 'shut'}`,
  phaseTitle: (number: number, name: string) => `${number}. ${name}`,
  round: (round: number) => `Round ${round}`,
  setUp: 'Setting up',
  turnOf: (step: string, player: string) => `${step} (${player})`,
  firstPlayer: 'First player',
  yourTurn: 'Your turn',
  eliminated: 'Eliminated',
  exhausted: 'Exhausted',
  claimed: 'Claimed objectives',
  automatic: 'The app does this step.',
  left: (left: number | null) => (left === null ? 'hit points not known' : `${left} hit points left`),
  panel: { lower: 'Lower this sheet', raise: 'Raise this sheet' },
  kind: {
    hero: 'Hero',
    ally: 'Ally',
    enemy: 'Enemy',
    location: 'Location',
    objective: 'Objective',
    treachery: 'Treachery',
  },
  stat: {
    threatCost: 'Threat cost',
    threat: 'Threat',
    willpower: 'Willpower',
    attack: 'Attack',
    defence: 'Defence',
    hitPoints: 'Hit points',
    engagement: 'Engagement cost',
    questPoints: 'Quest points',
    victory: 'Victory points',
  },
  flag: {
    unique: 'Unique',
    ranged: 'Ranged',
    sentinel: 'Sentinel',
    restricted: 'Restricted',
    cannotLeaveStaging: 'Cannot leave the staging area',
    immune: 'Immune to player cards',
    faceDown: 'Lies face down',
  },
  fact: {
    threat: 'threat',
    engagement: 'engagement',
    attack: 'attack',
    life: 'left',
    progress: 'progress',
    shadow: 'shadow',
  },
  dial: { of: (player: string) => `Threat of ${player}` },
  tile: {
    character: ({ name, resources, damage, left, exhausted, committed }: CharacterSaid) =>
      [
        name,
        resources === null ? null : some(resources, 'resource', 'resources'),
        left === null ? null : `${left} hit points left`,
        damage > 0 ? `${damage} damage` : null,
        exhausted ? 'exhausted' : 'ready',
        committed ? 'committed to the quest' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    encounter: (card: EncounterSaid) =>
      [
        card.name,
        card.name === card.kind ? null : card.kind.toLowerCase(),
        card.zone === 'staging' && card.type !== 'objective' ? `threat ${shown(card.threat)}` : null,
        card.type === 'enemy' && card.zone === 'staging' ? `engagement cost ${shown(card.engagement)}` : null,
        card.type === 'enemy' && card.zone === 'engaged' ? `attack ${shown(card.attack)}` : null,
        card.type === 'enemy' ? `${shown(card.left)} hit points left` : null,
        card.type === 'location' ? `progress ${card.progress} of ${shown(card.questPoints)}` : null,
        card.shadowCards > 0 ? some(card.shadowCards, 'shadow card', 'shadow cards') : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
  },
  window: {
    open: 'Action window open',
    shut: 'Action window shut',
    openGist: 'Anybody may take actions.',
    shutGist: 'No actions now; responses are allowed.',
    now: 'Nothing is obligatory. Take actions, or go on.',
    /** What the table does with its hands after a step the app has counted. */
    after: {
      collect: 'Each player draws 1 card; each hero has 1 resource more. Then actions, or go on.',
      combatEnds: 'Last actions of the phase. Then discard all shadow cards and go on.',
      refresh:
        'Ready all cards; each dial is 1 higher; the token has gone to the left. Then actions, or go on.',
    } as Partial<Record<Step, string>>,
    action: 'Take an action or play an event',
  },
  trail: {
    quest: 'Quest',
    encounter: 'Encounter',
    enemyAttack: 'Enemy attack',
    playerAttack: 'Player attack',
    said: (trail: string, mark: string) => `${trail}, step ${mark}`,
  },
  now: {
    planning: (player: string) => `${player} may play allies and attachments.`,
    commit: (player: string) => `${player} chooses who goes questing, all at once.`,
    staging: (cards: number) => {
      if (cards === 0) return 'All cards are revealed.';
      return cards === 1
        ? 'Reveal 1 card and resolve it.'
        : `Reveal ${cards} cards, one at a time, and resolve each.`;
    },
    resolution: 'Compare willpower and threat.',
    travel: (player: string) => `The group may travel to one location; ${player} decides.`,
    engage: (player: string) => `${player} may engage one enemy, whatever its cost.`,
    checks: 'Enemies engage, player by player, until a whole pass brings none.',
    dealShadows: 'Deal one shadow card face down to each enemy, in this order.',
    chooseEnemy: (player: string) => `${player} chooses which enemy attacks next.`,
    defend: (player: string, enemy: string) =>
      `Attack on ${player} by ${enemy}: declare one defender, or nobody.`,
    enemyDamage: 'Say who takes all the damage.',
    declareAttack: (player: string) => `${player} may attack: one enemy, with any ready characters.`,
  },
  planning: {
    next: (player: string) => `${player} is done`,
    pool: (hero: string, resources: number) => `${hero} ${resources}`,
    play: 'Play an ally or an attachment',
  },
  commit: {
    who: 'Who commits',
    next: (characters: number, willpower: number) =>
      characters === 0
        ? 'Commit nobody'
        : `Commit ${some(characters, 'character', 'characters')}: willpower ${willpower}`,
  },
  stagingStep: {
    reveal: 'Reveal a card',
    guard: 'The objective is guarded: reveal one more card and lay it with it.',
    left: (cards: number) =>
      cards === 0 ? 'No card is left to reveal.' : `${some(cards, 'card', 'cards')} to reveal`,
    next: (cards: number) =>
      cards === 0 ? 'Staging is over' : `${some(cards, 'card is', 'cards are')} revealed, not written down`,
  },
  sum: {
    willpower: 'Willpower',
    threat: 'Threat',
    success: (amount: number) => `${amount} progress`,
    failure: (amount: number) => `Each player: threat +${amount}`,
    tie: () => 'Even: nothing happens',
    said: (willpower: number, threat: number, result: string) =>
      `Willpower ${willpower} against threat ${threat}. ${result}.`,
    own: 'Counted otherwise at the table? Set the sums:',
    appCounts: 'Let the app count',
  },
  resolution: {
    resolve: 'Resolve the quest',
    success: (amount: number) => `The quest is won. Forced effects first, then place ${amount} progress.`,
    place: (amount: number) => `Place ${amount} progress`,
    onCard: (card: string, amount: number) => `${amount} on ${card}.`,
    explored: (card: string) => `Explored and discarded: ${card}.`,
    onQuest: (amount: number) => `${amount} on the quest card.`,
    advances: 'The quest moves on to its next stage.',
    lost: (amount: number) => `${amount} too many: lost.`,
    toShare: (amount: number) => `${amount} still to share`,
  },
  travel: {
    where: 'Where to travel',
    stay: 'Travel nowhere',
    to: (location: string) => `Travel to ${location}`,
    paid: 'Its travel effect is paid, or it has none',
  },
  engage: {
    which: 'Which enemy to engage',
    nobody: (player: string) => `${player} engages nobody`,
    one: (enemy: string) => `Engage ${enemy}`,
  },
  checks: {
    sequence: 'Checks in order',
    line: (player: string, threat: number, enemy: string | null, cost: number) =>
      enemy === null ? `${player} (${threat}): nobody` : `${player} (${threat}): ${enemy} (${cost})`,
    pass: (number: number) => `Pass ${number}`,
    tie: (player: string) => `Same cost: ${player}, first player, chooses which comes.`,
    comes: (enemy: string) => `Engagement: ${enemy}`,
    all: 'Make all checks',
    one: 'One check at a time',
    stay: (enemies: number) =>
      enemies === 0
        ? 'No enemy stays in the staging area'
        : `${some(enemies, 'enemy stays', 'enemies stay')} in the staging area`,
  },
  shadows: {
    line: (place: number, enemy: string, player: string, cost: number, without: boolean) =>
      `${place}. ${enemy} (${cost}), ${player}${without ? ': no card' : ''}`,
    earlier: (enemy: string) => `Earlier: ${enemy}`,
    runsOut: 'The deck runs out',
    left: 'Cards left in the deck',
    deal: (cards: number) => `Deal ${some(cards, 'shadow card', 'shadow cards')}`,
  },
  attack: {
    which: 'Which enemy attacks',
    choose: 'Choose an enemy',
    attacks: (enemy: string) => `Attack by ${enemy}`,
    keptFrom: (enemy: string) => `A card keeps ${enemy} from attacking`,
    defender: 'Who defends',
    others: 'Somebody else’s character',
    undefended: (damage: number) => `Undefended: ${damage} damage`,
    defends: (names: string, damage: number) => `Defended by ${names}: ${damage} damage`,
    strength: 'Strength',
    defence: 'Defence',
    damage: (amount: number) => (amount === 0 ? 'No damage' : `${amount} damage`),
    chooseTaker: 'Choose who takes it',
    takes: (name: string) => `${name} takes it`,
  },
  shadow: {
    now: (cards: number, enemy: string) =>
      cards === 0
        ? `There is no shadow card on ${enemy}.`
        : cards === 1
          ? `Turn the shadow card of ${enemy} and carry out its shadow text.`
          : `Turn the ${cards} shadow cards of ${enemy} one by one and carry out their shadow texts.`,
    adds: 'What it adds to the attack',
    next: (attack: number) => (attack === 0 ? 'No change to the attack' : `Attack ${signed(attack)}`),
  },
  strike: {
    which: 'Which enemy',
    who: 'Who attacks',
    nobody: (player: string) => `${player} attacks no more`,
    attack: (enemy: string, damage: number) => `Attack ${enemy}: ${damage} damage`,
    everything: 'Another enemy or character',
  },
  elimination: {
    title: (player: string) => `${player} is out of the game.`,
    text: 'Hand, deck and all cards in play go to the discard pile. Engaged enemies are back in the staging area with their damage.',
    why: (threshold: number) => `The dial has reached ${threshold}`,
  },
  limits: {
    title: 'Limits of cards',
    use: (name: string, used: number, max: number) => `${name}: used ${used} of ${max}`,
    unnamed: 'A card',
    drop: (name: string) => `Drop the limit: ${name}`,
    add: 'Keep a limit',
    max: 'How often',
    per: {
      phase: 'A phase',
      round: 'A round',
      game: 'A game, each player',
      gameForGroup: 'A game, the group',
    },
  },
  undo: {
    undo: 'Undo',
    redo: 'Redo',
    nothing: 'Nothing to undo',
    nothingAgain: 'Nothing to redo',
  },
  override: {
    offer: 'A card says otherwise',
    ask: 'Which card, or why?',
    reasons: ['A hero’s ability', 'An event', 'An attachment', 'An encounter card', 'The quest card'],
    own: 'In your own words',
    play: 'Set the rule aside',
  },
  explain: {
    title: 'Why',
    why: 'Why?',
    where: 'Why it goes there',
    order: 'Why this order',
    entries: 'In the rules and the F.A.Q.',
  },
  rules: { open: 'Rules of this step', search: 'Search all rules' },
  goTo: {
    go: 'Go there by hand',
    here: (step: string) => `${step}, now`,
    gist: 'By hand, nothing on the way is played: no resources, no attacks, no threat.',
  },
  activeLocation: { title: 'Active location', none: 'No active location' },
  staging: {
    title: 'Staging area',
    add: 'Add a card',
    empty: 'No card lies here.',
    threat: (total: number) => `Threat of the staging area: ${total}`,
  },
  quest: {
    said: (stage: number, side: string, progress: number, points: number | null) =>
      `Quest, stage ${stage}${side}: progress ${progress} of ${shown(points)}`,
    stage: (stage: number, side: string) => `Stage ${stage}${side}`,
    progress: 'Progress',
    ask: (stage: number, side: string) => `How many quest points has stage ${stage}${side}?`,
    remembered: (stage: number, side: string, points: number) =>
      `Stage ${stage}${side} has ${some(points, 'quest point', 'quest points')}`,
    stageNumber: 'Stage',
    stages: 'Stages in all',
    blocked: 'Cannot advance now',
    advance: (stage: number) => `On to stage ${stage}`,
    win: 'The last stage is done: victory',
    effect: 'Progress by a card',
    ignore: 'It passes the active location by',
    fromPlayer: 'A player card places it',
    place: 'Place it',
    remove: 'Remove from the quest',
    deck: 'Encounter deck',
    deckEmpty: 'The deck is empty',
    reshuffle: 'Shuffle its discard pile into it',
    sideQuests: 'Side quests',
    sideQuest: (name: string, points: number | null, done: boolean) =>
      done ? `${name}: done` : `${name}: progress of ${shown(points)}`,
    addSideQuest: 'Add a side quest',
    victory: (points: number) => `Victory pile: ${points}`,
    victoryLine: (name: string, points: number) => `${name}: ${points}`,
    addVictory: 'Add to the victory pile',
  },
  player: {
    playCard: 'Play an ally or an attachment',
    action: 'Action or event',
    addEnemy: 'An enemy engages',
    makeFirst: 'Make first player',
    comesBack: (hero: string) => `${hero} returns to play`,
    rare: 'Seldom needed',
    doom: 'Each player: threat +1',
    countAs: 'Count threat as',
    countAsGist: 'Engagement goes by this number; elimination by the dial.',
    threshold: 'Eliminated at',
    eliminate: 'Eliminate this player',
  },
  character: {
    resources: 'Resources',
    damage: (left: number | null) => (left === null ? 'Damage' : `Damage (${left} left)`),
    committed: 'Committed to the quest',
    printed: 'Printed on the card',
    numbers: (
      willpower: number | null,
      attack: number | null,
      defence: number | null,
      hitPoints: number | null,
    ) =>
      `Willpower ${shown(willpower)}, attack ${shown(attack)}, defence ${shown(defence)}, hit points ${shown(hitPoints)}`,
    change: 'Change the numbers',
    keep: 'Keep these numbers',
    rare: 'Seldom needed',
    cannotCollect: 'Collects no resources',
    takeControl: (player: string) => `${player} takes control`,
    destroyed: 'Destroyed',
    discarded: 'Discarded or returned to the hand',
    captive: 'Taken captive',
    away: 'Shuffled into a deck',
  },
  encounter: {
    gone: 'No longer in play',
    goneText: 'This card has left the table. Undo brings it back.',
    shadowCards: 'Shadow cards',
    progress: (points: number | null) => `Progress of ${shown(points)}`,
    moves: 'By hand or by a card',
    engage: (player: string) => `Engages ${player}`,
    toStaging: 'Back to the staging area',
    considered: (player: string, now: boolean) =>
      now ? `No longer considered engaged with ${player}` : `Considered engaged with ${player}`,
    attackAtOnce: (player: string) => `Attacks ${player} at once`,
    travel: 'Travel here',
    makeActive: 'Make active by a card',
    explore: 'Explored',
    claim: (name: string) => `${name} claims it`,
    guards: (name: string) => `Guards ${name}`,
    guardsNot: (name: string) => `No longer guards ${name}`,
    discard: 'Discard',
  },
  modifiers: {
    title: 'For a while',
    add: 'Add a modifier',
    line: (stat: string, amount: number, until: string) =>
      `${stat} ${signed(amount)}, ${until.toLowerCase()}`,
    end: (stat: string) => `End: ${stat}`,
    stat: 'Which number',
    amount: 'By how much',
    howLong: 'How long',
    until: { phase: 'This phase', round: 'This round', leaves: 'While in play' },
  },
  attachments: {
    title: 'Attachments',
    add: 'Attach a card',
    name: 'Name, if you like',
    unnamed: 'An attachment',
    restricted: (name: string) => `${name} (restricted)`,
    discard: (name: string) => `Discard ${name}`,
  },
  form: {
    name: 'Name, if you like',
    type: 'Kind of card',
    known: 'Cards typed before',
    spheres: 'Spheres',
    keywords: 'Keywords',
    doomed: 'Doomed',
    surge: 'Surge',
    guarded: 'Guarded',
    add: 'Lay it on the table',
    revealed: 'Revealed',
  },
  playCard: {
    title: (player: string) => `${player} plays`,
    kind: 'How it comes into play',
    kinds: { ally: 'Ally', attachment: 'Attachment', putIntoPlay: 'Put into play' },
    play: { ally: 'Play the ally', attachment: 'Play the attachment', putIntoPlay: 'Put into play' },
    sphere: 'Sphere of the card',
    cost: 'Cost',
    free: 'For free',
    on: 'Attached to',
    payer: (hero: string, spheres: string, resources: number) =>
      spheres === '' ? `${hero}: ${resources}` : `${hero} (${spheres}): ${resources}`,
    paid: (paid: number, cost: number) => `Paid: ${paid} of ${cost}`,
  },
  action: {
    title: 'Action or event',
    who: 'Who',
    kind: 'What kind',
    ability: 'Ability of a card in play',
    event: 'Event from the hand',
    response: 'It is a response',
    take: 'Take it',
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    log: 'What happened',
    logEmpty: 'Nothing yet.',
    reference: 'Rules and F.A.Q.',
    saves: 'Saved games',
    settings: 'Settings',
    kept: 'Every step is saved as you play.',
    quit: 'Save and quit',
    end: 'End the game',
    endAsk: 'End the game?',
    endText: 'Say how it ended. Undo goes back into it.',
    won: 'We have won',
    lost: 'We have lost',
    seating: {
      label: 'Seats',
      around: 'Around the table',
      facing: 'All facing me',
    },
  },
  /** In the place of a printed number nobody has typed. */
  unknown: 'not known',
};
