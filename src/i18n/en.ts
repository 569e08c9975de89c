/** Every word of the interface. French has the same shape, so a missing word does not compile. */
export const en = {
  app: {
    name: 'The Red Book',
    subtitle: 'A companion for Journeys in Middle-earth',
    opening: 'Opening the book…',
    unsaved: 'Nothing is being kept: this session lives only until the page is closed.',
    back: 'Back',
    close: 'Close',
    on: 'On',
    off: 'Off',
    cancel: 'Cancel',
    retry: 'Try again',
    export: 'Export everything kept',
    exported: 'Exported.',
    exportFailed: 'The export could not be written. Nothing was changed.',
    less: (what: string) => `Less: ${what}`,
    more: (what: string) => `More: ${what}`,
  },
  title: {
    settings: 'Settings',
    credits: 'Credits',
  },
  settings: {
    title: 'Settings',
    reading: 'Reading',
    table: 'At the table',
    sounds: 'Sound',
    keeping: 'What is kept',
    keepingText:
      'Settings and campaigns are kept on this device and nowhere else. An export is a file you can put away safely.',
    language: {
      label: 'Language',
      hint: 'The language of the app and of the stories.',
      options: { device: 'As the device', fr: 'Français', en: 'English' },
    },
    cardNames: {
      label: 'Names of cards',
      hint: 'The cards in your box may be French or English.',
      options: { both: 'Both', fr: 'French', en: 'English' },
    },
    textSize: {
      label: 'Text size',
      hint: 'Large enough to be read by everyone round the table.',
      options: { normal: 'Normal', large: 'Large', larger: 'Larger', largest: 'Largest' },
    },
    theme: {
      label: 'Light',
      hint: 'Vellum by day, dark leather by candlelight.',
      options: { device: 'As the device', day: 'Day', night: 'Night' },
    },
    motion: {
      label: 'Motion',
      hint: 'Reduced: things appear in place, with a still highlight.',
      options: { device: 'As the device', full: 'Full', reduced: 'Reduced' },
    },
    flip: {
      label: 'Turned for the far side',
      hint: 'Turns the whole screen for those who sit across the table.',
      options: { off: 'No', on: 'Turned' },
    },
    mirror: {
      label: 'Table mirror',
      hint: 'The app also keeps figures, damage, fear and inspiration, and works out exact targets and paths.',
      options: { off: 'Off', on: 'On' },
    },
    sound: {
      label: 'Sounds',
      hint: 'Short wooden sounds under the fingers.',
      options: { on: 'On', off: 'Off' },
    },
    narration: {
      label: 'Narration',
      hint: 'Stories are read aloud by the voice of the device.',
      options: { off: 'Off', on: 'On' },
    },
    listen: 'Listen to the voice',
    sample: 'The road goes down among the alders, and somebody has hung a lantern there.',
  },
  credits: {
    title: 'Credits',
    fan: 'Red Book is made by players for players. It needs the boxed game, replaces none of it, and has no tie to its publisher or to the holders of its rights. It ships no official art and no official text: names and numbers of cards and tiles are given so that you can find the right one in the box.',
    icons: 'Icons',
    iconsText:
      'From game-icons.net, by Lorc, Delapouite, Skoll and contributors, under Creative Commons Attribution 3.0. Recoloured by the app.',
    fonts: 'Typefaces',
    fontsText:
      'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.',
    software: 'Software',
    softwareText:
      'Built with Expo, React Native, SQLite, Skia, react-native-svg, zustand, immer, pure-rand and zod, all free software.',
    licence: 'Licence',
    licenceText: 'The code is free software under the MIT licence. Stories are original to this project.',
    version: (version: string) => `Version ${version}`,
  },
  fault: {
    kept: 'Nothing that was kept has been lost.',
    unsavedInstead: 'Go on without saving',
    reload: 'Reload',
    'insecure-origin': {
      title: 'This address cannot keep a book',
      text: 'Browsers keep data only for pages opened over https or on localhost. Open the app at an https address, or play on without saving.',
    },
    'storage-blocked': {
      title: 'The browser refuses to keep anything',
      text: 'Storage is blocked for this page: often a private window or a setting against site data. Allow it and try again, or play on without saving.',
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
      text: 'The file on this device is damaged. It is left exactly as it is. Export it if you can, and try again after a restart.',
    },
    silent: {
      title: 'The book does not answer',
      text: 'The part that reads and writes did not start. Reload the page; if it happens again, restart the browser.',
    },
    unknown: {
      title: 'The book did not open',
      text: 'Something unexpected happened. Try again; if it happens again, export what is kept and restart the device.',
    },
    writing: {
      title: 'The last change could not be kept',
      text: 'It holds as long as the app stays open. Free some space, then try again.',
    },
  },
  mishap: {
    title: 'Something tore on this page',
    text: 'A mistake of ours stopped this screen. What was kept is safe on this device. You can export it, then start again.',
    restart: 'Start again',
    details: 'What happened',
  },
  notFound: {
    title: 'No such page',
    text: 'The book has no page at this address.',
    home: 'To the title page',
  },
};

export type Translations = typeof en;
