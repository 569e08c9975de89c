import type { openSaveEn } from '../en/openSave';

export const openSaveFr: typeof openSaveEn = {
  none: {
    title: 'Aucune partie n’est ouverte',
    text: 'Commencez une partie, ou reprenez-en une qui a été sauvegardée.',
  },
  failed: {
    title: 'Cette sauvegarde ne s’ouvre pas',
    kept: 'La sauvegarde est restée à sa place, intacte.',
    'no-such-slot': 'Cette sauvegarde n’est pas sur cet appareil.',
    'no-content': (campaign) =>
      `Elle appartient à une campagne que cet appareil n’a pas : ${campaign}. Importez de nouveau la campagne, puis rouvrez la sauvegarde.`,
    unreadable:
      'Ses pages sont illisibles. Exportez-la depuis la liste des sauvegardes, afin que rien ne se perde.',
    newer: 'Elle a été écrite par une version plus récente. Mettez l’application à jour, puis rouvrez-la.',
    notSaved: 'La partie ouverte doit d’abord être écrite.',
  },
  toSaves: 'Vers les sauvegardes',
  toTitle: 'Vers la page de titre',
  newGame: 'Nouvelle partie',
};
