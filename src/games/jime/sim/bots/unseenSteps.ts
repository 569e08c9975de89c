import type { Adventure } from '@/games/jime/content';
import { isMark } from '@/games/jime/content/steps';
import type { Table } from '../table/table';
import type { StoryElement } from './storyProgress';
import { progressTowards, elementsOf } from './storyProgress';

type Leads = ReturnType<typeof progressTowards>;
/** Asked of every thing at every turn; what is found meanwhile is news until the round is over. */
const last = new WeakMap<Table, { adventure: string; round: number; leads: Leads }>();

/** A flag of the company, or a hero it remembers by this name. */
export const isRaised = ({ state: { campaign } }: Table, flag: string): boolean =>
  Boolean(campaign.flags[flag] || campaign.remembered?.[flag]);

const isSought = (table: Table, flag: string): boolean => {
  const { seen, wanted } = table;
  if (!seen || isRaised(table, flag)) return false;
  return isMark(flag) ? !seen.has(flag) : wanted?.has(flag) === true;
};

const FLAG = 'flag:';

/** The flags that lead to a step of a story no game has come to. */
export const flagsToUnseen = (story: Adventure, seen: ReadonlySet<string>): string[] => {
  const isFlag = (thing: StoryElement): boolean => thing.startsWith(FLAG);
  const flagOf = (thing: StoryElement): string => thing.slice(FLAG.length);
  const unseen = elementsOf(story).filter(
    (thing) => isFlag(thing) && isMark(flagOf(thing)) && !seen.has(flagOf(thing)),
  );
  return [...progressTowards(story, unseen).keys()]
    .filter((thing) => isFlag(thing) && !isMark(flagOf(thing)))
    .map(flagOf);
};

const leadsNow = (table: Table): Leads => {
  const { id = '', round = 0 } = table.state.adventure ?? {};
  const kept = last.get(table);
  if (kept?.adventure === id && kept.round === round) return kept.leads;
  const story = table.content.adventures[id];
  const sought = (thing: StoryElement): boolean => isSought(table, thing.slice(FLAG.length));
  const leads: Leads = story ? progressTowards(story, elementsOf(story).filter(sought)) : new Map();
  last.set(table, { adventure: id, round, leads });
  return leads;
};

/** What the mark of a step, or a flag that will lead to one, is worth to a company that seeks the unseen: nothing to those who only play. */
export const unseenFlagWorth = (table: Table, flag: string): number =>
  isSought(table, flag) ? table.notes.zeal : 0;

/** What a thing is worth because it leads to a step that no game has come to. */
export const unseenWorth = (table: Table, thing: StoryElement): number =>
  table.seen ? table.notes.zeal * (leadsNow(table).get(thing) ?? 0) : 0;
