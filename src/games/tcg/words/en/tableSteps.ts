import { signed, some } from './phrases';

/** What the stages before the first turn and the steps of a turn say. */
export const tableStepsEn = {
  bids: {
    title: 'Secret bids',
    curtain: (player: string) => `For ${player} alone`,
    curtainText: (player: string) => `Hand the tablet to ${player}. The others look away.`,
    takeIt: (player: string) => `I am ${player}`,
    ask: (player: string) => `${player}, how many burdens do you bid?`,
    text: 'The highest bid chooses its place in the order of play first. What you bid, your Ring-bearer carries from the start.',
    bid: 'Bid',
    burdensAfter: (bid: number, resistance: number) => `The Ring-bearer begins with ${bid} of ${resistance}.`,
    corrupts: (resistance: number) =>
      `${some(resistance, 'burden corrupts', 'burdens corrupt')} this Ring-bearer: with this bid you lose before the game begins.`,
    confirm: 'I know, and I bid it',
    lock: 'Lock my bid',
    hide: 'Hide it again',
    has: (player: string) => `${player} has bid`,
    takeBack: (player: string) => `Take back: ${player}`,
    middle: 'Everybody has bid. Lay the tablet in the middle.',
    reveal: 'Show all bids together',
  },
  seats: {
    title: 'Places in the order of play',
    bid: (player: string, bid: number) => `${player} bid ${bid}`,
    corrupted: (player: string) => `${player} is corrupted by the bid and is out.`,
    tie: (players: string) => `Equal bids: chance gave this order to ${players}.`,
    tossed: (first: string, second: string) => `We tossed ourselves: ${first} before ${second}`,
    choose: (player: string) => `${player} chooses a place`,
    order: (players: string) => `Then: ${players}`,
    place: (place: number) => ['First', 'Second', 'Third', 'Fourth'][place] ?? `${place + 1}`,
    taken: (place: string, player: string) => `${place}: ${player}`,
  },
  fellowships: {
    title: (player: string) => `Starting fellowship of ${player}`,
    text: 'Companions from the draw deck, beside the Ring-bearer. No token is added.',
    cost: (cost: number, most: number) => `Twilight costs: ${cost} of ${most}`,
    bearer: (burdens: number, resistance: number) => `Ring-bearer, burdens: ${burdens} of ${resistance}`,
    none: 'Nobody yet beside the Ring-bearer.',
    add: 'Add to the fellowship',
    remove: (name: string) => `Remove: ${name}`,
    costs: (cost: number | null) => (cost === null ? 'cost not entered' : `cost ${cost}`),
    then: (player: string) => `Then ${player}`,
    begin: 'The first turn begins',
  },
  start: {
    heal: (left: number) => `Sanctuary: ${some(left, 'wound', 'wounds')} left to heal`,
    one: (name: string, wounds: number) => `Heal ${name} (${some(wounds, 'wound', 'wounds')})`,
    nobody: 'Nobody in the company is wounded.',
  },
  playing: {
    companion: 'Play a companion',
    ally: 'Play an ally',
    minion: 'Play a minion',
    card: 'Play another card',
    action: 'Event or ability',
    again: 'Played before: one tap plays it',
    againOne: (name: string, cost: number) => `${name} (${cost})`,
    draw: 'Draw a card',
    drawn: (drawn: number) => `Drawn in this phase: ${drawn} of 4`,
  },
  move: {
    to: (site: number, twilight: number) => `Move to site ${site}: twilight ${signed(twilight)}`,
    cost: 'This move adds',
    shadowNumber: (site: number) => `Shadow number of site ${site}`,
    noMore: 'No move is left in this turn.',
  },
  act: {
    order: 'Order of actions',
    pass: (player: string) => `${player} passes`,
    take: (player: string) => `${player} acts`,
    all: (then: string) => `Everybody passes: ${then}`,
  },
  fallen: {
    title: 'The Ring-bearer is dead',
    text: (player: string) =>
      `${player} has lost, unless a card answers: then another companion bears the Ring from now on.`,
    heir: (name: string) => `A card gives the Ring to ${name}`,
  },
  archery: {
    freePeoples: 'Arrows at minions',
    shadow: 'Arrows at the company',
    modify: (side: string) => `A card changes the arrows: ${side}`,
    left: (side: string, wounds: number) => `${side}: ${some(wounds, 'wound', 'wounds')} to deal`,
    wound: (name: string) => `Wound ${name}`,
    own: 'Count the wounds ourselves',
    still: (wounds: number) => `${some(wounds, 'wound', 'wounds')} still to deal`,
  },
  assign: {
    minion: 'Which minion?',
    defender: (minion: string) => `Who fights ${minion}?`,
    pair: (defender: string, freePeoples: number, shadow: number) =>
      `${defender}: ${freePeoples} to ${shadow}`,
    done: 'Assigned',
    line: (defender: string, minions: string) => `${defender} against ${minions}`,
    free: (minion: string) => `Free again: ${minion}`,
    none: 'No minion is free.',
    byAction: 'Assign by a card',
    ambush: (minion: string, tokens: number) =>
      `Ambush of ${minion}: add ${some(tokens, 'token', 'tokens')}?`,
    spring: (tokens: number) => `Add ${tokens}`,
    leave: 'No',
  },
  skirmish: {
    of: (defender: string) => `Skirmish of ${defender}`,
    choose: (defender: string, freePeoples: number, shadow: number) =>
      `${defender}: ${freePeoples} to ${shadow}`,
    freePeoples: 'Free Peoples',
    shadow: 'Shadow',
    wins: {
      freePeoples: (losers: string, wounds: number) =>
        `The Free Peoples win: ${losers}, ${some(wounds, 'wound', 'wounds')}`,
      shadow: (losers: string, wounds: number) =>
        `The Shadow wins: ${losers}, ${some(wounds, 'wound', 'wounds')}`,
    },
    overwhelms: {
      freePeoples: (losers: string) => `The Free Peoples overwhelm: ${losers} killed`,
      shadow: (losers: string) => `The Shadow overwhelms: ${losers} killed`,
    },
    nobody: 'No winner',
    burdens: (burdens: number) => `The Ring takes the wounds: ${some(burdens, 'burden', 'burdens')}`,
    cancel: 'A card cancels this skirmish',
    own: 'Count the totals ourselves',
    putOn: (ring: string) => `Put on ${ring}`,
    takeOff: (ring: string) => `Take off ${ring}`,
    modify: (name: string) => `Strength of ${name} in this phase`,
  },
  reconcile: {
    hand: (player: string) => `Cards in the hand of ${player}`,
    rule: (size: number, free: number) =>
      `Down to ${some(size, 'card', 'cards')}, or discard up to ${free} and draw up to ${size}.`,
    discard: 'Discards',
    draws: (player: string, discards: number, draws: number) =>
      `${player} discards ${some(discards, 'card', 'cards')}, draws ${some(draws, 'card', 'cards')}`,
    plainly: (player: string) => `${player} reconciles`,
    endTurn: 'Reconcile and end the turn',
  },
  control: {
    /** p.28–29 Neither is free: a card has to say so. */
    take: (player: string, site: number) => `By a card: ${player} takes control of site ${site}`,
    liberate: (site: number) => `By a card: liberate site ${site}`,
  },
};
