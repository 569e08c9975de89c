/** What the shelf says of the game. */
export const en = {
  title: 'The Card Game',
  subtitle: 'A second pair of hands for one to four',
  newGame: 'New game',
  reference: 'Rules and F.A.Q.',
  cards: 'Decks and cards',
  scores: 'Scores',
};
