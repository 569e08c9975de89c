import rulebook from '../src/games/jime/rules/rulebook.json';

type Part = { part: string; file?: string; table?: string; see?: string };

const ALL: Part[] = rulebook.sections.flatMap(({ parts }): Part[] => parts);

const short = ({ part }: Part): string => part.split('.').at(-1) ?? part;

const runCell = (parts: Part[]): string => {
  const files = [...new Set(parts.flatMap(({ file }) => file ?? []))];
  const numbersOf = (file: string): string =>
    parts
      .filter((part) => part.file === file)
      .map(short)
      .join(', ');
  return files.map((file) => `\`${file}\` ${numbersOf(file)}`).join('; ');
};

const tableCell = (parts: Part[]): string => {
  const reasons = [...new Set(parts.flatMap(({ table }) => table ?? []))];
  return reasons
    .map((reason) => {
      const held = parts.filter((part) => part.table === reason);
      return held.map(({ see, ...part }) => (see ? `→ §${see}` : short(part))).join(', ') + ` ${reason}`;
    })
    .join('; ');
};

const rowOf = ({ section, heading, parts }: (typeof rulebook.sections)[number]): string =>
  `| §${section} | ${heading.en} | ${runCell(parts)} | ${tableCell(parts)} |`;

const reasonLine = ([reason, { en }]: [string, { en: string }]): string =>
  `- **${reason}** (${ALL.filter(({ table }) => table === reason).length}): ${en}`;

/** docs/RULES.md: which parts of the Reference Guide the app runs, in which file, and why the rest is left to the table. */
export const rulebookPage = (): string => {
  const run = ALL.filter(({ file }) => file !== undefined).length;
  return `# Rules

Which numbered parts of the Reference Guide of Journeys in Middle-earth the app runs, and where. Written by
\`npm run rules\` from \`src/games/jime/rules/rulebook.json\`: change that file, not this page. Files are under
\`src/games/jime\`. A house test proves that each file named here cites the part, and that a test has it in its title.

${run} of ${ALL.length} numbered parts are run by the app. Each of the others has one of these reasons:

${Object.entries(rulebook.reasons).map(reasonLine).join('\n')}

| § | subject | run by the app | left to the table |
|---|---|---|---|
${rulebook.sections.map(rowOf).join('\n')}
`;
};
