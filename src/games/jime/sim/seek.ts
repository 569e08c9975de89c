import type { Adventure, Condition, Content } from '@/games/jime/content';
import { stepMark, stepsOf } from '@/games/jime/content/steps';
import { adventuresFrom } from '@/games/jime/content/ways';
import { holds } from '@/games/jime/rules/conditions';
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

/**
 * Whether a condition holds for a company between two evenings; undefined where only the evening will tell. Flags and memories may
 * change until then: what was not done yet counts as not to be done.
 */
const holdsNow = (table: Table, condition: Condition): boolean | undefined => {
  switch (condition.is) {
    case 'not': {
      const held = holdsNow(table, condition.condition);
      return held === undefined ? undefined : !held;
    }
    case 'all':
    case 'any': {
      const decisive = condition.is === 'any';
      const held = condition.of.map((one) => holdsNow(table, one));
      if (held.includes(decisive)) return decisive;
      return held.includes(undefined) ? undefined : !decisive;
    }
    case 'flag':
    case 'remembered':
      return condition.scope === 'campaign' ? holds(table, condition, {}) : undefined;
    case 'acting':
      return condition.remembered && !isRaised(table, condition.remembered) ? false : undefined;
    case 'ended':
    case 'inCompany':
    case 'raceInCompany':
    case 'difficulty':
    case 'heroes':
      return holds(table, condition, {});
    default:
      return undefined;
  }
};

/** The flags of the campaign that may be raised in an adventure, and the names under which it may remember a hero. */
const flagsRaisedIn = (story: Adventure): string[] =>
  stepsOf(story).flatMap(({ effect }) => {
    if (effect?.do === 'remember' && effect.scope === 'campaign') return [effect.as];
    return effect?.do === 'flag' && effect.scope === 'campaign' && effect.set > 0 ? [effect.flag] : [];
  });

/** Asked for the same words, the same answer. */
const kept = <Value>(make: (word: string) => Value): ((word: string) => Value) => {
  const known = new Map<string, Value>();
  return (word) => {
    const value = known.get(word) ?? make(word);
    known.set(word, value);
    return value;
  };
};

/**
 * A company that looks for what none before it has seen: it comes back to the bookmark before an evening while there is
 * more to find in it or after it, and goes on from the try that promises most.
 */
export const seekCampaign = (content: Content, simulated: SimulatedGame): Sought => {
  const seen = new Set(simulated.seen);

  /** The stories a company may yet come to, the next first, with their steps as written: a table's own story marks them. */
  const storiesFrom = kept((next: string) =>
    adventuresFrom(content, next).map(({ id }) => ({ id, steps: stepsOfStory(id) })),
  );
  const stepsOfStory = kept((id: string) => {
    const story = content.adventures[id];
    return (story ? stepsOf(story) : []).map(({ path, asks }) => ({ mark: stepMark(id, path), asks }));
  });
  const storiesAhead = ({ state }: Table) => storiesFrom(state.campaign.next ?? '');

  /** How many steps that are unseen this company may still come to, as it stands. */
  const promise = (table: Table): number => {
    const open = storiesAhead(table).flatMap(({ steps }) =>
      steps.filter(
        ({ mark, asks }) => !seen.has(mark) && !asks.some((one) => holdsNow(table, one) === false),
      ),
    );
    return open.length;
  };

  const hasUnseenAhead = (table: Table): boolean =>
    storiesAhead(table).some(({ steps }) => steps.some(({ mark }) => !seen.has(mark)));

  /** The flags this evening may raise that lead to what is unseen in later ones. */
  const wantedIn = (table: Table): Set<string> => {
    const [next, ...later] = storiesAhead(table).flatMap(({ id }) => table.content.adventures[id] ?? []);
    const wanted = new Set(later.flatMap((story) => flagsToUnseen(story, seen)));
    return new Set(
      (next ? flagsRaisedIn(next) : []).filter((flag) => wanted.has(flag) && !isRaised(table, flag)),
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
    } while (tries.length < TRIES && hasUnseenAhead(start));
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
