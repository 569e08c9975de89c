import type { CauseRow, Report } from '../../../src/games/jime/sim/reportShape';
import { TARGETS } from '../../../src/games/jime/sim/reportFindings';
import { percent } from '../../../src/games/jime/sim/reportSpread';
import { barsChart } from '../charts/bars';
import type { Names } from '../parts';
import { figure, keyed, section, swatch } from '../parts';

const OTHERS: Record<string, string> = { darkness: 'the dark', terrain: 'terrain', story: 'the story' };

export const causeName = (names: Names, { cause, enemy }: Pick<CauseRow, 'cause' | 'enemy'>): string =>
  enemy ? names('enemy', cause) : (OTHERS[cause] ?? cause);

const standsPanel = ({ causes }: Report, names: Names): string => {
  const most = Math.max(0.5, ...causes.map(({ share }) => share));
  const chart = barsChart({
    caption: {
      id: 'stands',
      title: 'Last stands by what brought them',
      desc: `Share of all last stands. No kind of enemy should bring more than ${percent(TARGETS.kind)}.`,
    },
    bars: causes.map((row) => ({
      label: causeName(names, row),
      parts: [row.share],
      note: percent(row.share),
      off: row.enemy && row.share > TARGETS.kind,
    })),
    most,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1].filter((at) => at <= most).map((at) => ({ at, label: percent(at) })),
    limit: { at: TARGETS.kind, label: 'limit for a kind' },
  });
  return figure('Last stands', 'Share of all last stands, by what brought them', chart, {
    head: ['What', 'Last stands', 'Share', 'Failed'],
    rows: causes.map((row) => [causeName(names, row), row.lastStands, percent(row.share), row.failed]),
  });
};

const cardsPanel = ({ causes }: Report, names: Names): string => {
  const most = Math.max(1, ...causes.map(({ damage, fear }) => damage + fear));
  const step = most > 8 ? 4 : most > 4 ? 2 : most > 2 ? 1 : 0.5;
  const chart = barsChart({
    caption: {
      id: 'cards',
      title: 'Damage and fear by what dealt them',
      desc: 'Cards a company suffers in an adventure, on average.',
    },
    bars: causes.map((row) => ({
      label: causeName(names, row),
      parts: [row.damage, row.fear],
      note: `${row.damage.toFixed(1)} + ${row.fear.toFixed(1)}`,
    })),
    most,
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
      at: index * step,
      label: String(index * step),
    })),
    right: 92,
  });
  return figure(
    'Damage and fear',
    keyed(swatch('first'), 'damage') + keyed(swatch('second'), 'fear'),
    chart,
    {
      head: ['What', 'Damage an adventure', 'Fear an adventure'],
      rows: causes.map((row) => [causeName(names, row), row.damage.toFixed(2), row.fear.toFixed(2)]),
    },
  );
};

export const perils = (report: Report, names: Names): string =>
  section(
    'perils',
    'What hurts',
    'Both charts in the same order: what brings most last stands comes first.',
    [standsPanel(report, names), cardsPanel(report, names)],
  );
