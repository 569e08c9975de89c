import type { Reference, Topic } from '@/session/reference';
import type { SearchIndex } from './search';
import { hasNumber, search, topicsOfStep } from './search';

/** What a game has to look up, and the same folded for searching. */
export type Opened = { id: string; reference: Reference; readonly index: SearchIndex };

/** The answers of one game under one of its headings. */
export type Group = { key: string; game: string; label: string; data: Topic[] };

/** By kind, as the game orders them; the kind of the best answer leads when something was typed. */
const groupsIn = ({ id, reference }: Opened, topics: readonly Topic[], typed: boolean): Group[] => {
  const kinds = typed
    ? [...new Set(topics.map(({ kind }) => kind))]
    : reference.kinds.map(({ kind }) => kind);
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
const inOrder = (opened: readonly Opened[], query: string): Opened[] =>
  [...opened].sort((a, b) => Number(hasNumber(b.index, query)) - Number(hasNumber(a.index, query)));

/** What answers to the words that were typed, of every game; at a step, of the one it is asked from alone. */
export const answersTo = (opened: readonly Opened[], query: string, step: string | null): Group[] => {
  const typed = query !== '';
  if (!typed && step === null) return opened.flatMap((game) => groupsIn(game, game.reference.topics, false));
  const asked = step === null ? inOrder(opened, query) : opened.slice(0, 1);
  return asked.flatMap((game) => {
    const found = search(game.index, query);
    return groupsIn(game, step === null ? found : topicsOfStep(found, step), typed);
  });
};

export const isPart = (step: string): boolean => step.includes('.');
