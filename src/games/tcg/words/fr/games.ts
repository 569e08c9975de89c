import type { coverEn, gamesEn } from '../en/games';

export const gamesFr: typeof gamesEn = {
  title: 'Parties jouées',
  none: 'Aucune partie n’est encore allée à son terme.',
  noneText:
    'La première qui s’achèvera viendra ici : le vainqueur, le chemin de chaque compagnie et ses fardeaux.',
  begin: 'Commencer une partie',
  won: (player) => `Vainqueur : ${player}`,
  nobody: 'Arrêtée sans vainqueur',
  turns: (count) => (count < 2 ? `${count} tour` : `${count} tours`),
  played: (date, format, turns) => `${date} · ${format} · ${turns}`,
  forget: (title, date) => `Oublier : ${title}, ${date}`,
};

export const coverFr: typeof coverEn = {
  bids: 'Les mises',
  seats: 'Les rangs dans l’ordre de jeu',
  fellowships: 'Les compagnies de départ',
  play: (turn, player, phase) => `Tour ${turn}, ${player} : ${phase}`,
  ended: (player) => `Vainqueur : ${player}`,
  endedByHand: 'Arrêtée sans vainqueur',
  line: (player, site, burdens) =>
    `${player} : site ${site}, ${burdens < 2 ? `${burdens} fardeau` : `${burdens} fardeaux`}`,
  out: (player, site, burdens) =>
    `${player} : éliminé au site ${site}, ${burdens < 2 ? `${burdens} fardeau` : `${burdens} fardeaux`}`,
};
