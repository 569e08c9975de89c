/** What the shelf says of the game. */
export const en = {
  title: 'The Card Game',
  subtitle: 'A second pair of hands at the table, for one to four players',
  newGame: 'New game',
};
