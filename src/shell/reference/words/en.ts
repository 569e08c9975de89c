/** What every reference says alike; loaded with its page, not with the shelf. */
export const en = {
  views: 'Ways to read',
  contents: 'Contents',
  index: 'A to Z',
  print: 'Print',
  printed: (game: string) => `${game}: the rules`,
  printFailed: 'The page could not be handed over. Nothing is lost; try again.',
  more: 'More',
  less: 'Less',
  readWith: 'Read with it',
  ours: 'Ruled by this app',
  unfold: 'Shows its entries',
  searchRules: 'Search the rules',
  missing: 'There is no such entry.',
};
