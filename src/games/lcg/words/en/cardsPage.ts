/** Decks and cards: the check of a list, the starter decks, what the table has entered. */
export const cardsPageEn = {
  title: 'Decks and cards',
  tabs: { check: 'Check a deck', starters: 'Starter decks', catalogue: 'Entered cards' },
  check: {
    paste: 'Paste the list of a deck',
    empty: 'A deck is checked as soon as its list is here.',
    formats:
      'One card to a line, with its number of copies: “3x Gandalf”, “Gandalf x3”, “3 Gandalf (Core Set)”. Headings such as Heroes, Allies or Events help.',
    clear: 'Clear the list',
    counts: (cards: number, heroes: number) =>
      `${cards === 1 ? '1 card' : `${cards} cards`}, ${heroes === 1 ? '1 hero' : `${heroes} heroes`}`,
    missing: (cards: number) =>
      cards === 1
        ? '1 card more makes it a tournament deck.'
        : `${cards} cards more make it a tournament deck.`,
    problems: 'What stands in the way',
    warnings: 'Worth knowing',
    more: (count: number) => `And ${count} more.`,
    nothingRead: 'No card was found in this text.',
  },
  starters: {
    text: 'One deck of 30 cards for each sphere, to learn with. Tournaments ask for 50.',
    deck: (from: number, to: number, gandalf: number) =>
      `Cards no. ${from} to ${to}, and one Gandalf (no. ${gandalf})`,
    missing: (count: number) =>
      count === 1
        ? 'The numbers of 1 hero are not entered yet.'
        : `The numbers of ${count} heroes are not entered yet.`,
  },
  catalogue: {
    text: 'What you enter once is offered again in every later game.',
    search: 'Name of a card',
    empty: 'Nothing has been entered yet.',
    emptyText:
      'Heroes, enemies and locations come here by themselves as you play. Or bring in a friend’s file.',
    none: (typed: string) => `No card is called “${typed}”.`,
    count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    groups: {
      hero: 'Heroes',
      ally: 'Allies',
      attachment: 'Attachments',
      event: 'Events',
      enemy: 'Enemies',
      location: 'Locations',
      objective: 'Objectives',
      quest: 'Quest cards',
    },
    stage: (scenario: string, stage: number) => `${scenario}, stage ${stage}`,
    edit: (name: string) => `Change: ${name}`,
    forget: (name: string) => `Forget: ${name}`,
    forgotten: (name: string) => `${name} is forgotten.`,
    putBack: 'Put it back',
    name: 'Name',
    save: 'Keep',
    export: 'Export as a file',
    import: 'Bring in a file',
    imported: (count: number) => (count === 1 ? '1 card was taken in.' : `${count} cards were taken in.`),
    notSaved: 'The last change could not be written. It holds while the app is open.',
    refused: {
      huge: 'This file is too large to be a list of cards.',
      broken: 'This file is cut short or altered. Nothing was taken in.',
      foreign: 'This is no file of entered cards. Nothing was taken in.',
      newer: 'This file was written by a newer version of the app. Nothing was taken in.',
    },
    numbers: {
      threat: 'Threat',
      engagement: 'Engagement cost',
      attack: 'Attack',
      defence: 'Defence',
      hitPoints: 'Hit points',
      questPoints: 'Quest points',
      victory: 'Victory points',
      threatCost: 'Threat cost',
      cost: 'Cost',
      willpower: 'Willpower',
    },
  },
};

/** The settings of this game alone. */
export const lcgSettingsEn = {
  title: 'The Card Game',
  windows: {
    label: 'Action windows',
    hint: 'Those that are passed are named, and one tap goes back to them. By rule every window is open to actions.',
    options: { needed: 'Stop where something is to do', all: 'Stop at each' },
  },
  scoring: {
    label: 'Scoring of new games',
    hint: 'Either can be chosen again when the game is over.',
    options: { faq: 'F.A.Q.: 10 more a round', core: 'Core rules' },
  },
  boxes: {
    label: 'Core sets at the table',
    hint: 'One is made for two players. The app warns when cards or tokens may run short.',
    options: { '1': '1', '2': '2', '3': '3', '4': '4' },
  },
  seating: {
    label: 'Seats',
    hint: 'Whether each player’s side of the screen is turned to where they sit.',
    options: { around: 'Around the table', facing: 'All facing me' },
  },
  cards: 'Entered cards',
};
