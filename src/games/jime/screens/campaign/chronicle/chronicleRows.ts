import type { ChronicleEntry, GameState } from '@/games/jime/play';
import { chronicleBook, momentsOf } from '@/games/jime/play';
import { folded } from '@/games/jime/session/box';

/** A row of the page: the name of an adventure, a round, or a line of the chronicle. */
export type Row =
  | { kind: 'adventure'; adventure: string; text: string }
  | { kind: 'round'; round: number; text: string }
  | { kind: 'line'; text: string; hero: string | undefined };

type RowTexts = {
  adventure(id: string): string;
  round(round: number): string;
  line(entry: ChronicleEntry, adventure: string): string;
};

type Search = { typed: string; hero: string | null };

/** The newest moment on top, to read again what was just told; or as it was told, to read it as a tale. */
export type Order = 'newest' | 'told';

const answers = (
  row: Extract<Row, { kind: 'line' }>,
  words: readonly string[],
  hero: string | null,
): boolean => {
  if (hero !== null && row.hero !== hero) return false;
  const said = folded(row.text);
  return words.every((word) => said.includes(word));
};

const ordered = <Part>(parts: readonly Part[], order: Order): Part[] =>
  order === 'told' ? [...parts] : [...parts].reverse();

/** §32, §32.1 The whole book by adventure and round; of a search, the lines that answer under the headings they stand in. */
export const chronicleRows = (
  state: Pick<GameState, 'chronicle'>,
  texts: RowTexts,
  { typed, hero }: Search,
  order: Order,
): Row[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return ordered(chronicleBook(state), order).flatMap(({ adventure, rounds }) => {
    const found = ordered(rounds, order).flatMap(({ round, entries }) => {
      const lines = ordered(momentsOf(entries), order)
        .flat()
        .map((entry) => ({
          kind: 'line' as const,
          text: texts.line(entry, adventure),
          hero: entry.hero,
        }))
        .filter((row) => answers(row, words, hero));
      return lines.length > 0 ? [{ kind: 'round' as const, round, text: texts.round(round) }, ...lines] : [];
    });
    return found.length > 0
      ? [{ kind: 'adventure' as const, adventure, text: texts.adventure(adventure) }, ...found]
      : [];
  });
};

/** The rows as a text anyone can read without the app. */
export const chronicleText = (title: string, rows: readonly Row[]): string => {
  const said = rows.map(({ kind, text }) => {
    if (kind === 'adventure') return `\n\n${text.toUpperCase()}`;
    return kind === 'round' ? `\n${text}` : `  ${text}`;
  });
  return `${title}${said.map((line) => `\n${line}`).join('')}\n`;
};
