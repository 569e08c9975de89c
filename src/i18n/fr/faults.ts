import type { faultEn, mishapEn } from '../en/faults';

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
