import { LANGUAGE_NAMES } from '../languages';

/** The settings, by the name each is kept under. */
export const settingsEn = {
  title: 'Settings',
  reading: 'Reading',
  table: 'At the table',
  sounds: 'Sound',
  keeping: 'What is kept',
  keepingText:
    'Everything is kept on this device and nowhere else. The export is a file to put away: every save with its bookmarks and earlier points, and the campaigns from files they are played with. Settings, collection and what lies in the bin are not in it.',
  kept: {
    file: 'The book is in a file of its own on this device; each step is written before the screen shows it.',
    browser:
      'This browser gives pages no files, so the book is in its database on this device; each step is written before the screen shows it. In a private window it lasts until that window is closed.',
    nowhere: 'Nothing is kept now: the book lasts until this page is closed.',
  },
  mayBeCleared:
    'The browser has not promised to keep it: when room runs short, or after weeks without a visit, it may clear it. Export now and then.',
  language: {
    label: 'Language',
    hint: 'The language of the app and of the stories.',
    options: { device: 'As the device', ...LANGUAGE_NAMES },
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
  awake: {
    label: 'Screen kept awake',
    hint: 'The screen does not go dark while an adventure is played.',
    options: { on: 'Yes', off: 'No' },
  },
  haptics: {
    label: 'Tremors',
    hint: 'The device trembles when something weighty happens, if it can.',
    options: { on: 'On', off: 'Off' },
  },
  sound: {
    label: 'Sounds',
    hint: 'Short wooden sounds under the fingers, and a drum when the table must look up.',
    options: { on: 'On', off: 'Off' },
  },
  narration: {
    label: 'Narration',
    hint: 'Stories are read aloud by the voice of the device.',
    options: { off: 'Off', on: 'On' },
  },
  listen: 'Listen to the voice',
  sample: 'The road goes down among the alders, and somebody has hung a lantern there.',
};
