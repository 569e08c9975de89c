/** Games that were played to their end. */
export const gamesEn = {
  title: 'Games played',
  none: 'No game has been played to its end yet.',
  noneText: 'When one has, it stands here: who won, how far each company came, and with how many burdens.',
  begin: 'Begin a game',
  won: (player: string) => `${player} won`,
  nobody: 'Ended without a winner',
  turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  played: (date: string, format: string, turns: string) => `${date} · ${format} · ${turns}`,
  forget: (title: string, date: string) => `Forget: ${title}, ${date}`,
};

/** Where a save stands, in the list of saves. */
export const coverEn = {
  bids: 'The bids',
  seats: 'Places in the order of play',
  fellowships: 'Starting fellowships',
  play: (turn: number, player: string, phase: string) => `Turn ${turn}, ${player}: ${phase}`,
  ended: (player: string) => `${player} won`,
  endedByHand: 'Ended without a winner',
  line: (player: string, site: number, burdens: number) =>
    burdens === 1 ? `${player}: site ${site}, 1 burden` : `${player}: site ${site}, ${burdens} burdens`,
  out: (player: string, site: number, burdens: number) =>
    burdens === 1
      ? `${player}: out at site ${site}, 1 burden`
      : `${player}: out at site ${site}, ${burdens} burdens`,
};
