/** Why the book did not open or could not be written, and our own mistakes. */
export const faultEn = {
  kept: 'Nothing that was kept has been lost.',
  unsavedInstead: 'Go on without saving',
  reload: 'Reload',
  'storage-blocked': {
    title: 'The browser refuses to keep anything',
    text: 'A setting of this browser blocks site data for this page, so nothing can be kept here. Allow it and try again. Or go on without saving, and export your saves before the page is closed.',
  },
  'open-elsewhere': {
    title: 'The book is open elsewhere',
    text: 'Another tab or window has it. Close the other one: this page will open by itself as soon as it is free.',
  },
  'disk-full': {
    title: 'No room left on this device',
    text: 'The book could not be written because the disk or the browser’s share of it is full. Free some space and try again.',
  },
  newer: {
    title: 'This book was written by a newer app',
    text: 'Its pages are in a form this version does not know, and it leaves them untouched. Update the app, or reload the page, then try again.',
  },
  damaged: {
    title: 'The book cannot be read',
    text: 'The file on this device is damaged. It is left exactly as it is. Try again after a restart.',
  },
  silent: {
    title: 'The book does not answer',
    text: 'The part that reads and writes did not start. Reload the page; if it happens again, restart the browser.',
  },
  unknown: {
    title: 'Something unexpected happened',
    text: 'The book does not do what it should. Try again; if it happens again, close the app or the browser and open it anew.',
  },
  writing: 'The last change is not kept yet. It holds as long as the app stays open.',
};

export const mishapEn = {
  title: 'Something tore on this page',
  text: 'A mistake of ours stopped this screen. What was kept is safe on this device. You can export it, then start again.',
  restart: 'Start again',
  details: 'What happened',
};

/** The page in the place of all others after two launches that broke off. */
export const safeLaunchEn = {
  title: 'The app broke off twice',
  text: 'It stopped shortly after its last two starts. This time nothing has been opened: neither the book nor the game that was open. What was kept is on this device, untouched.',
  harmless: 'If you closed it yourself, or the battery ran out, nothing has to be mended: start as always.',
  asAlways: 'Start as always',
  titleAlone: 'Start without the game that was open',
  first: 'To be safe, export your saves first:',
};

/** The book itself as a file, where its saves cannot be read. */
export const bookFileEn = {
  text: 'The saves could not be read. So that nothing is lost, the book itself can be handed over as it is: whoever mends it needs every file it consists of.',
  share: 'Hand over the book',
  shared: 'The book was handed over as it is.',
  failed: 'The book could not be read either. Nothing was changed.',
};
