/** A new game: who plays, with which Ring, in which format. */
export const newGameEn = {
  title: 'A game of the TCG',
  begin: 'On to the bids',
  saveName: (players: string) => `TCG: ${players}`,
  players: 'Players',
  order: 'In any order: the bids decide who plays first.',
  playerName: (seat: number) => `Name of player ${seat}`,
  again: { title: 'The same table again?', take: 'Take these players' },
  ring: 'The One Ring',
  bearerTitle: 'Frodo',
  resistance: 'Resistance',
  asPrinted: 'As printed on the card; what is left out can be entered later.',
  format: {
    label: 'Format',
    hint: 'Everybody plays sites of the same block.',
    options: {
      towersBlock: 'Towers block: sets 4 to 6',
      fellowshipBlock: 'Fellowship block: sets 1 to 3',
      open: 'Open: all cards, Towers sites',
    },
  },
  moveLimit: 'Moves a turn',
  moveLimitText: 'The booklet does not say how many for three or four players: agree on it.',
  source:
    'The booklet we have completes a base booklet that was not at hand. What it leaves out stands in the base rules, marked, and can be set.',
  baseRules: 'Base rules',
  baseChanged: (count: number) =>
    count === 1 ? '1 value set by this table' : `${count} values set by this table`,
};

/** Its part of the page of settings. */
export const tcgSettingsEn = {
  title: 'The TCG',
  text: 'What the booklet does not say, and your table decides.',
  baseRules: 'Base rules',
  cards: 'Set list',
  seating: {
    label: 'Seats',
    hint: 'Whether each player’s side of the screen is turned to where they sit.',
    options: { around: 'Around the table', facing: 'All facing me' },
  },
};
