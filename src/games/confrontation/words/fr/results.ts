import type { resultsEn } from '../en/results';

export const resultsFr: typeof resultsEn = {
  title: 'Résultats',
  none: 'Aucune partie n’est encore allée à son terme.',
  noneText:
    'La première qui le fera s’inscrira ici : vos victoires contre le livre, et celles de chaque camp.',
  begin: 'Commencer une partie',
  book: 'Contre le livre',
  bookText: 'Vos victoires, selon le camp que vous meniez.',
  people: 'À deux sur une tablette',
  peopleText: 'Les victoires de chaque camp.',
  won: 'Victoires',
  wonOf: (won, played) => (played === 0 ? 'pas encore' : `${won} sur ${played}`),
  row: (name, ...sides) => `${name} : ${sides.join(' ; ')}`,
  games: 'Toutes les parties',
  played: (date, cast, turns) => `${date} · ${cast} · ${turns < 2 ? `${turns} tour` : `${turns} tours`}`,
  forget: (won, date) => `Oublier : ${won}, ${date}`,
  notSaved: 'Ce résultat n’est pas encore inscrit.',
};
