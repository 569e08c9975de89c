import type { importedCampaignsEn } from '../en/importedCampaigns';

export const importedCampaignsFr: typeof importedCampaignsEn = {
  title: 'Campagnes apportées',
  text: 'Elles viennent de fichiers et sont proposées, avec celles de l’application, pour une nouvelle partie.',
  remove: 'Retirer',
  removeLabel: (name) => `Retirer la campagne ${name}`,
  removeText: (name) =>
    `« ${name} » ne sera plus proposée pour une nouvelle partie. Pour la retrouver, il faudra son fichier.`,
  removeNow: 'La retirer',
  played: (name, saves) =>
    `« ${name} » reste : sans elle, on ne pourrait plus ouvrir ${saves}. Supprimez d’abord ce qui se joue avec elle, puis videz la corbeille.`,
};
