import { causesOf, cellsOf, endingsOf, flowOf, loreOf, missedOf, seldomOf, shapesOf } from './reportRows';
import type { Asked, Report, Plot } from './reportShape';
import { sum } from './reportSpread';
import { targetsOf } from './reportTargets';
import { deltasOf, valuesOf } from './reportValues';
import type { Tally } from './tally';

/** Everything a tally has to say about a campaign. The same tally gives the same report, in whatever order it was counted. */
export const reportOf = (tally: Tally, plot: Plot, asked: Asked): Report => {
  const cells = cellsOf(tally, plot);
  const findings = {
    asked,
    plot,
    campaigns: sum(Object.values(tally.campaigns).map(({ campaigns }) => campaigns)),
    adventures: sum(cells.map(({ games }) => games)),
    cells,
    shapes: shapesOf(tally, plot),
    flow: flowOf(tally, plot),
    endings: endingsOf(tally, plot),
    lore: loreOf(tally),
    causes: causesOf(tally),
    heroes: deltasOf(tally, 'heroes'),
    roles: deltasOf(tally, 'roles'),
    items: valuesOf(tally, 'items'),
    skills: valuesOf(tally, 'skills'),
    missed: missedOf(tally, plot),
    seldom: seldomOf(tally, plot),
    faults: Object.fromEntries(Object.entries(tally.faults).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return { ...findings, targets: targetsOf(findings) };
};
