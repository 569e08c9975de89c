import rulebook from '../src/games/jime/rules/rulebook.json';

/** Prints, as a Markdown table for the README, which parts of the Reference Guide the app runs and why the rest is the table’s. */
type Part = { part: string; file?: string; table?: string; see?: string };

const short = ({ part }: Part): string => part.split('.').at(-1) ?? part;

const runCell = (parts: Part[]): string => {
  const files = [...new Set(parts.flatMap(({ file }) => file ?? []))];
  return files
    .map(
      (file) =>
        `\`${file}\` ${parts
          .filter((part) => part.file === file)
          .map(short)
          .join(', ')}`,
    )
    .join('; ');
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

const rows = rulebook.sections.map(({ section, heading, parts }: (typeof rulebook.sections)[number]) => {
  const named: Part[] = parts;
  return `| §${section} | ${heading.en} | ${runCell(named)} | ${tableCell(named)} |`;
});

const all: Part[] = rulebook.sections.flatMap(({ parts }): Part[] => parts);
const ran = all.filter(({ file }) => file !== undefined).length;

console.log(
  `${ran} of ${all.length} numbered parts are run by the app; each of the others says why it is not.\n`,
);
Object.entries(rulebook.reasons).forEach(([reason, { en }]) => {
  console.log(`- **${reason}** (${all.filter(({ table }) => table === reason).length}): ${en}`);
});
console.log('\n| § | subject | run by the app | left to the table |\n|---|---|---|---|');
console.log(rows.join('\n'));
