import type { Translations } from './en';

export const fr: Translations = {
  app: {
    name: 'Le Livre Rouge',
    subtitle: 'Un compagnon pour Voyages en Terre du Milieu',
    opening: 'Ouverture du livre…',
    unsaved: 'Rien n’est conservé : cette partie ne vivra que jusqu’à la fermeture de la page.',
    back: 'Retour',
    close: 'Fermer',
    on: 'Oui',
    off: 'Non',
    cancel: 'Annuler',
    retry: 'Réessayer',
    export: 'Exporter tout ce qui est conservé',
    exported: 'Exporté.',
    exportFailed: 'L’export n’a pas pu être écrit. Rien n’a changé.',
    less: (what: string) => `Moins : ${what}`,
    more: (what: string) => `Plus : ${what}`,
  },
  title: {
    settings: 'Réglages',
    credits: 'Crédits',
  },
  settings: {
    title: 'Réglages',
    reading: 'Lecture',
    table: 'Autour de la table',
    sounds: 'Sons',
    keeping: 'Ce qui est conservé',
    keepingText:
      'Les réglages et les campagnes restent sur cet appareil, et nulle part ailleurs. Un export est un fichier à mettre à l’abri.',
    language: {
      label: 'Langue',
      hint: 'Celle de l’application et des récits.',
      options: { device: 'Celle de l’appareil', fr: 'Français', en: 'English' },
    },
    cardNames: {
      label: 'Noms des cartes',
      hint: 'Les cartes de votre boîte sont peut-être en français, peut-être en anglais.',
      options: { both: 'Les deux', fr: 'Français', en: 'Anglais' },
    },
    textSize: {
      label: 'Taille du texte',
      hint: 'Assez grand pour que toute la table puisse lire.',
      options: { normal: 'Normale', large: 'Grande', larger: 'Très grande', largest: 'Maximale' },
    },
    theme: {
      label: 'Lumière',
      hint: 'Vélin de jour, cuir sombre à la chandelle.',
      options: { device: 'Celle de l’appareil', day: 'Jour', night: 'Nuit' },
    },
    motion: {
      label: 'Animations',
      hint: 'Réduites : tout apparaît à sa place, simplement mis en évidence.',
      options: { device: 'Comme l’appareil', full: 'Toutes', reduced: 'Réduites' },
    },
    flip: {
      label: 'Retourné pour l’autre côté',
      hint: 'Retourne tout l’écran pour ceux qui sont assis en face.',
      options: { off: 'Non', on: 'Retourné' },
    },
    mirror: {
      label: 'Miroir de la table',
      hint: 'L’application suit aussi figurines, dégâts, peurs et inspiration, et calcule cibles et chemins exacts.',
      options: { off: 'Non', on: 'Oui' },
    },
    sound: {
      label: 'Bruitages',
      hint: 'De petits sons de bois sous les doigts.',
      options: { on: 'Oui', off: 'Non' },
    },
    narration: {
      label: 'Narration',
      hint: 'Les récits sont lus par la voix de l’appareil.',
      options: { off: 'Non', on: 'Oui' },
    },
    listen: 'Écouter la voix',
    sample: 'Le chemin descend parmi les aulnes, et quelqu’un y a suspendu une lanterne.',
  },
  credits: {
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
    version: (version: string) => `Version ${version}`,
  },
  fault: {
    kept: 'Rien de ce qui était conservé n’est perdu.',
    unsavedInstead: 'Continuer sans sauvegarder',
    reload: 'Recharger',
    'insecure-origin': {
      title: 'Cette adresse ne permet pas de garder un livre',
      text: 'Les navigateurs ne conservent de données que pour une page ouverte en https ou sur localhost. Ouvrez l’application à une adresse https, ou jouez sans sauvegarder.',
    },
    'storage-blocked': {
      title: 'Le navigateur refuse de conserver quoi que ce soit',
      text: 'Le stockage est bloqué pour cette page : souvent une fenêtre privée, ou un réglage contre les données de sites. Autorisez-le et réessayez, ou jouez sans sauvegarder.',
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
      text: 'Le fichier de cet appareil est endommagé. Il est laissé tel quel. Exportez-le si possible, et réessayez après un redémarrage.',
    },
    silent: {
      title: 'Le livre ne répond pas',
      text: 'La partie qui lit et écrit n’a pas démarré. Rechargez la page ; si cela se reproduit, redémarrez le navigateur.',
    },
    unknown: {
      title: 'Le livre ne s’est pas ouvert',
      text: 'Un imprévu est survenu. Réessayez ; si cela se reproduit, exportez ce qui est conservé et redémarrez l’appareil.',
    },
    writing: {
      title: 'Le dernier changement n’a pas pu être conservé',
      text: 'Il tient tant que l’application reste ouverte. Libérez de l’espace, puis réessayez.',
    },
  },
  mishap: {
    title: 'Une page s’est déchirée',
    text: 'Une erreur de notre part a interrompu cet écran. Ce qui était conservé est en sûreté sur cet appareil. Vous pouvez l’exporter, puis recommencer.',
    restart: 'Recommencer',
    details: 'Ce qui s’est passé',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Le livre n’a pas de page à cette adresse.',
    home: 'Vers la page de titre',
  },
};
