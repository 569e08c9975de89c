/** The page of saves: slots, bookmarks, the bin, files. */
export const savesEn = {
  title: 'Saved games',
  intro: 'Every step is kept by itself. Choose a game and go on where you left it.',
  reading: 'Looking through the shelves…',
  empty: 'No game is kept yet. Begin a new one, or bring in a file.',
  resume: 'Go on',
  resumeLabel: (name: string) => `Go on with ${name}`,
  more: 'More',
  moreLabel: (name: string) => `More about ${name}`,
  changed: (date: string) => `Last played ${date}`,
  unknown: 'This save cannot be shown',
  unknownGame:
    'It is of a game this version of the app does not have. It is kept exactly as it is; update the app to open it.',
  menu: {
    name: 'Name of the save',
    keepName: 'Keep this name',
    duplicate: 'Duplicate',
    copyOf: (name: string) => `${name} (copy)`,
    points: 'Bookmarks, backups and earlier adventures',
    export: 'Export as a file',
    edition: 'Go on with the new edition',
    editionText:
      'A newer edition of this campaign is here. This save goes on with its own unless you say otherwise. If it changes over, nothing before can be undone; this moment stays among its bookmarks.',
    editionMoved: 'This save goes on with the new edition now.',
    editionUnfit: 'This save does not fit the new edition. It goes on with its own.',
    editionPoint: 'Before the new edition',
    bin: 'Delete',
    binText: (name: string) => `“${name}” goes to the bin, from which it can be taken back.`,
  },
  points: {
    title: 'Go back to another point',
    text: 'Going there begins a new save; this one stays as it is.',
    none: 'Nothing is kept besides the game itself yet.',
    kind: {
      start: 'An adventure from its start',
      bookmark: 'Bookmark',
      backup: 'Backup',
      migration: 'As an older app left it',
    },
    go: 'Go there',
    goLabel: (what: string) => `Go there: ${what}`,
    remove: 'Remove',
    removeLabel: (name: string) => `Remove the bookmark ${name}`,
  },
  bookmark: {
    title: 'Bookmark this moment',
    text: (company: string) =>
      `${company} can come back to this very moment later, without giving up the game that goes on.`,
    name: 'Name of the bookmark',
    keep: 'Keep a bookmark',
    kept: (name: string) => `“${name}” is kept.`,
    failed: 'The bookmark could not be written yet. It will be, as soon as there is room.',
  },
  bin: {
    title: 'Bin',
    text: 'Saves that were deleted. They stay here until you empty the bin.',
    deleted: (date: string) => `Deleted ${date}`,
    restore: 'Take back',
    restoreLabel: (name: string) => `Take back ${name}`,
    empty: 'Empty the bin',
    emptyText: 'Everything in the bin will be gone for good.',
    emptyNow: 'Empty it for good',
  },
  files: {
    title: 'Files',
    text: 'A file carries saves or a campaign from one device to another. Saves brought in are added to those that are here. A campaign is checked first; from then on new games begin with this edition of it.',
    import: 'Bring in a file',
    saves: (n: number) =>
      n === 0
        ? 'No save was brought in.'
        : n === 1
          ? 'One save was brought in.'
          : `${n} saves were brought in.`,
    left: 'What could not be brought in as it should be',
    moreLeft: (n: number) => `And ${n} more.`,
    unproved: (name: string): string =>
      `“${name}” cannot be read. It is kept exactly as it is and can be exported again.`,
    here: (name: string): string =>
      `“${name}” is here already. While it has secrets it cannot be here twice: one could go back behind what has been seen. To bring it in all the same, delete the one that is here and empty the bin.`,
    leftOut: (name: string): string =>
      name ? `“${name}” is no save and was left out.` : 'An entry that is no save was left out.',
    refusedImport: (id: string): string =>
      `The campaign “${id}” was not taken in: it would be refused by itself too. Its saves are kept, and open once their campaign is here.`,
    renamed: (name: string): string => `One of that name was here already: the new one is “${name}”.`,
    campaign: (name: string): string =>
      `The campaign “${name}” was brought in. It is offered with the others for a new game.`,
    campaignAgain: (name: string): string =>
      `The campaign “${name}” was brought in again. New games begin with this edition; saves go on with the one they were played with.`,
    notSaved: 'The file is sound, but nothing of it was taken in. Bring it in again once this is mended.',
    refused: {
      huge: 'This file is far too large to be one of ours. Nothing was changed.',
      foreign: 'This is not a file of the Red Book. Nothing was changed.',
      newer: 'This file was written by a newer app. Update this one, then try again. Nothing was changed.',
      damaged: 'This file was damaged on the way. Ask for it again. Nothing was changed.',
      broken: 'This file does not hold a game that can be played. Nothing was changed.',
      empty: 'This file holds no save. Nothing was changed.',
      unsound:
        'This campaign could not be played through as it is: the check of its files found faults. Nothing was changed.',
      shipped: 'The app already has a campaign of this name. Nothing was changed.',
      elsewhere:
        'This file holds cards that were entered, not saves. Bring it in on its game’s page of cards. Nothing was changed.',
    },
    faults: 'What its author has to mend',
    advice: 'It can be played as it is. What its author may still improve',
    moreAdvice: (n: number) => `And ${n} more.`,
    moreFaults: (n: number) =>
      n === 1 ? 'And one more fault.' : `And ${n} more faults. Those above first: some may go with them.`,
    fault: (file: string, path: string, message: string) => `${file} ${path}: ${message}`,
  },
  notSaved: {
    text: 'The last steps could not be written. The game goes on as long as the app stays open, and everything will be written as soon as it can be.',
    elsewhere:
      'The game was taken further there, so this page can keep nothing more. Reload it to go on from what is kept; the steps made here since are lost.',
  },
};
