import { folded } from '@/kernel/fold';
import type { Reference } from '@/session/reference';

/** A name in the index and the entry it leads to; `title` where that entry is called something else. */
export type IndexLine = { name: string; title: string | null; topic: string };
export type IndexLetter = { letter: string; data: IndexLine[] };

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A number stands under #. */
const letterOf = (name: string): string => {
  const first = folded(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
};

/** The index of a book: titles, and the words one would look for instead, each once an entry. */
export const indexLines = ({ topics }: Pick<Reference, 'topics'>): IndexLetter[] => {
  const lines = topics.flatMap(({ id, title, tags, more }): IndexLine[] => {
    const seen = new Set([folded(title)]);
    const named = (more === undefined ? [] : tags).filter((tag) => {
      const known = seen.has(folded(tag)) || folded(title).startsWith(folded(tag));
      seen.add(folded(tag));
      return !known;
    });
    return [
      { name: upper(title), title: null, topic: id },
      ...named.map((tag) => ({ name: upper(tag), title, topic: id })),
    ];
  });
  const sorted = lines
    .map((line) => ({ line, by: folded(line.name) }))
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
    .map(({ line }) => line);
  const letters = [...new Set(sorted.map(({ name }) => letterOf(name)))].sort();
  return letters.map((letter) => ({ letter, data: sorted.filter(({ name }) => letterOf(name) === letter) }));
};
