import type { creditsEn } from '../en/credits';

export const creditsFr: typeof creditsEn = {
  title: 'Crédits',
  fan: 'Le Livre Rouge est fait par des joueurs, pour des joueurs. Il demande la boîte du jeu, n’en remplace rien, et n’a aucun lien avec son éditeur ni avec les détenteurs des droits. Il ne contient ni illustration ni texte officiels : noms et nombres ne servent qu’à retrouver la bonne carte ou la bonne tuile.',
  icons: 'Icônes',
  iconsText:
    'Tirées de game-icons.net, par Lorc, Delapouite, Skoll et leurs contributeurs, sous licence Creative Commons Attribution 3.0. Recolorées par l’application.',
  fonts: 'Caractères',
  fontsText:
    'Alegreya et Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, sous licence SIL Open Font.',
  software: 'Logiciels',
  softwareText:
    'Bâti avec Expo, React Native, SQLite, Skia, react-native-svg, zustand, immer, pure-rand et zod, tous logiciels libres.',
  licence: 'Licence',
  licenceText: 'Le code est un logiciel libre sous licence MIT. Les récits sont propres à ce projet.',
  licences: {
    title: 'Licences',
    open: 'Toutes les licences',
    search: 'Chercher dans les licences',
    none: 'Rien de ce nom.',
    without: 'Son texte se trouve à l’adresse ci-dessus.',
  },
  version: (version: string) => `Version ${version}`,
};
