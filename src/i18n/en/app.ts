/** Words of the frame round every screen and of the controls. */
export const appEn = {
  name: 'The Red Book',
  subtitle: 'A companion for the games of Middle-earth',
  opening: 'Opening the book…',
  unsaved:
    'Nothing is being kept: what you play lives only until this page is closed. Export it before you go.',
  back: 'Back',
  close: 'Close',
  clear: 'Clear the search',
  unknown: 'not known',
  on: 'On',
  off: 'Off',
  cancel: 'Cancel',
  retry: 'Try again',
  export: 'Export every save',
  exported: 'Exported.',
  exportFailed: 'The export could not be written. Nothing was changed.',
  pair: (name: string, value: string) => `${name}: ${value}`,
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
};

export const notFoundEn = {
  title: 'No such page',
  text: 'The book has no page at this address.',
  home: 'To the title page',
};
