/** Opening a save, and the table it finds. */
export const playEn = {
  opening: 'Opening the save…',
  none: {
    title: 'No game is open',
    text: 'Begin a new campaign, or open one that was saved.',
  },
  failed: {
    title: 'This save does not open',
    kept: 'It lies where it was, untouched.',
    'no-such-slot': 'There is no such save on this device.',
    'no-campaign': (campaign: string) =>
      `It was played with a campaign this device does not have: ${campaign}. Bring the campaign in again, then open the save.`,
    unreadable: 'Its pages cannot be read. Export it from the list of saves, so that nothing is lost.',
    newer: 'It was written by a newer version of the app. Update the app, then open it again.',
    notSaved: 'The game that is open could not be written yet. Free some space and try again.',
  },
  toSaves: 'To the saved games',
  toTitle: 'To the title page',
  newGame: 'New campaign',
  welcome: 'Where you left off',
  welcomeText: (company: string, round: number) =>
    round === 0
      ? `${company} was about to set out. Is the table still laid?`
      : `${company}, round ${round}. Is the table still laid?`,
  stillLaid: 'It is laid: go on',
  layAgain: 'Lay it again',
  rebuild: 'How to lay the table again',
  rebuildText: 'Tiles in laying order, with what lies on each; then enemies and heroes.',
  offMap: (names: string) => `On the map, in the spaces you remember: ${names}.`,
};
