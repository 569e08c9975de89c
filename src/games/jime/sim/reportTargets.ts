import type { Finding, Findings } from './reportFindings';
import {
  TARGETS,
  forksTaken,
  gainTarget,
  gapTarget,
  heroTarget,
  kindTarget,
  resolutionsSeen,
  roundsTarget,
  stepsSeen,
  wonTarget,
} from './reportFindings';
import { DIFFICULTIES } from './tally';

/** `must` is the number of the promise; what cannot be told from these games is unmeasured. */
export type Target = {
  must: number;
  name: string;
  verdict: 'met' | 'missed' | 'unmeasured';
  said: string;
  offenders: string[];
};

const target = (must: number, { name, looked, what, offenders }: Finding): Target => {
  const verdict = looked === 0 ? 'unmeasured' : offenders.length === 0 ? 'met' : 'missed';
  const good = looked - offenders.length;
  const said = looked === 0 ? `no ${what} to judge by` : `${good} of ${looked} ${what}`;
  return { must, name, verdict, said, offenders };
};

/** Whole campaigns, or adventures where one alone is findings. */
const gamesOf = ({ campaigns, adventures }: Findings): number => campaigns || adventures;

/** What few games have not shown may yet be seen: only enough of them can miss. */
const seen = (findings: Findings, finding: Finding): Target => {
  const judged = target(2, finding);
  return judged.verdict === 'missed' && gamesOf(findings) < TARGETS.campaigns
    ? { ...judged, verdict: 'unmeasured', said: `${judged.said}; ${TARGETS.campaigns} games would tell` }
    : judged;
};

const SPEED: Target = {
  must: 4,
  name: 'At least 30 adventures a second on each core',
  verdict: 'unmeasured',
  said: 'the terminal and npm run bench sim tell: a page that holds a clock is never the same twice',
  offenders: [],
};

/** Every promise of the campaign, and whether these games keep it. */
export const targetsOf = (findings: Findings): Target[] => [
  ...DIFFICULTIES.map((difficulty) => target(1, wonTarget(findings, difficulty))),
  target(1, gapTarget(findings, 'expert', TARGETS.above, 'Experts win at least 10 points more')),
  target(1, gapTarget(findings, 'careless', -TARGETS.below, 'Careless players win at least 15 points less')),
  target(1, roundsTarget(findings)),
  seen(findings, resolutionsSeen(findings)),
  seen(findings, forksTaken(findings)),
  seen(findings, stepsSeen(findings)),
  target(2, gainTarget(findings, 'lore', 'An adventure gives lore of')),
  target(2, gainTarget(findings, 'xp', 'An adventure gives each hero experience of')),
  target(3, kindTarget(findings)),
  target(3, heroTarget(findings)),
  SPEED,
  target(5, {
    name: 'No game breaks off',
    looked: gamesOf(findings) + Object.keys(findings.faults).length,
    what: 'games',
    offenders: Object.keys(findings.faults),
  }),
];
