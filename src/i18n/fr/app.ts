import type { appEn, notFoundEn } from '../en/app';

export const appFr: typeof appEn = {
  name: 'Le Livre Rouge',
  subtitle: 'Compagnon des jeux de la Terre du Milieu',
  opening: 'Ouverture du livre…',
  unsaved:
    'Rien n’est conservé : ce que vous jouez ne vivra que jusqu’à la fermeture de cette page. Exportez-le avant de partir.',
  back: 'Retour',
  close: 'Fermer',
  clear: 'Effacer la recherche',
  unknown: 'inconnu',
  on: 'Oui',
  off: 'Non',
  cancel: 'Annuler',
  retry: 'Réessayer',
  export: 'Exporter toutes les sauvegardes',
  exported: 'Exporté.',
  exportFailed: 'L’export n’a pas pu être écrit. Rien n’a changé.',
  pair: (name: string, value: string) => `${name} : ${value}`,
  less: (what: string) => `Moins : ${what}`,
  more: (what: string) => `Plus : ${what}`,
};

export const notFoundFr: typeof notFoundEn = {
  title: 'Page introuvable',
  text: 'Le livre n’a pas de page à cette adresse.',
  home: 'Vers la page de titre',
};
