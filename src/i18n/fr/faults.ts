import type { bookFileEn, faultEn, mishapEn, safeLaunchEn } from '../en/faults';

export const faultFr: typeof faultEn = {
  kept: 'Rien de ce qui était conservé n’est perdu.',
  unsavedInstead: 'Continuer sans sauvegarder',
  reload: 'Recharger',
  'storage-blocked': {
    title: 'Le navigateur refuse de conserver quoi que ce soit',
    text: 'Un réglage de ce navigateur bloque les données de cette page : rien ne peut y être conservé. Autorisez-les et réessayez. Ou continuez sans sauvegarder, et exportez vos sauvegardes avant de fermer la page.',
  },
  'open-elsewhere': {
    title: 'Le livre est ouvert ailleurs',
    text: 'Un autre onglet ou une autre fenêtre s’en sert. Fermez-le : cette page s’ouvrira d’elle-même dès qu’il sera libre.',
  },
  'disk-full': {
    title: 'Plus de place sur cet appareil',
    text: 'Le livre n’a pas pu être écrit : le disque, ou la part qu’en laisse le navigateur, est plein. Libérez de l’espace et réessayez.',
  },
  newer: {
    title: 'Ce livre vient d’une application plus récente',
    text: 'Ses pages ont une forme que cette version ne connaît pas ; elle n’y touche pas. Mettez l’application à jour, ou rechargez la page, puis réessayez.',
  },
  damaged: {
    title: 'Le livre est illisible',
    text: 'Le fichier de cet appareil est endommagé. Il est laissé tel quel. Réessayez après un redémarrage.',
  },
  silent: {
    title: 'Le livre ne répond pas',
    text: 'La partie qui lit et écrit n’a pas démarré. Rechargez la page ; si cela se reproduit, redémarrez le navigateur.',
  },
  unknown: {
    title: 'Un imprévu est survenu',
    text: 'Le livre ne fait pas ce qu’il devrait. Réessayez ; si cela se reproduit, fermez l’application ou le navigateur, puis rouvrez-le.',
  },
  writing: 'Le dernier changement n’est pas encore conservé. Il tient tant que l’application reste ouverte.',
};

export const mishapFr: typeof mishapEn = {
  title: 'Une page s’est déchirée',
  text: 'Une erreur de notre part a interrompu cet écran. Ce qui était conservé est en sûreté sur cet appareil. Vous pouvez l’exporter, puis recommencer.',
  restart: 'Recommencer',
  details: 'Ce qui s’est passé',
};

export const safeLaunchFr: typeof safeLaunchEn = {
  title: 'L’application s’est interrompue deux fois',
  text: 'Elle s’est arrêtée peu après ses deux derniers démarrages. Cette fois, rien n’a été ouvert : ni le livre, ni la partie en cours. Ce qui était conservé est sur cet appareil, intact.',
  harmless:
    'Si vous l’avez fermée vous-même, ou si la batterie s’est vidée, il n’y a rien à réparer : démarrez comme d’habitude.',
  asAlways: 'Démarrer comme d’habitude',
  titleAlone: 'Démarrer sans la partie en cours',
  first: 'Par prudence, exportez d’abord vos sauvegardes :',
};

export const bookFileFr: typeof bookFileEn = {
  text: 'Les sauvegardes n’ont pas pu être lues. Pour que rien ne soit perdu, le livre lui-même peut vous être remis tel quel : pour le réparer, il faudra tous les fichiers qui le composent.',
  share: 'Remettre le livre',
  shared: 'Le livre a été remis tel quel.',
  failed: 'Le livre n’a pas pu être lu non plus. Rien n’a été modifié.',
};
