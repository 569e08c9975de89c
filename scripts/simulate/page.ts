import type { Asked, Report } from '../../src/games/jime/sim/reportShape';
import { percent, sum } from '../../src/games/jime/sim/reportSpread';
import { escaped } from './charts/svg';
import type { Names } from './parts';
import { course } from './sections/course';
import { lengths, toldSkill } from './sections/lengths';
import { perils } from './sections/perils';
import { seldomSection } from './sections/seldom';
import { targetsSection } from './sections/targets';
import { unseen } from './sections/unseen';
import { winning } from './sections/winning';
import { worth } from './sections/worth';
import { style } from './style';

const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const besides = ({ each, seek }: Asked): string =>
  (each === undefined ? '' : `, and led to an adventure where fewer than ${each} came to it`) +
  (seek ? ', looking for what none before them had seen' : '');

const heading = (report: Report): string => {
  const { asked, plot, campaigns, adventures } = report;
  const only = plot.adventures.length === 1 && asked.adventure ? `: ${plot.adventures[0]?.name}` : '';
  return (
    `<header><span class="kicker">Balance report</span><h1>${escaped(plot.name + only)}</h1>` +
    `<p class="faded">Companies of ${listed(asked.heroes)} heroes on ${listed(asked.difficulties)}, played by ${listed(asked.skills)} bots, ` +
    `${asked.games} campaigns each${besides(asked)}; seed ${asked.seed}.</p>${numbers(report, campaigns, adventures)}</header>`
  );
};

const numbers = (report: Report, campaigns: number, adventures: number): string => {
  const skill = toldSkill(report);
  const rateOn = (difficulty: string): string => {
    const cells = report.cells.filter((cell) => cell.skill === skill && cell.difficulty === difficulty);
    const games = sum(cells.map((cell) => cell.games));
    return games === 0 ? '–' : percent(sum(cells.map(({ won }) => won)) / games);
  };
  const facts: [string, string][] = [
    ['campaigns', campaigns.toLocaleString('en-GB')],
    ['adventures', adventures.toLocaleString('en-GB')],
    [`won on normal, ${skill}`, rateOn('normal')],
    [`won on hard, ${skill}`, rateOn('hard')],
  ];
  return `<dl class="numbers">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
};

/** The hatches of charts, once for the whole page. */
const HATCHES =
  '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>' +
  '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7"/><path d="M2 0v7"/></pattern>' +
  '<pattern id="lost" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6"/><path d="M1 0v6"/></pattern>' +
  '</defs></svg>';

/** The whole report as one file that needs nothing else. The same report gives the same bytes: it holds no clock. */
export const pageOf = (report: Report, names: Names): string => {
  const sections = [
    targetsSection(report),
    winning(report),
    lengths(report),
    course(report),
    perils(report, names),
    worth(report, names),
    seldomSection(report),
    unseen(report),
  ];
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escaped(report.plot.name)}: balance report</title><style>${style()}</style></head>\n` +
    `<body>${HATCHES}<main>${heading(report)}\n${sections.join('\n')}\n` +
    `<footer>Made by npm run simulate. How games are played and what is measured: docs/BALANCE.md.</footer></main></body></html>\n`
  );
};
