import type { Report } from '../../../src/games/jime/sim/reportShape';
import type { Target } from '../../../src/games/jime/sim/reportTargets';
import { escaped, tag } from '../charts/svg';

/** A seal for each verdict: a tick, a cross, a dash; the word stands beside it. */
const SIGNS: Record<Target['verdict'], { sign: string; tone: string; word: string }> = {
  met: { sign: 'M9.5 16.5l4.5 4.5l8.5 -10', tone: 'moss', word: 'Met' },
  missed: { sign: 'M11 11l10 10M21 11l-10 10', tone: 'ember', word: 'Missed' },
  unmeasured: { sign: 'M10 16h12', tone: 'iron', word: 'Not told here' },
};
/** More than these are read in the file. */
const NAMED = 12;

const seal = (verdict: Target['verdict']): string => {
  const { sign, tone } = SIGNS[verdict];
  const missed = verdict === 'missed';
  const rim = missed
    ? tag('rect', {
        x: 5,
        y: 5,
        width: 22,
        height: 22,
        transform: 'rotate(45 16 16)',
        style: `fill:var(--${tone})`,
      })
    : tag('circle', { cx: 16, cy: 16, r: 14, style: `fill:var(--${tone})` });
  return tag(
    'svg',
    { viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    rim,
    tag('path', {
      d: sign,
      style: 'fill:none;stroke:var(--panel);stroke-width:3;stroke-linecap:round;stroke-linejoin:round',
    }),
  );
};

const offendersOf = (offenders: readonly string[]): string => {
  if (offenders.length === 0) return '';
  const more = offenders.length > NAMED ? `<li>and ${offenders.length - NAMED} more</li>` : '';
  return `<details><summary>Which</summary><ul>${offenders
    .slice(0, NAMED)
    .map((offender) => `<li>${escaped(offender)}</li>`)
    .join('')}${more}</ul></details>`;
};

const item = ({ name, verdict, said, offenders }: Target): string =>
  `<li class="${verdict}">${seal(verdict)}<div><strong>${escaped(name)}</strong>` +
  `<span class="said"><span class="verdict">${SIGNS[verdict].word}</span>: ${escaped(said)}</span>${offendersOf(offenders)}</div></li>`;

export const targetsSection = ({ targets }: Report): string => {
  const met = targets.filter(({ verdict }) => verdict === 'met').length;
  const judged = targets.filter(({ verdict }) => verdict !== 'unmeasured').length;
  return (
    `<section aria-labelledby="targets"><h2 id="targets">Targets</h2>` +
    `<p>${met} of ${judged} that these games can judge are met.</p>` +
    `<ul class="targets">${targets.map(item).join('')}</ul></section>`
  );
};
