import type { Content } from '@/games/jime/content';
import { stepMark, stepsOf } from '@/games/jime/content/steps';
import { playCamp } from './bots/camp';
import type { SimulatedGame } from './campaign';
import { campaignRecordOf, copyOf, newTable, playNext } from './campaign';
import type { Table } from './table/table';
import type { AdventureRecord, CampaignRecord } from './tally';

/** How often an evening is played that has more to show. */
const TRIES = 12;

/** The evenings a company went on from, and those it played besides. */
export type Sought = { campaign: CampaignRecord; besides: AdventureRecord[] };

/**
 * A company that looks for what none before it has seen: it comes back to the bookmark before an evening while there is
 * more to find in it, and goes on from the try after which most is unseen.
 */
export const seekCampaign = (content: Content, simulated: SimulatedGame): Sought => {
  const seen = new Set(simulated.seen);
  const unseenIn = (adventure: string): number => {
    const story = content.adventures[adventure];
    return story ? stepsOf(story).filter(({ path }) => !seen.has(stepMark(adventure, path))).length : 0;
  };
  const ahead = ({ state }: Table): number => unseenIn(state.campaign.next ?? '');

  const playTries = (start: Table): { table: Table; record: AdventureRecord }[] => {
    const tries: ReturnType<typeof playTries> = [];
    do {
      const table = copyOf(start, simulated.seed + tries.length);
      const record = playNext(table, simulated);
      for (const step of record.steps) seen.add(stepMark(record.adventure, step));
      tries.push({ table, record });
    } while (tries.length < TRIES && ahead(start) > 0);
    return tries;
  };

  let table: Table = { ...newTable(content, simulated), seen };
  const adventures: AdventureRecord[] = [];
  const besides: AdventureRecord[] = [];
  do {
    if (table.state.stage === 'camp') playCamp(table);
    const tries = playTries(table);
    const best = tries.reduce((a, b) => (ahead(b.table) > ahead(a.table) ? b : a));
    table = best.table;
    for (const one of tries) (one === best ? adventures : besides).push(one.record);
  } while (table.state.stage === 'camp');
  return { campaign: campaignRecordOf(table, simulated, adventures), besides };
};
