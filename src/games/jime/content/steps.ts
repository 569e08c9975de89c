import type { Adventure } from './schema/adventure';
import type { Content } from './schema/campaign';
import type { Effect } from './schema/effects';

/** One thing that can happen in an adventure: an effect, a branch where nothing does, or a lesson. */
export type Step = { path: string; effect?: Effect };

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where an element of a list is, as people look for it: by its id if it has one, else by its place. */
export const placeIn = (path: string, element: unknown, index: number): string =>
  isPlain(element) && typeof element.id === 'string' ? `${path}.${element.id}` : `${path}[${index}]`;

const fieldIn = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** The keys under which the story language keeps effects to be played one after the other. */
const EFFECT_LISTS: ReadonlySet<string> = new Set([
  'effects',
  'then',
  'else',
  'pass',
  'fail',
  'notYet',
  'setup',
]);

/** Whether the list at this path holds effects; those of `explore` are kept by tile. */
const holdsEffects = (path: string): boolean =>
  EFFECT_LISTS.has(path.slice(path.lastIndexOf('.') + 1)) || /^explore\.[^.[\]]+$/.test(path);

/** Every list of effects in the data, with its path. */
const effectLists = (value: unknown, path: string): { path: string; effects: Effect[] }[] => {
  if (Array.isArray(value)) {
    const inside = value.flatMap((element, index) => effectLists(element, placeIn(path, element, index)));
    return holdsEffects(path) ? [{ path, effects: value as Effect[] }, ...inside] : inside;
  }
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([field, inside]) => effectLists(inside, fieldIn(path, field)));
};

/** Every step of an adventure, by the path an author would follow: `tokens.cairn.interactions[0].effects[1].judged.pass[0]`. */
export const stepsOf = (adventure: Adventure): Step[] => [
  ...effectLists(adventure, '').flatMap(({ path, effects }): Step[] =>
    effects.length === 0
      ? [{ path }]
      : effects.map((effect, index) => ({ path: `${path}[${index}]`, effect })),
  ),
  ...(adventure.lessons ?? []).map(({ on }) => ({ path: lessonStep(on) })),
];

/** The step of a lesson: the app explains a thing when it first happens. */
export const lessonStep = (on: string): string => `lessons.${on}`;

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

/** The same data with a mark before each effect and in each empty branch. */
const withMarks = (adventure: string, value: unknown, path: string): unknown => {
  if (Array.isArray(value)) {
    const inside = value.map((element, index) =>
      withMarks(adventure, element, placeIn(path, element, index)),
    );
    if (!holdsEffects(path)) return inside;
    if (inside.length === 0) return [marking(adventure, path)];
    return inside.flatMap((effect, index) => [marking(adventure, `${path}[${index}]`), effect]);
  }
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([field, inside]) => [
    field,
    withMarks(adventure, inside, fieldIn(path, field)),
  ]);
  return Object.fromEntries(fields);
};

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
      // A copy of the same shape: the marks are effects among effects.
      withMarks(id, adventure, '') as Adventure,
    ]),
  ),
});

/** The steps of an adventure that a marked campaign has noted among its flags. */
export const stepsNoted = (flags: Readonly<Record<string, number>>, adventure: string): string[] => {
  const mark = stepMark(adventure, '');
  return Object.keys(flags).flatMap((flag) => (flag.startsWith(mark) ? [flag.slice(mark.length)] : []));
};
