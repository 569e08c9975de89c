import type { Reference, Topic } from '@/session/reference';
import type { SearchIndex } from './search';
import { hasNumber, search, topicsOfStep } from './search';

/** What a game has to look up, and the same folded for searching; null until it is. */
export type Opened = { id: string; reference: Reference; index: SearchIndex | null };
export type Folded = Opened & { index: SearchIndex };

export const isFolded = (opened: Opened | undefined): opened is Folded => Boolean(opened?.index);

/** The answers of one game under one of its headings. */
export type Group = { key: string; game: string; label: string; data: Topic[] };

/** How many answers one takes in at a glance. */
const GLANCE = 3;

/** The kind of the best answer leads, but the first kind of the game does when it is among the first. */
const kindsFound = ({ reference }: Opened, topics: readonly Topic[]): string[] => {
  const found = [...new Set(topics.map(({ kind }) => kind))];
  const main = reference.kinds[0]?.kind;
  return main !== undefined && topics.slice(0, GLANCE).some(({ kind }) => kind === main)
    ? [main, ...found.filter((kind) => kind !== main)]
    : found;
};

/** By kind, as the game orders them, or as they answer when something was typed. */
const groupsIn = (opened: Opened, topics: readonly Topic[], typed: boolean): Group[] => {
  const { id, reference } = opened;
  const kinds = typed ? kindsFound(opened, topics) : reference.kinds.map(({ kind }) => kind);
  return kinds
    .map((kind) => ({
      key: `${id}.${kind}`,
      game: reference.game,
      label: reference.kinds.find((one) => one.kind === kind)?.label ?? kind,
      data: topics.filter((topic) => topic.kind === kind),
    }))
    .filter(({ data }) => data.length > 0);
};

/** The game it is asked from first, unless what was typed is a number that only another has. */
const inOrder = (opened: readonly Folded[], query: string): Folded[] =>
  [...opened].sort((a, b) => Number(hasNumber(b.index, query)) - Number(hasNumber(a.index, query)));

/** What answers to the words that were typed, of every game; at a step, of the one it is asked from alone. */
export const answersTo = (opened: readonly Opened[], query: string, step: string | null): Group[] => {
  const at = (topics: readonly Topic[]): readonly Topic[] =>
    step === null ? topics : topicsOfStep(topics, step);
  if (query === '') {
    const asked = step === null ? opened : opened.slice(0, 1);
    return asked.flatMap((game) => groupsIn(game, at(game.reference.topics), false));
  }
  const folded = opened.filter(isFolded);
  const asked = step === null ? inOrder(folded, query) : folded.slice(0, 1);
  return asked.flatMap((game) => groupsIn(game, at(search(game.index, query)), true));
};

export const isPart = (step: string): boolean => step.includes('.');
