import type { playEn } from '../en/play';

export const playFr: typeof playEn = {
  opening: 'Ouverture de la sauvegarde…',
  none: {
    title: 'Aucune partie n’est ouverte',
    text: 'Commencez une campagne, ou reprenez-en une qui a été sauvegardée.',
  },
  failed: {
    title: 'Cette sauvegarde ne s’ouvre pas',
    kept: 'Elle est restée à sa place, intacte.',
    'no-such-slot': 'Il n’y a pas de telle sauvegarde sur cet appareil.',
    'no-campaign': (campaign) =>
      `Elle appartient à une campagne que cet appareil n’a pas : ${campaign}. Importez de nouveau la campagne, puis rouvrez la sauvegarde.`,
    unreadable:
      'Ses pages sont illisibles. Exportez-la depuis la liste des sauvegardes, afin que rien ne se perde.',
    newer: 'Elle a été écrite par une version plus récente. Mettez l’application à jour, puis rouvrez-la.',
    notSaved: 'La partie ouverte n’a pas encore pu être écrite. Libérez de la place et réessayez.',
  },
  toSaves: 'Vers les sauvegardes',
  toTitle: 'Vers la page de titre',
  newGame: 'Nouvelle campagne',
  welcome: 'Là où vous en étiez',
  welcomeText: (company, round) =>
    round === 0
      ? `${company} allait se mettre en route. La table est-elle encore en place ?`
      : `${company}, round ${round}. La table est-elle encore en place ?`,
  stillLaid: 'Elle l’est : continuer',
  layAgain: 'La remettre en place',
  rebuild: 'Remettre la table en place',
  rebuildText: 'Les tuiles dans l’ordre de pose, avec ce qui s’y trouve ; puis les ennemis et les héros.',
  offMap: (names) => `Sur le plateau, dans les cases dont vous vous souvenez : ${names}.`,
};
