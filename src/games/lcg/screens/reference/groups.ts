import type { Topic } from '@/games/lcg/reference/load';
import type { Entry, Step } from '@/games/lcg/reference/schema';
import { STEPS } from '@/games/lcg/reference/schema';
import type { SearchIndex } from '@/games/lcg/reference/search';
import { search, topicsOfStep } from '@/games/lcg/reference/search';

export type Kind = Entry['kind'];
export type Group = { kind: Kind; data: Topic[] };

/** What the rules say first, then what the F.A.Q. adds to them. */
const ORDER: readonly Kind[] = [
  'rule',
  'clarification',
  'question',
  'erratum',
  'rulebook-erratum',
  'variant',
];

/** By kind; the kind of the best answer leads when something was typed. */
export const groupsOf = (topics: readonly Topic[], typed: boolean): Group[] => {
  const kinds = typed ? [...new Set(topics.map(({ kind }) => kind))] : ORDER;
  return kinds
    .map((kind) => ({ kind, data: topics.filter((topic) => topic.kind === kind) }))
    .filter(({ data }) => data.length > 0);
};

/** The entries that answer to what was typed, at one step or at all of them. */
export const answersTo = (index: SearchIndex, query: string, step: Step | null): Topic[] => {
  const found = search(index, query);
  return step === null ? found : topicsOfStep(found, step);
};

/** A step named by an address or by the table; null when there is none of that name. */
export const stepOf = (name: string | undefined): Step | null => STEPS.find((step) => step === name) ?? null;

export const isPart = (step: Step): boolean => step.includes('.');
