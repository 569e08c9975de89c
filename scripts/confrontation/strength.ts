/** `npm run cpu:strength -- --help`. */
import type { Side } from '../../src/games/confrontation/content';
import { SIDES, otherSide } from '../../src/games/confrontation/content';
import { Misread, orMisread, parsed, whole } from '../options';
import { columns } from '../simulate/table';
import { playGame } from './game';
import type { PlayerName } from './players';
import { PLAYERS, PLAYER_NAMES, timed } from './players';
import type { Cast, Pair, Row, Tally } from './results';
import { CASTS, HEAD, cellsOf } from './results';

const HELP = `npm run cpu:strength -- [options]

Plays computer players of the Confrontation against each other, half of the games on each side, and says how often the first of
a pair wins: a line of JSON a pair and way to play, then a table with 95 % intervals. Hard against hard tells the balance.
npm run cpu:report makes the tables and the chart of docs/CONFRONTATION.md of such lines.

  --games <n>      games for each pair and way to play                  (400)
  --pairs <list>   any of hard:random,hard:greedy,hard:normal,normal:easy,hard:hard or others  (these)
  --casts <list>   any of classic,variant,draft                         (all)
  --seed <n>       the same seed gives the same games                   (1)
  --help           this`;

const playerNamed = (word: string): PlayerName => {
  const name = PLAYER_NAMES.find((one) => one === word);
  if (!name) throw new Misread(`--pairs knows ${PLAYER_NAMES.join(', ')}, not “${word}”`);
  return name;
};

const pairIn = (word: string): Pair => {
  const [one = '', other = ''] = word.split(':');
  return [playerNamed(one), playerNamed(other)];
};

const castNamed = (word: string): Cast => {
  const cast = CASTS.find((one) => one === word);
  if (!cast) throw new Misread(`--casts knows ${CASTS.join(', ')}, not “${word}”`);
  return cast;
};

const spreadOf = (times: number[]): Row['decision'] => {
  times.sort((a, b) => a - b);
  const [median, worst] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
  return { median: Math.round(median), worst: Math.round(worst), decisions: times.length };
};

const measure = (cast: Cast, pair: Pair, games: number, first: number): Row => {
  const [one, other] = pair;
  const times: number[] = [];
  const tally: Record<Side, Tally> = { fellowship: { won: 0, played: 0 }, sauron: { won: 0, played: 0 } };
  const player = timed(PLAYERS[one], times);
  for (let game = 0; game < games; game += 1) {
    const side = SIDES[game % 2] ?? 'fellowship';
    const players = { [side]: player, [otherSide(side)]: PLAYERS[other] } as Record<Side, typeof player>;
    const { outcome } = playGame(cast, first + game, players);
    tally[side].played += 1;
    if (outcome?.winner === side) tally[side].won += 1;
  }
  return { pair, cast, ...tally, decision: spreadOf(times) };
};

const run = (words: readonly string[]): void => {
  const options = parsed(words, {
    games: { type: 'string', default: '400' },
    pairs: { type: 'string', default: 'hard:random,hard:greedy,hard:normal,normal:easy,hard:hard' },
    casts: { type: 'string', default: CASTS.join(',') },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  });
  if (options.help) {
    console.log(HELP);
    return;
  }
  const games = whole('games', options.games, 2, 100_000);
  const seed = whole('seed', options.seed, 1, 1_000_000);
  const rows: Row[] = [];
  for (const pair of options.pairs.split(',').map(pairIn))
    for (const cast of options.casts.split(',').map(castNamed)) {
      const row = measure(cast, pair, games, seed * 10_000);
      console.log(JSON.stringify(row));
      rows.push(row);
    }
  console.error(`\n${columns(HEAD, rows.map(cellsOf))}`);
};

void orMisread('cpu:strength', () => run(process.argv.slice(2)));
