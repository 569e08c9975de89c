/** What the shelf says of the game. */
export const en = {
  title: 'The TCG',
  subtitle: 'Paths, twilight and skirmishes for two to four',
  newGame: 'Play the TCG',
  reference: 'Rules of the booklet',
  cards: 'Decks and set list',
  games: 'Games played',
};
