import type { Adventure, Content } from '@/games/jime/content';
import { stepMark, stepsOf } from '@/games/jime/content/steps';
import { flagsToUnseen, isRaised } from './bots/unseenSteps';
import { playCamp } from './bots/camp';
import type { SimulatedGame } from './campaign';
import { campaignRecordOf, copyOf, newTable, playNext } from './campaign';
import type { Table } from './table/table';
import type { AdventureRecord, CampaignRecord } from './tally';

/** How often an evening is played that has more to show. */
const TRIES = 12;

/** The evenings a company went on from, and those it played besides. */
export type Sought = { campaign: CampaignRecord; besides: AdventureRecord[] };

const storyNext = ({ content, state }: Table): Adventure | undefined =>
  content.adventures[state.campaign.next ?? ''];

/** The stories the company may yet come to after the next. */
const storiesLater = ({ content, state }: Table): Adventure[] => {
  const { adventures } = content.campaign;
  const after = adventures.indexOf(state.campaign.next ?? '') + 1;
  return after === 0 ? [] : adventures.slice(after).flatMap((id) => content.adventures[id] ?? []);
};

/** The flags of the campaign that may be raised in an adventure, and the names under which it may remember a hero. */
const flagsRaisedIn = (story: Adventure): string[] =>
  stepsOf(story).flatMap(({ effect }) => {
    if (effect?.do === 'remember' && effect.scope === 'campaign') return [effect.as];
    return effect?.do === 'flag' && effect.scope === 'campaign' && effect.set > 0 ? [effect.flag] : [];
  });

/**
 * A company that looks for what none before it has seen: it comes back to the bookmark before an evening while there is
 * more to find in it or through it, and goes on from the try that promises most.
 */
export const seekCampaign = (content: Content, simulated: SimulatedGame): Sought => {
  const seen = new Set(simulated.seen);
  /** Steps are told from the story as written; a table's own marks them. */
  const unseenIn = ({ id }: Adventure): number => {
    const story = content.adventures[id];
    return story ? stepsOf(story).filter(({ path }) => !seen.has(stepMark(id, path))).length : 0;
  };

  /** What is unseen in the next evening. */
  const ahead = (table: Table): number => {
    const story = storyNext(table);
    return story ? unseenIn(story) : 0;
  };

  /** What is unseen in the next evening, and in the later ones where a flag of the company leads to it. */
  const promise = (table: Table): number => {
    const led = storiesLater(table).filter((story) =>
      flagsToUnseen(story, seen).some((flag) => isRaised(table, flag)),
    );
    return led.map(unseenIn).reduce((sum, count) => sum + count, ahead(table));
  };

  /** The flags this evening may raise that lead to what is unseen in later ones. */
  const wantedIn = (table: Table): Set<string> => {
    const story = storyNext(table);
    const wanted = new Set(storiesLater(table).flatMap((later) => flagsToUnseen(later, seen)));
    return new Set(
      (story ? flagsRaisedIn(story) : []).filter((flag) => wanted.has(flag) && !isRaised(table, flag)),
    );
  };

  const playTries = (start: Table): { table: Table; record: AdventureRecord }[] => {
    const tries: ReturnType<typeof playTries> = [];
    const wanted = wantedIn(start);
    do {
      const table = { ...copyOf(start, simulated.seed + tries.length), wanted: new Set(wanted) };
      const record = playNext(table, simulated);
      for (const step of record.steps) seen.add(stepMark(record.adventure, step));
      for (const flag of wanted) if (isRaised(table, flag)) wanted.delete(flag);
      tries.push({ table, record });
    } while (tries.length < TRIES && (ahead(start) > 0 || wanted.size > 0));
    return tries;
  };

  let table: Table = { ...newTable(content, simulated), seen };
  const adventures: AdventureRecord[] = [];
  const besides: AdventureRecord[] = [];
  do {
    if (table.state.stage === 'camp') playCamp(table);
    const tries = playTries(table).map((one) => ({ ...one, promise: promise(one.table) }));
    const best = tries.reduce((a, b) => (b.promise > a.promise ? b : a));
    table = best.table;
    for (const one of tries) (one === best ? adventures : besides).push(one.record);
  } while (table.state.stage === 'camp');
  return { campaign: campaignRecordOf(table, simulated, adventures), besides };
};
