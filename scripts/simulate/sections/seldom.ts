import type { PlotAdventure, Report } from '../../../src/games/jime/sim/reportShape';
import { percent } from '../../../src/games/jime/sim/reportSpread';
import { barsChart } from '../charts/bars';
import { figure, section } from '../parts';

const TICKS = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** Below one in ten a round number would hide the difference between few and none. */
const shown = (share: number): string => (share < 0.1 ? `${(100 * share).toFixed(1)}%` : percent(share));

const panel = ({ seldom }: Report, { id, name }: PlotAdventure): string[] => {
  const rows = seldom.filter(({ adventure }) => adventure === id);
  if (rows.length === 0) return [];
  const most = Math.max(0.1, ...rows.map(({ share }) => share));
  const chart = barsChart({
    caption: {
      id: `seldom-${id}`,
      title: `${name}: tokens that fewest look into`,
      desc: 'Share of the games of this adventure.',
    },
    bars: rows.map(({ token, share }) => ({ label: token, parts: [share], note: shown(share) })),
    most,
    ticks: TICKS.filter((at) => at <= most).map((at) => ({ at, label: percent(at) })),
  });
  return [
    figure(name, 'Share of its games in which somebody looked into the token', chart, {
      head: ['Token', 'Games', 'Share'],
      rows: rows.map(({ token, games, share }) => [token, games, shown(share)]),
    }),
  ];
};

/** Written, and hardly read by anybody. */
export const seldomSection = (report: Report): string =>
  section(
    'seldom',
    'Seldom seen',
    'The tokens of each adventure that fewest companies look into. What hardly anybody reads lies far from every way, or comes when nobody has time.',
    report.plot.adventures.flatMap((adventure) => panel(report, adventure)),
  );
