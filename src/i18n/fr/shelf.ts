import type { titleEn } from '../en/shelf';

export const titleFr: typeof titleEn = {
  newGame: 'Nouvelle campagne',
  saves: 'Parties sauvegardées',
  layMap: 'Dresser un plateau',
  box: 'Dans la boîte',
  collection: 'Collection',
  settings: 'Réglages',
  credits: 'Crédits',
};
