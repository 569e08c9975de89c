/** Every game that was played to its end, and how often each side has won. */
export const resultsEn = {
  title: 'Results',
  none: 'No game has been played to its end yet.',
  noneText: 'Once one has, it stands here: how you fare against the book, and how often each side wins.',
  begin: 'Begin a game',
  book: 'Against the book',
  bookText: 'Games you have won, by the side you led.',
  people: 'Two at one tablet',
  peopleText: 'Games each side has won.',
  won: 'Won',
  wonOf: (won: number, played: number) => (played === 0 ? 'not played' : `${won} of ${played}`),
  row: (name: string, ...sides: string[]) => `${name}: ${sides.join('; ')}`,
  games: 'All games',
  played: (date: string, cast: string, turns: number) =>
    `${date} · ${cast} · ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  forget: (won: string, date: string) => `Forget: ${won}, ${date}`,
  notSaved: 'This result is not written down yet.',
};
