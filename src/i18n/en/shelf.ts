/** The title page. */
export const titleEn = {
  newGame: 'New campaign',
  saves: 'Saved games',
  layMap: 'Lay a map',
  box: 'What is in the box',
  collection: 'Collection',
  settings: 'Settings',
  credits: 'Credits',
};
