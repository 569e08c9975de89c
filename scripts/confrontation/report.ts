/**
 * `npm run cpu:report`: makes the table and the chart of `docs/CONFRONTATION.md` of the lines in `docs/figures/confrontation-strength.jsonl`,
 * which are what `npm run cpu:strength` has said.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../expo.mjs';
import { balanceChart } from './balanceChart';
import { HEAD, cellsOf, fellowshipOf, rowsIn, shareOf, timesOf, wholeRows } from './results';

const at = (file: string): string => join(root, 'docs', file);

/** A table of markdown as prettier sets it. */
const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const lineOf = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...rows.map(lineOf)].join('\n');
};

/** What stands between two marks of the page, written anew. */
const replaced = (page: string, mark: string, table: string): string => {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const [before, rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
};

const main = (): void => {
  const rows = wholeRows(rowsIn(readFileSync(at('figures/confrontation-strength.jsonl'), 'utf8')));
  const equal = rows.filter(({ pair }) => pair.join() === 'hard,hard');
  const unequal = rows.filter(({ pair: [one, other] }) => one !== other);
  const balance = equal.map((row) => [row.cast, shareOf(fellowshipOf(row)), timesOf(row)]);
  const page = readFileSync(at('CONFRONTATION.md'), 'utf8');
  const strength = replaced(page, 'strength', markdown(HEAD, unequal.map(cellsOf)));
  writeFileSync(
    at('CONFRONTATION.md'),
    replaced(
      strength,
      'balance',
      markdown(['cast', 'the Fellowship wins', 'decision, median / worst'], balance),
    ),
  );
  writeFileSync(at('figures/confrontation-balance.svg'), `${balanceChart(equal)}\n`);
};

main();
