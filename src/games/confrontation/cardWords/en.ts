/** What the shelf says of the game. */
export const en = {
  title: 'The Confrontation',
  subtitle: 'Nine secret characters against nine',
  newGame: 'Play',
  guide: 'Characters and cards',
  results: 'Results',
};
