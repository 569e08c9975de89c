import type { ListedCard } from '../../src/games/tcg/checklist';
import type { Topic } from '../../src/games/tcg/reference/load';
import { folded } from '../../src/kernel/fold';

/** What the booklet lets us refer to. */
export type Sources = {
  /** The lines of the index: heading and pages, folded. */
  index: string[];
  /** Codes of the cards that have errata. */
  errata: string[];
  /** The cards of the list: number and rarity. */
  list: string[];
};

/** Two columns of headings and pages, with tabs between them and dots before some pages. */
const indexIn = (booklet: string): string[] =>
  (booklet.split(/^INDEX$/m)[1] ?? '')
    .split(/[\t\n]/)
    .map(folded)
    .filter((cell) => cell !== '')
    .reduce<string[]>((lines, cell) => {
      if (/^\d/.test(cell)) lines.push(`${lines.pop() ?? ''} ${cell}`);
      else lines.push(cell);
      return lines;
    }, []);

const errataIn = (booklet: string): string[] =>
  [...booklet.matchAll(/^[^a-z]+ \*\*(\d [RUCP] \d+)\*\*$/gm)].map(([, code = '']) => code);

const listIn = (booklet: string): string[] =>
  [...booklet.matchAll(/^- (?:❑ )?(\d+) ([RUCP]) /gm)].map(([, number, rarity]) => `${number} ${rarity}`);

export const sourcesOf = (booklet: string): Sources => ({
  index: indexIn(booklet),
  errata: errataIn(booklet),
  list: listIn(booklet),
});

/** What is in one list and not in the other. */
const apart = (what: string, ours: readonly string[], theirs: readonly string[]): string[] => [
  ...ours.filter((one) => !theirs.includes(one)).map((one) => `not in the booklet: ${what} ${one}`),
  ...theirs.filter((one) => !ours.includes(one)).map((one) => `nothing is about: ${what} ${one}`),
];

export const differences = (
  topics: readonly Topic[],
  cards: readonly ListedCard[],
  { index, errata, list }: Sources,
): string[] => [
  ...apart(
    'index',
    topics.flatMap((topic) =>
      topic.index === null ? [] : [folded(`${topic.index} ${topic.pages.join(' ')}`)],
    ),
    index,
  ),
  ...apart(
    'erratum',
    topics.filter(({ kind }) => kind === 'erratum').flatMap(({ number }) => number ?? []),
    errata,
  ),
  ...apart(
    'card',
    cards.map(({ number, rarity }) => `${number} ${rarity}`),
    list,
  ),
];
