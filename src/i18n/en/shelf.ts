/** The title page. */
export const shelfEn = {
  saves: 'Saved games',
  settings: 'Settings',
  credits: 'Credits',
  goOn: 'Continue',
  goOnWith: (save: string) => `Continue: ${save}`,
  unknownGame: 'A game that this version of the app does not know',
};
