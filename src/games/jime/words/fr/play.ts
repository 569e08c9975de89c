import type { playEn } from '../en/play';

export const playFr: typeof playEn = {
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
