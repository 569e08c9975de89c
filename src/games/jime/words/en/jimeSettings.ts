import { LANGUAGE_NAMES } from '@/i18n/languages';
/** The settings of this game alone. */
export const jimeSettingsEn = {
  title: 'Journeys in Middle-earth',
  cardNames: {
    label: 'Names of cards',
    hint: 'The cards in your box may be in another language than the app.',
    options: { both: 'App language and English', ...LANGUAGE_NAMES },
  },
  mirror: {
    label: 'Table mirror',
    hint: 'The app also keeps figures, damage, fear and inspiration, and works out exact targets and paths.',
    options: { off: 'Off', on: 'On' },
  },
  ambience: {
    label: 'Ambience',
    hint: 'Rain, wind, the fire or the night, quietly, where the company is. Silent when sounds are off.',
    options: { off: 'Off', low: 'Low', medium: 'Medium', full: 'Full' },
  },
};
