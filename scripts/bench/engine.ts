import type { Command } from '@/games/jime/play';
import { play } from '@/games/jime/play';
import { pick, seeded } from '@/kernel/random';
import { Company } from '../../__tests__/games/jime/rules/company';
import type { Figure, Subject } from '../figures';

const round = (value: number, places = 3): number => Number(value.toFixed(places));

const COMPANIES = 20;

/** What the table may tell the app at any moment, and as often as it likes. */
const correctionsOf = (table: Company): Command[] => table.legal('placeHero', 'setInspiration', 'setBoon');

/** Plays at random, mirror on, up to the last moment before the company fell when anything could be corrected. */
const lastStanding = (seed: number): Company => {
  const table = new Company({ heroes: 5, difficulty: 'normal', mirror: true, seed });
  const dice = seeded(seed);
  const stands = (): boolean =>
    table.state.stage !== 'ended' && !table.state.adventure?.heroes.every(({ defeated }) => defeated);
  let { state, history } = table;
  while (stands()) {
    if (correctionsOf(table).length > 0) ({ state, history } = table);
    const legal = table.legal().filter(({ type }) => type !== 'concede' && type !== 'mirror');
    table.do(pick(dice, legal));
  }
  return Object.assign(table, { state, history });
};

/** A map that many commands have crowded: that of the company that stood the longest. */
const crowded = (): Company =>
  Array.from({ length: COMPANIES }, (_, seed) => lastStanding(seed)).reduce((one, other) =>
    one.history.head >= other.history.head ? one : other,
  );

const microseconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
};

/** Every legal command of a late state, each played from it many times. */
const onLateState = (): Figure[] => {
  const table = crowded();
  const legal = table.legal();
  const times: number[] = [];
  for (let turn = 0; times.length < 20_000; turn += 1)
    times.push(microseconds(() => play(table.state, legal[turn % legal.length] as Command, table.content)));
  const total = times.reduce((sum, each) => sum + each, 0);
  times.sort((a, b) => a - b);
  const asked = microseconds(() => {
    for (let i = 0; i < 50; i += 1) table.legal();
  });
  return [
    {
      name: 'engine: commands a second on a late state',
      value: Math.round((times.length / total) * 1e6),
      unit: '1/s',
    },
    { name: 'engine: p50 of a command', value: round((times[10_000] ?? 0) / 1000), unit: 'ms' },
    { name: 'engine: p99 of a command', value: round((times[19_800] ?? 0) / 1000), unit: 'ms' },
    { name: 'engine: legalCommands on a late state', value: round(asked / 50_000), unit: 'ms' },
  ];
};

/** The cost of a command after 1 000 and after 50 000 played in one sitting: it must not grow. */
const overALongEvening = (): Figure[] => {
  const table = crowded();
  const dice = seeded(9);
  const costAfter = (commands: number): number => {
    let offered = correctionsOf(table);
    while (table.history.head < commands) {
      const next = pick(dice, offered);
      if (table.refusal(next) === undefined) table.do(next);
      if (table.history.head % 100 === 0) offered = correctionsOf(table);
    }
    const sample = correctionsOf(table);
    const times = Array.from({ length: 2_000 }, (_, i) =>
      microseconds(() => play(table.state, sample[i % sample.length] as Command, table.content)),
    ).sort((a, b) => a - b);
    return (times[1_000] ?? 0) / 1000;
  };
  return [1_000, 50_000].map((commands) => ({
    name: `engine: median command after ${commands} played`,
    value: round(costAfter(commands), 4),
    unit: 'ms',
  }));
};

export const figures: Subject = () => [...onLateState(), ...overALongEvening()];
