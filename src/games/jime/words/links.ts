/** A stretch of a sentence: plain, or with the section that it leads to. */
export type Segment = { text: string; section: string | null };

/** A table of terms made ready for reading: every form of a term, folded, with its section. */
export type Linker = { sections: ReadonlyMap<string, string>; longest: number };

const foldedTerm = (term: string): string => term.toLowerCase().replaceAll('’', ' ').replace(/\s+/g, ' ');

/** A term and its plural: “tests”, “successes”, “niveaux” are written out where the ending is not -s. */
export const formsOf = (term: string): string[] => {
  const folded = foldedTerm(term);
  return /[sx]$/.test(folded) ? [folded] : [folded, `${folded}s`];
};

/** The terms of one section, as the words list them. */
export const termsIn = (listed: string | undefined): string[] => listed?.split(' | ') ?? [];

export const linkerOf = (terms: Readonly<Record<string, string>>): Linker => {
  const sections = new Map<string, string>();
  for (const [section, listed] of Object.entries(terms))
    for (const form of termsIn(listed).flatMap(formsOf)) if (!sections.has(form)) sections.set(form, section);
  return { sections, longest: Math.max(...[...sections.keys()].map((form) => form.split(' ').length)) };
};

const SECTION = /^§(\d+)(?:\.\d+)?$/;
/** A section as it is cited, or a word; what stands between two words of one term is a space or an apostrophe. */
const TOKENS = /§\d+(?:\.\d+)?|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

type Token = { text: string; start: number; end: number };

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKENS)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The longest term that begins at a word, and how many words it has. */
const termAt = (text: string, tokens: readonly Token[], at: number, linker: Linker) => {
  const first = tokens[at];
  if (!first) return null;
  for (let count = linker.longest; count > 0; count -= 1) {
    const last = tokens[at + count - 1];
    if (!last) continue;
    const section = linker.sections.get(foldedTerm(text.slice(first.start, last.end)));
    if (section !== undefined) return { section, count, end: last.end };
  }
  const cited = SECTION.exec(first.text)?.[1];
  return cited === undefined ? null : { section: cited, count: 1, end: first.end };
};

/** A sentence cut at its terms; a section that was named is not named again, lest every word be underlined. */
export const segmentsOf = (text: string, linker: Linker): Segment[] => {
  const tokens = tokensOf(text);
  const segments: Segment[] = [];
  const named = new Set<string>();
  let done = 0;
  for (let at = 0; at < tokens.length;) {
    const found = termAt(text, tokens, at, linker);
    const start = tokens[at]?.start ?? done;
    if (found && !named.has(found.section)) {
      named.add(found.section);
      if (start > done) segments.push({ text: text.slice(done, start), section: null });
      segments.push({ text: text.slice(start, found.end), section: found.section });
      done = found.end;
    }
    at += found?.count ?? 1;
  }
  if (done < text.length) segments.push({ text: text.slice(done), section: null });
  return segments;
};

/** Every section a sentence leads to: those it cites first, since they say most exactly what it is about. */
export const sectionsOf = (text: string, linker: Linker): string[] => {
  const cited = [...text.matchAll(/§(\d+)/g)].map(([, section]) => section ?? '');
  const named = segmentsOf(text, linker).flatMap(({ section }) => section ?? []);
  return [...new Set([...cited, ...named])];
};
