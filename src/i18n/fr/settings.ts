import { LANGUAGE_NAMES } from '../languages';
import type { settingsEn } from '../en/settings';

export const settingsFr: typeof settingsEn = {
  title: 'Paramètres',
  reading: 'Lecture',
  table: 'Autour de la table',
  sounds: 'Sons',
  keeping: 'Ce qui est conservé',
  keepingText:
    'Tout est conservé sur cet appareil et nulle part ailleurs. L’export est un fichier à mettre à l’abri : toutes les sauvegardes, avec leurs signets et leurs moments passés, et les campagnes apportées dont elles ont besoin. Les paramètres, la collection et le contenu de la corbeille n’y sont pas.',
  kept: {
    file: 'Le livre est dans un fichier à lui, sur cet appareil ; chaque pas est écrit avant que l’écran ne le montre.',
    browser:
      'Ce navigateur n’offre pas de fichiers aux pages : le livre est dans sa base de données, sur cet appareil ; chaque pas est écrit avant que l’écran ne le montre. Dans une fenêtre privée, il dure jusqu’à ce qu’on la ferme.',
    nowhere: 'Rien n’est conservé en ce moment : le livre dure jusqu’à la fermeture de cette page.',
  },
  mayBeCleared:
    'Le navigateur n’a pas promis de le garder : s’il manque de place, ou après des semaines sans visite, il peut l’effacer. Exportez de temps en temps.',
  language: {
    label: 'Langue',
    hint: 'Celle de l’application et des récits.',
    options: { device: 'Celle de l’appareil', ...LANGUAGE_NAMES },
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
  awake: {
    label: 'Écran toujours allumé',
    hint: 'L’écran ne s’éteint pas pendant une aventure.',
    options: { on: 'Oui', off: 'Non' },
  },
  haptics: {
    label: 'Vibrations',
    hint: 'L’appareil vibre quand quelque chose de grave se passe, s’il le peut.',
    options: { on: 'Oui', off: 'Non' },
  },
  sound: {
    label: 'Bruitages',
    hint: 'De petits sons de bois sous les doigts, et un tambour quand la table doit lever les yeux.',
    options: { on: 'Oui', off: 'Non' },
  },
  narration: {
    label: 'Narration',
    hint: 'Les récits sont lus par la voix de l’appareil.',
    options: { off: 'Non', on: 'Oui' },
  },
  listen: 'Écouter la voix',
  sample: 'Le chemin descend parmi les aulnes, et quelqu’un y a suspendu une lanterne.',
};
