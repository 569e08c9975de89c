import { LANGUAGE_NAMES } from '@/i18n/languages';
import type { jimeSettingsEn } from '../en/jimeSettings';

export const jimeSettingsFr: typeof jimeSettingsEn = {
  title: 'Voyages en Terre du Milieu',
  cardNames: {
    label: 'Noms des cartes',
    hint: 'Les cartes de votre boîte sont peut-être dans une autre langue que l’application.',
    options: { both: 'Langue de l’application et anglais', ...LANGUAGE_NAMES },
  },
  mirror: {
    label: 'Miroir de la table',
    hint: 'L’application suit aussi figurines, dégâts, peurs et inspiration, et calcule cibles et chemins exacts.',
    options: { off: 'Non', on: 'Oui' },
  },
  ambience: {
    label: 'Ambiance sonore',
    hint: 'Pluie, vent, feu ou nuit, tout bas, selon le lieu. Muette quand les bruitages sont coupés.',
    options: { off: 'Aucune', low: 'Faible', medium: 'Moyenne', full: 'Forte' },
  },
};
