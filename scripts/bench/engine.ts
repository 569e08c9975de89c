import type { Command } from '@/games/jime/play';
import { play } from '@/games/jime/play';
import { pick, seeded } from '@/kernel/random';
import { Company } from '../../__tests__/games/jime/rules/company';
import type { Figure } from '../figures';

const round = (value: number, places = 3): number => Number(value.toFixed(places));

/** Plays at random, mirror on, until the map is crowded and the chronicle long; never lets the adventure end. */
const crowded = (): Company => {
  const table = new Company({ heroes: 5, difficulty: 'hard', mirror: true, seed: 7 });
  const dice = seeded(7);
  while (table.history.head < 400 || table.state.stage !== 'adventure') {
    const before = table.state;
    table.do(
      pick(
        dice,
        table.legal().filter(({ type }) => type !== 'concede'),
      ),
    );
    if (table.state.stage === 'ended') table.state = before;
  }
  return table;
};

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
    const corrections = () => table.legal('placeHero', 'setInspiration', 'setBoon');
    let legal = corrections();
    while (table.history.head < commands) {
      if (table.history.head % 500 === 0) legal = corrections();
      table.do(
        pick(
          dice,
          legal.filter((command) => table.refusal(command) === undefined),
        ),
      );
      if (table.history.head % 100 === 0) legal = corrections();
    }
    const sample = corrections();
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

export const figures = (): Figure[] => [...onLateState(), ...overALongEvening()];
