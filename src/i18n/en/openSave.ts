/** The page of a game before its save is open, and why a save does not open. */
export const openSaveEn = {
  none: { title: 'No game is open', text: 'Begin a new game, or open one that was saved.' },
  failed: {
    title: 'This save does not open',
    kept: 'The save lies where it was, untouched.',
    'no-such-slot': 'There is no such save on this device.',
    'no-content': (campaign: string) =>
      `It was played with a campaign this device does not have: ${campaign}. Bring the campaign in again, then open the save.`,
    unreadable: 'Its pages cannot be read. Export it from the list of saves, so that nothing is lost.',
    newer: 'It was written by a newer version of the app. Update the app, then open it again.',
    notSaved: 'The game that is open must be written first.',
  },
  toSaves: 'To the saved games',
  toTitle: 'To the title page',
  newGame: 'New game',
};
