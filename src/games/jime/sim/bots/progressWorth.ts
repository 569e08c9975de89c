import type { Table } from '../table/table';
import type { StoryElement } from './storyProgress';
import { progressToObjectives } from './storyProgress';
import { unseenWorth } from './unseenSteps';

/** What an objective done is worth; a point is about one threat. */
export const OBJECTIVE = 12;

export const storyOf = ({ state, content }: Table) => {
  const story = content.adventures[state.adventure?.id ?? ''];
  if (!story) throw new Error('no adventure is being played');
  return story;
};

type Leads = ReturnType<typeof progressToObjectives>;
/** Asked of every thing at every turn, and the same until an objective is done. */
const last = new WeakMap<Table, { adventure: string; done: number; leads: Leads }>();

const leadsNow = (table: Table): Leads => {
  const { id = '', objectivesDone = [] } = table.state.adventure ?? {};
  const kept = last.get(table);
  if (kept?.adventure === id && kept.done === objectivesDone.length) return kept.leads;
  const leads = progressToObjectives(storyOf(table), objectivesDone);
  last.set(table, { adventure: id, done: objectivesDone.length, leads });
  return leads;
};

/** What a thing is worth because of where it leads. */
export const progressWorth = (table: Table, thing: StoryElement): number =>
  Math.max(OBJECTIVE * table.notes.purpose * (leadsNow(table).get(thing) ?? 0), unseenWorth(table, thing));
