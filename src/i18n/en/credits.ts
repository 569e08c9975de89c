/** Who made what. */
export const creditsEn = {
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
  licences: {
    title: 'Licences',
    open: 'Every licence',
    search: 'Search the licences',
    none: 'Nothing of that name.',
    without: 'Its text stands at the address above.',
  },
  version: (version: string) => `Version ${version}`,
};
