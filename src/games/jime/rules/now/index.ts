import type { Game } from '../agenda';
import { comesBack, counterattacks, elites, figuresLeft, provocations, ranges, readiness } from './groups';
import { boons, defeats, halfTravelled, inspiration, lastStands, prepared, suffered, turns } from './heroes';
import type { NowLine } from './line';
import { darkness, exploration, objective, phase, terrain, threat, threatTokens } from './map';

export { NOW_KINDS } from './line';
export type { NowKind, NowLine } from './line';

type Speaks = (game: Game) => NowLine[];

const both =
  (...all: readonly Speaks[]): Speaks =>
  (game) =>
    all.flatMap((speaks) => speaks(game));

/** The sections that have something to say of this moment of an adventure. */
const IN_ADVENTURE: Readonly<Record<string, Speaks>> = {
  '4': provocations,
  '5': both(halfTravelled, provocations),
  '6': turns,
  '8': readiness,
  '16': comesBack('armour'),
  '19': lastStands,
  '20': both(readiness, figuresLeft),
  '21': threat,
  '22': terrain('22'),
  '23': terrain('23'),
  '26': boons,
  '30': terrain(),
  '35': counterattacks,
  '38': suffered('damage', 'fear'),
  '40': both(halfTravelled, provocations),
  '47': elites,
  '48': readiness,
  '52': exploration,
  '54': terrain('54'),
  '57': terrain('57'),
  '58': figuresLeft,
  '60': inspiration,
  '65': terrain('65'),
  '67': objective,
  '71': suffered('fear'),
  '72': both(phase, turns),
  '73': both(phase, readiness),
  '74': phase,
  '78': threatTokens,
  '83': ranges,
  '84': prepared,
  '87': provocations,
  '92': readiness,
  '93': terrain('93'),
  '94': terrain('94'),
  '96': phase,
  '97': phase,
  '100': threat,
  '101': comesBack('sorcery'),
  '102': terrain('102'),
  '104': terrain('104'),
  '105': darkness,
  '106': defeats,
  '108': terrain('108'),
  '112': defeats,
};

/** Those that speak of the campaign wherever it stands. */
const IN_CAMPAIGN: Readonly<Record<string, Speaks>> = {
  '11': ({ state }) => [{ now: 'lore', count: state.campaign.lore }],
  '34': ({ state }) => [{ now: 'lore', count: state.campaign.lore }],
  '42': ({ state }) => [{ now: 'difficulty', which: state.campaign.difficulty }],
};

export const SECTIONS_THAT_SPEAK: readonly string[] = [
  ...Object.keys(IN_ADVENTURE),
  ...Object.keys(IN_CAMPAIGN),
];

/** What a section of the guide means at this moment; nothing where it means the same at any time. */
export const rulesNow = (game: Game, section: string): NowLine[] => {
  if (Object.hasOwn(IN_CAMPAIGN, section)) return IN_CAMPAIGN[section]?.(game) ?? [];
  if (game.state.stage !== 'adventure' || !game.state.adventure) return [];
  return Object.hasOwn(IN_ADVENTURE, section) ? (IN_ADVENTURE[section]?.(game) ?? []) : [];
};
