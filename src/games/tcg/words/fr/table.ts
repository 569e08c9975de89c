import type { tableEn } from '../en/table';
import { some } from './phrases';
import { tableSheetsFr } from './tableSheets';
import { tableStepsFr } from './tableSteps';

const shown = (value: number | null): string => (value === null ? 'non saisi' : `${value}`);

export const tableFr: typeof tableEn = {
  next: 'Suivant',
  phases: 'Les sept phases',
  phaseMark: (number, name) => `Phase ${number} : ${name}`,
  phaseNow: (number, name) => `Phase ${number} : ${name}, en cours`,
  phaseTitle: (number, name) => `${number}. ${name}`,
  turn: (turn) => `Tour ${turn}`,
  setUp: 'Avant le premier tour',
  turnOf: (step, player) => `${step} (${player})`,
  turnBegins: (player) => `Tour suivant : ${player}`,
  over: 'La partie est terminée',
  notYet: 'Il reste quelque chose à faire ici',
  panel: { lower: 'Abaisser ce volet', raise: 'Relever ce volet' },
  undo: { undo: 'Annuler', redo: 'Rétablir', nothing: 'Rien à annuler', nothingAgain: 'Rien à rétablir' },
  override: {
    offer: 'Une carte le permet',
    ask: 'Quelle carte, ou pourquoi ?',
    reasons: ['Un compagnon', 'Un séide', 'Un événement', 'Une possession ou une situation', 'Le site'],
    own: 'Dans vos propres mots',
    play: 'Passer outre',
  },
  pool: 'Réserve crépusculaire',
  path: {
    title: 'Le chemin',
    site: (number, name) => (name === '' ? `Site ${number}` : `Site ${number}, ${name}`),
    shadowNumber: (value) => `nombre d’Ombre ${shown(value)}`,
    markers: (players) => `ici : ${players}`,
    held: (player) => `sous le contrôle de ${player}`,
    sanctuary: 'sanctuaire',
  },
  moves: (made, most) => `${some(made, 'déplacement', 'déplacements')} sur ${most}`,
  freePeoples: 'Peuples Libres',
  shadow: 'Ombre',
  actsNow: 'Doit agir',
  passed: 'A passé',
  out: 'Hors de la partie',
  burdens: (player) => `Points-fardeau : ${player}`,
  burdensOf: (burdens, resistance) => `${some(burdens, 'point-fardeau', 'points-fardeau')} sur ${resistance}`,
  resting: (site, burdens, resistance, companions) =>
    `Site ${site} · fardeaux ${burdens} sur ${resistance} · ${some(companions, 'compagnon', 'compagnons')}`,
  noMinions: 'Aucun séide en jeu.',
  ringWorn: 'L’Anneau est au doigt',
  support: 'Zone de soutien',
  tokens: (name, tokens) => (tokens === 0 ? name : `${name}, ${tokens}`),
  inSkirmish: (against) => `contre ${against}`,
  tile: ({ name, kind, ringBearer, strength, left, wounds, fierce, against }) =>
    [
      name,
      name === kind ? null : kind.toLowerCase(),
      ringBearer ? 'Porteur de l’Anneau' : null,
      `force ${shown(strength)}`,
      `vitalité restante ${shown(left)}`,
      wounds > 0 ? some(wounds, 'blessure', 'blessures') : null,
      fierce ? 'acharné' : null,
      against === null ? null : `contre ${against}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  ...tableStepsFr,
  ...tableSheetsFr,
};
