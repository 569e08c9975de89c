import { branchesOf, withBranches } from './branches';
import { effectListsOf, withEffectLists } from './effectLists';
import type { Adventure } from './schema/adventure';
import type { Content } from './schema/campaign';
import type { Condition } from './schema/conditions';
import type { Effect } from './schema/effects';

/** One thing that can happen in an adventure: an effect, a branch where nothing does, or a lesson. */
export type Step = {
  path: string;
  effect?: Effect;
  /** What must hold on the way to it, all of it. */
  asks: readonly Condition[];
};

type List = { path: string; effects: readonly Effect[] };
type AskingList = List & { asks: readonly Condition[] };

const alsoAsking = (asks: readonly Condition[], when: Condition | undefined): readonly Condition[] =>
  when ? [...asks, when] : asks;

/** A list of effects and every list inside it. */
const listsWithin = ({ path, effects, asks }: AskingList): AskingList[] => [
  { path, effects, asks },
  ...effects.flatMap((effect, index) =>
    branchesOf(effect).flatMap((branch) =>
      listsWithin({
        path: `${path}[${index}].${branch.path}`,
        effects: branch.effects,
        asks: alsoAsking(asks, branch.when),
      }),
    ),
  ),
];

/** Every step of an adventure, by the path an author would follow: `tokens.cairn.interactions[0].effects[1].judged.pass[0]`. */
export const stepsOf = (adventure: Adventure): Step[] => [
  ...effectListsOf(adventure)
    .flatMap(({ path, effects, when }) => listsWithin({ path, effects, asks: alsoAsking([], when) }))
    .flatMap(({ path, effects, asks }): Step[] =>
      effects.length === 0
        ? [{ path, asks }]
        : effects.map((effect, index) => ({ path: `${path}[${index}]`, effect, asks })),
    ),
  ...(adventure.lessons ?? []).map(({ on }) => ({ path: lessonStep(on), asks: [] })),
];

/** The step of a lesson: the app explains a thing when it first happens. */
export const lessonStep = (on: string): string => `lessons.${on}`;

/** How a game notes that a page was read, by the key of its text. */
export const pageStep = (key: string): string => `page ${key}`;

const MARK = 'step ';

export const isMark = (flag: string): boolean => flag.startsWith(MARK);

/** A flag no story can name, raised when the step is reached. */
export const stepMark = (adventure: string, path: string): string => `${MARK}${adventure} ${path}`;

const marking = (adventure: string, path: string): Effect => ({
  do: 'flag',
  flag: stepMark(adventure, path),
  scope: 'campaign',
  set: 1,
});

/** The same list with a mark before each effect, or a mark alone where nothing happens. */
const withMarks = (adventure: string, { path, effects }: List): Effect[] =>
  effects.length === 0
    ? [marking(adventure, path)]
    : effects.flatMap((effect, index) => {
        const step = `${path}[${index}]`;
        const inside = withBranches(effect, (branch) =>
          withMarks(adventure, { path: `${step}.${branch.path}`, effects: branch.effects }),
        );
        return [marking(adventure, step), inside];
      });

/**
 * The same campaign, played the same with the same seed, that notes in the document which steps it has reached. An effect
 * cannot be told by identity once it has been through a document, and equal ones not by what they say: so each is
 * announced by a flag of the campaign.
 */
export const markSteps = (content: Content): Content => ({
  ...content,
  adventures: Object.fromEntries(
    Object.entries(content.adventures).map(([id, adventure]) => [
      id,
      withEffectLists(adventure, (list) => withMarks(id, list)),
    ]),
  ),
});

/** The steps of an adventure that a marked campaign has noted among its flags. */
export const stepsNoted = (flags: Readonly<Record<string, number>>, adventure: string): string[] => {
  const mark = stepMark(adventure, '');
  return Object.keys(flags).flatMap((flag) => (flag.startsWith(mark) ? [flag.slice(mark.length)] : []));
};
