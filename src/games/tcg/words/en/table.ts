import { some } from './phrases';
import { tableSheetsEn } from './tableSheets';
import { tableStepsEn } from './tableSteps';

type CharacterSaid = {
  name: string;
  kind: string;
  ringBearer: boolean;
  strength: number | null;
  left: number | null;
  wounds: number;
  fierce: boolean;
  against: string | null;
};

const shown = (value: number | null): string => (value === null ? 'not entered' : `${value}`);

/** The table itself; its steps and its sheets have files of their own. */
export const tableEn = {
  next: 'Next',
  phases: 'The seven phases',
  phaseMark: (number: number, name: string) => `Phase ${number}: ${name}`,
  phaseNow: (number: number, name: string) => `Phase ${number}: ${name}, now`,
  phaseTitle: (number: number, name: string) => `${number}. ${name}`,
  turn: (turn: number) => `Turn ${turn}`,
  setUp: 'Before the first turn',
  turnOf: (step: string, player: string) => `${step} (${player})`,
  turnBegins: (player: string) => `Turn of ${player}`,
  over: 'The game is over',
  notYet: 'Something is still to do here',
  panel: { lower: 'Lower this sheet', raise: 'Raise this sheet' },
  undo: { undo: 'Undo', redo: 'Redo', nothing: 'Nothing to undo', nothingAgain: 'Nothing to redo' },
  override: {
    offer: 'A card allows it',
    ask: 'Which card, or why?',
    reasons: ['A companion', 'A minion', 'An event', 'A possession or condition', 'The site'],
    own: 'In your own words',
    play: 'Set the rule aside',
  },
  pool: 'Twilight pool',
  path: {
    title: 'The path',
    site: (number: number, name: string) => (name === '' ? `Site ${number}` : `Site ${number}, ${name}`),
    shadowNumber: (value: number | null) => `Shadow number ${shown(value)}`,
    markers: (players: string) => `here: ${players}`,
    held: (player: string) => `controlled by ${player}`,
    sanctuary: 'sanctuary',
  },
  moves: (made: number, most: number) => `${some(made, 'move', 'moves')} of ${most}`,
  freePeoples: 'Free Peoples',
  shadow: 'Shadow',
  actsNow: 'Acts now',
  passed: 'Passed',
  out: 'Out of the game',
  burdens: (player: string) => `Burdens of ${player}`,
  burdensOf: (burdens: number, resistance: number) => `Burdens: ${burdens} of ${resistance}`,
  resting: (site: number, burdens: number, resistance: number, companions: number) =>
    `Site ${site} · burdens ${burdens} of ${resistance} · ${some(companions, 'companion', 'companions')}`,
  noMinions: 'No minion in play.',
  ringWorn: 'The Ring is worn',
  support: 'Support area',
  tokens: (name: string, tokens: number) => (tokens === 0 ? name : `${name}, ${tokens}`),
  inSkirmish: (against: string) => `against ${against}`,
  tile: ({ name, kind, ringBearer, strength, left, wounds, fierce, against }: CharacterSaid) =>
    [
      name,
      name === kind ? null : kind.toLowerCase(),
      ringBearer ? 'Ring-bearer' : null,
      `strength ${shown(strength)}`,
      `vitality left ${shown(left)}`,
      wounds > 0 ? some(wounds, 'wound', 'wounds') : null,
      fierce ? 'fierce' : null,
      against === null ? null : `against ${against}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  ...tableStepsEn,
  ...tableSheetsEn,
};
