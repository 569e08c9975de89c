import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Content } from '../../src/games/jime/content';
import { playCampaign } from '../../src/games/jime/sim/campaign';
import { contentOf } from '../campaign-folders';
import type { Figure, Subject } from '../figures';

const CAMPAIGN = 'campaigns/oath-of-the-lamps';
/** Adventures played before the clock runs, so that the code is as fast as it gets. */
const WARM_UP = 300;
const TIMED = 200;
const MANY = 600;

/** Plays campaigns until so many adventures are played; companies and difficulties in turn. */
const playOn = (content: Content, adventures: number): number => {
  let played = 0;
  for (let seed = 1; played < adventures; seed += 1) {
    const heroes = 2 + (seed % 4);
    const difficulty = seed % 8 < 4 ? 'normal' : 'hard';
    played += playCampaign(content, { seed, heroes, difficulty, skill: 'sensible' }).adventures.length;
  }
  return played;
};

/** Adventures in a second of work: what other programs take of the core does not count. */
const speed = (content: Content): Figure => {
  playOn(content, WARM_UP);
  const before = process.cpuUsage();
  const played = playOn(content, TIMED);
  const { user, system } = process.cpuUsage(before);
  const value = Number((played / ((user + system) / 1e6)).toFixed(1));
  return { name: 'simulation: adventures a second and core', value, unit: '1/s' };
};

const heapUsed = (): number => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
};

/** What many adventures leave behind, once those before them have filled what is kept on purpose. */
const leftBehind = (content: Content): Figure => {
  playOn(content, MANY);
  const before = heapUsed();
  playOn(content, MANY);
  const grown = (heapUsed() - before) / 1024;
  return { name: `simulation: memory ${MANY} adventures leave behind`, value: Math.round(grown), unit: 'kB' };
};

export const figures: Subject = () => {
  const content = contentOf(CAMPAIGN);
  return [speed(content), leftBehind(content)];
};
