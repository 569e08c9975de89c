import type { Report } from '../../../src/games/jime/sim/reportShape';
import { TARGETS } from '../../../src/games/jime/sim/reportFindings';
import { points } from '../../../src/games/jime/sim/reportSpread';
import type { Value } from '../../../src/games/jime/sim/reportValues';
import type { Row } from '../charts/rows';
import { rowsChart } from '../charts/rows';
import type { Band, Tick } from '../charts/svg';
import type { Columns, Names } from '../parts';
import { figure, section } from '../parts';

/** Fewer games than this on either side say nothing. */
const ENOUGH = 30;
/** What fits a page: the best and the worst of a long list. */
const MOST = 36;

const TOO_FEW = '<p>Too few games to tell.</p>';

type Kind = 'hero' | 'role' | 'item' | 'skill';

const rowOf = ({ id, value, doubt }: Value, kind: Kind, names: Names, band?: Band): Row => {
  const off = band !== undefined && (value < band.from || value > band.to);
  return {
    label: names(kind, id),
    marks: [{ at: value, shape: off ? 'missed' : 'dot', range: [value - doubt, value + doubt] }],
    note: points(value),
    off,
  };
};

/** Wide enough for every mark with its doubt, in whole steps. */
const reach = (
  values: readonly Value[],
  least: number,
): { domain: readonly [number, number]; ticks: Tick[] } => {
  const far = Math.max(least, ...values.map(({ value, doubt }) => Math.abs(value) + Math.min(doubt, 0.1)));
  const step = far > 0.3 ? 0.2 : far > 0.12 ? 0.1 : 0.05;
  const edge = Math.ceil(far / step) * step;
  const count = Math.round(edge / step);
  const ticks = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const at = (index - count) * step;
    return { at, label: index === count ? '0' : `${at < 0 ? '−' : '+'}${Math.round(Math.abs(at) * 100)}` };
  });
  return { domain: [-edge, edge], ticks };
};

const columnsOf = (values: readonly Value[], kind: Kind, names: Names): Columns => ({
  head: ['', 'Games with', 'Won with', 'Games without', 'Won without', 'Points', '±'],
  rows: values.map(({ id, with: had, without, value, doubt }) => [
    names(kind, id),
    had.games,
    had.won,
    without.games,
    without.won,
    points(value),
    (100 * doubt).toFixed(1),
  ]),
});

const extremes = (values: readonly Value[]): Value[] =>
  values.length <= MOST ? [...values] : [...values.slice(0, MOST / 2), ...values.slice(-MOST / 2)];

const panel = (
  all: readonly Value[],
  names: Names,
  about: { kind: Kind; id: string; title: string; key: string; band?: Band },
): string => {
  const enough = all.filter(
    (value) => value.with.games >= ENOUGH && (about.band || value.without.games >= ENOUGH),
  );
  const values = extremes(enough);
  if (values.length === 0) return figure(about.title, about.key, TOO_FEW);
  const chart = rowsChart({
    caption: {
      id: about.id,
      title: about.title,
      desc: `${about.key} Bars are the doubt: 19 times in 20 the truth lies within.`,
    },
    groups: [{ rows: values.map((value) => rowOf(value, about.kind, names, about.band)) }],
    ...reach(values, 0.1),
    zero: 0,
    left: 170,
    ...(about.band ? { band: about.band } : {}),
  });
  const left = enough.length > values.length ? ` The best and worst of ${enough.length}.` : '';
  return figure(about.title, about.key + left, chart, columnsOf(all, about.kind, names));
};

const BAND = { from: -TARGETS.hero, to: TARGETS.hero };

export const worth = ({ heroes, roles, items, skills }: Report, names: Names): string =>
  section(
    'worth',
    'What each is worth',
    'Points of win rate, compared only among games of the same adventure, company size, difficulty and players. The grey bar is the doubt: where it crosses the middle line, nothing is proven.',
    [
      panel(heroes, names, {
        kind: 'hero',
        id: 'heroes',
        title: 'Heroes',
        key: 'Companies with the hero against all companies.',
        band: BAND,
      }),
      panel(roles, names, {
        kind: 'role',
        id: 'roles',
        title: 'Roles',
        key: 'Companies with the role against all companies.',
        band: BAND,
      }),
      panel(items, names, {
        kind: 'item',
        id: 'items',
        title: 'Items',
        key: 'Companies that carry it against those that do not.',
      }),
      panel(skills, names, {
        kind: 'skill',
        id: 'skills',
        title: 'Skills',
        key: 'Companies that bought it against those that did not.',
      }),
    ],
  );
