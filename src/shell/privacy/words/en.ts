/** The page on privacy; loaded with it, not with the shelf. */
export const en = {
  brief:
    'Nothing that you do here leaves this device. There is no account, no advertising, no counting of visits, and nobody to tell.',
  parts: [
    {
      title: 'What is kept',
      text: 'Saves, the names you typed, settings, collection and lists of cards: all of it in the book on this device, and nowhere else. It stays until you delete it, or remove the app or the data of this page.',
    },
    {
      title: 'What leaves',
      text: 'Only what you hand over yourself: an export, a picture or a printed page, to whom you choose. If the device makes backups of its own, the book may be in them, under the account and the terms of whoever keeps them.',
    },
    {
      title: 'The network',
      text: 'The app for tablets has no permission to use one. The page of a browser fetches itself from its host, the first time and when there is a newer version; the host sees that somebody did, as with any page, and never what is played.',
    },
    {
      title: 'What the app may do on the device',
      text: 'Vibrate, for the tremors, and set how its sounds mix with others. Files are seen only when you pick them. It never listens: on iOS the part that plays sounds could record, so the system keeps a sentence about the microphone ready; the app never asks for it. Narration is read by the device’s own voice; some voices are made by the device’s maker over a network, and narration is off until you switch it on.',
    },
  ],
};
