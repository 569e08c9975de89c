/** Campaigns that came from files. */
export const importedCampaignsEn = {
  title: 'Campaigns brought in',
  text: 'They came from files and are offered for a new game with those of the app.',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove the campaign ${name}`,
  removeText: (name: string) =>
    `“${name}” will no longer be offered for a new game. To have it back you will need its file.`,
  removeNow: 'Remove it',
  played: (name: string, saves: string) =>
    `“${name}” stays: ${saves} could not be opened without it. Delete what is played with it and empty the bin first.`,
};
