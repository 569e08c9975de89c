import rulebook from '../src/games/jime/rules/rulebook.json';
import type { RulingId } from '../src/games/jime/rules/rulings';
import { RULINGS } from '../src/games/jime/rules/rulings';
import { rulingsEn } from '../src/games/jime/words/en/rulings';

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

const rulingRow = (id: RulingId): string => {
  const { rule, why } = rulingsEn.of[id];
  return `| ${RULINGS[id].parts.map((part) => `§${part}`).join(', ')} | ${rule} | ${why} |`;
};

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

## Our own rulings

Where the guide is silent or leaves a thing to the app, this is what the app does, and why. Each is also read in the app,
behind the “?” of the sheets it concerns. The list is \`rules/rulings.ts\`, its words \`words/<language>/rulings.ts\`.

| § | ruling | why |
|---|---|---|
${(Object.keys(RULINGS) as RulingId[]).map(rulingRow).join('\n')}
`;
};
