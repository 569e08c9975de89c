import { STRENGTHS, think } from '../../src/games/confrontation/cpu';
import type { View } from '../../src/games/confrontation/play';
import { playGame } from '../confrontation/game';
import { PLAYERS, timed } from '../confrontation/players';
import type { Figure, Subject } from '../figures';

const GAMES = 3;
/** The first game makes the code as fast as it gets. */
const WARM_UP = 99;

/** Strength is measured apart (`npm run cpu:strength`): it takes hours. */
const decisionTimes = (strength: (typeof STRENGTHS)[number]): Figure[] => {
  const times: number[] = [];
  const player = timed(PLAYERS[strength], times);
  for (let seed = 1; seed <= GAMES; seed += 1)
    playGame('draft', seed, { fellowship: player, sauron: player });
  times.sort((a, b) => a - b);
  const named = { median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0 };
  return Object.entries(named).map(([which, time]) => ({
    name: `confrontation: a decision of ${strength}, ${which}`,
    value: Number(time.toFixed(1)),
    unit: 'ms',
  }));
};

/** From the first decision of a turn in a classic game. */
const searchSpeed = (): Figure => {
  let view: View | undefined;
  playGame('classic', WARM_UP, {
    fellowship: PLAYERS.normal,
    sauron: (seen, seed) => {
      if (seen.prompt?.ask === 'turn') view ??= seen;
      return PLAYERS.normal(seen, seed);
    },
  });
  if (!view) throw new Error('nobody had a turn');
  const before = process.cpuUsage();
  // A step of the thought is a world; it ends before the last where nothing can change any more.
  let worlds = 0;
  for (const thought = think(view, 'hard', 1); !thought.next().done;) worlds += 1;
  const { user, system } = process.cpuUsage(before);
  return {
    name: 'confrontation: worlds searched in a second and core',
    value: Math.round(worlds / ((user + system) / 1e6)),
    unit: '1/s',
  };
};

export const figures: Subject = () => [searchSpeed(), ...STRENGTHS.flatMap(decisionTimes)];
