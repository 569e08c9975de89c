import type { ChronicleEntry, GameState } from '@/games/jime/play';
import { chronicleBook } from '@/games/jime/play';
import { folded } from '@/games/jime/session/box';

/** A row of the page: the name of an adventure, a round, or a line of the chronicle. */
export type Row =
  | { kind: 'adventure'; text: string }
  | { kind: 'round'; round: number; text: string }
  | { kind: 'line'; text: string; hero: string | undefined };

type RowTexts = {
  adventure(id: string): string;
  round(round: number): string;
  line(entry: ChronicleEntry, adventure: string): string;
};

type Search = { typed: string; hero: string | null };

const answers = (
  row: Extract<Row, { kind: 'line' }>,
  words: readonly string[],
  hero: string | null,
): boolean => {
  if (hero !== null && row.hero !== hero) return false;
  const said = folded(row.text);
  return words.every((word) => said.includes(word));
};

/** §32, §32.1 The whole book by adventure and round; of a search, the lines that answer under the headings they stand in. */
export const chronicleRows = (
  state: Pick<GameState, 'chronicle'>,
  texts: RowTexts,
  { typed, hero }: Search,
): Row[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return chronicleBook(state).flatMap(({ adventure, rounds }) => {
    const found = rounds.flatMap(({ round, entries }) => {
      const lines = entries
        .map((entry) => ({
          kind: 'line' as const,
          text: texts.line(entry, adventure),
          hero: entry.hero,
        }))
        .filter((row) => answers(row, words, hero));
      return lines.length > 0 ? [{ kind: 'round' as const, round, text: texts.round(round) }, ...lines] : [];
    });
    return found.length > 0
      ? [{ kind: 'adventure' as const, text: texts.adventure(adventure) }, ...found]
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
