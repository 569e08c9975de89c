import { isMark } from '@/games/jime/content/steps';
import type { Table } from '../table/table';
import type { StoryElement } from './storyProgress';
import { progressTowards, elementsOf } from './storyProgress';

type Leads = ReturnType<typeof progressTowards>;
/** Asked of every thing at every turn; what is found meanwhile is news until the round is over. */
const last = new WeakMap<Table, { adventure: string; round: number; leads: Leads }>();

const isUnseen = ({ seen, state }: Table, flag: string): boolean =>
  seen !== undefined && isMark(flag) && !seen.has(flag) && !state.campaign.flags[flag];

const leadsNow = (table: Table): Leads => {
  const { id = '', round = 0 } = table.state.adventure ?? {};
  const kept = last.get(table);
  if (kept?.adventure === id && kept.round === round) return kept.leads;
  const story = table.content.adventures[id];
  const unseen = (thing: StoryElement): boolean => isUnseen(table, thing.slice('flag:'.length));
  const leads: Leads = story ? progressTowards(story, elementsOf(story).filter(unseen)) : new Map();
  last.set(table, { adventure: id, round, leads });
  return leads;
};

/** What it is worth to a company that seeks the unseen to come to a step: nothing to those who only play. */
export const unseenStepWorth = (table: Table, mark: string): number =>
  isUnseen(table, mark) ? table.notes.zeal : 0;

/** What a thing is worth because it leads to a step that no game has come to. */
export const unseenWorth = (table: Table, thing: StoryElement): number =>
  table.seen ? table.notes.zeal * (leadsNow(table).get(thing) ?? 0) : 0;
