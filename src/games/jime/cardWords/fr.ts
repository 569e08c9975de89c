import type { en } from './en';

export const fr: typeof en = {
  title: 'Voyages en Terre du Milieu',
  subtitle: 'Des campagnes pour cinq héros au plus',
  newCampaign: 'Nouvelle campagne',
  layMap: 'Dresser un plateau',
  box: 'Dans la boîte',
  reference: 'Règles',
  collection: 'Collection',
};
