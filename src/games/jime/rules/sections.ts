import rulebook from './rulebook.json';

/** Every section of the Reference Guide with its parts, in its order. */
export const SECTIONS: readonly { section: string; parts: readonly string[] }[] = rulebook.sections.map(
  ({ section, parts }) => ({ section, parts: parts.map(({ part }) => part) }),
);

type Heading = Partial<Record<string, string>>;

const HEADINGS = new Map<string, Heading>(
  rulebook.sections.map(({ section, heading }) => [section, heading]),
);

/** What a section of the Reference Guide is about; null where the guide has no such section. */
export const sectionHeading = (section: string, language: string): string | null =>
  HEADINGS.get(section)?.[language] ?? HEADINGS.get(section)?.en ?? null;
