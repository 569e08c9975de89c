import type { shelfEn } from '../en/shelf';

export const shelfFr: typeof shelfEn = {
  saves: 'Sauvegardes',
  settings: 'Paramètres',
  credits: 'Crédits',
  goOn: 'Reprendre',
  goOnWith: (save) => `Reprendre : ${save}`,
  unknownGame: 'Un jeu que cette version de l’application ne connaît pas',
};
