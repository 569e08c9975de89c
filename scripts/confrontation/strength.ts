/** `npm run cpu:strength -- --help`. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Side } from '../../src/games/confrontation/content';
import { SIDES, otherSide } from '../../src/games/confrontation/content';
import { Misread, orMisread, parsed, whole } from '../options';
import { columns } from '../simulate/table';
import { playGame } from './game';
import type { PlayerName } from './players';
import { PLAYERS, PLAYER_NAMES, timed } from './players';
import type { Cast, Pair, Part, Row, Tally } from './results';
import { CASTS, HEAD, cellsOf, isMeasured, rowsIn, wholeRows } from './results';

const HELP = `npm run cpu:strength -- [options]

Plays computer players of the Confrontation against each other, half of the games on each side, and says how often the first of
a pair wins: a line of JSON for every fifty games, then a table with 95 % intervals. Hard against hard tells the balance.
npm run cpu:report makes the tables and the chart of docs/CONFRONTATION.md of such lines.

  --games <n>      games for each pair and way to play                  (400)
  --pairs <list>   any of hard:greedy,hard:normal,normal:easy,hard:hard,hard:random or others  (these)
  --casts <list>   any of classic,variant,draft                         (all)
  --seed <n>       the same seed gives the same games                   (1)
  --to <file>      adds each line to the file as it is known; games the file has are not played again
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

const measure = ({ pair, cast, first, games }: Part): Row => {
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
  return { pair, cast, first, ...tally, decision: spreadOf(times) };
};

type Plan = { pairs: Pair[]; casts: Cast[]; games: number; seed: number };

/** Even, so that both sides are played alike. */
const PART = 50;

const partsOf = ({ pairs, casts, games, seed }: Plan): Part[] => {
  const starts = Array.from({ length: Math.ceil(games / PART) }, (_, index) => index * PART);
  return pairs.flatMap((pair) =>
    casts.flatMap((cast) =>
      starts.map((start) => ({
        ...{ pair, cast, first: seed * 10_000 + start },
        games: Math.min(PART, games - start),
      })),
    ),
  );
};

/** The rows the file had, and those measured now: each is said as soon as it is known, for all of them take an hour. */
const measureAll = (parts: readonly Part[], to: string | undefined): Row[] => {
  const rows = to && existsSync(to) ? rowsIn(readFileSync(to, 'utf8')) : [];
  for (const part of parts.filter((one) => !isMeasured(rows, one))) {
    const row = measure(part);
    const line = JSON.stringify(row);
    if (to) appendFileSync(to, `${line}\n`);
    else console.log(line);
    rows.push(row);
  }
  return wholeRows(rows);
};

const run = (words: readonly string[]): void => {
  const options = parsed(words, {
    games: { type: 'string', default: '400' },
    pairs: { type: 'string', default: 'hard:greedy,hard:normal,normal:easy,hard:hard,hard:random' },
    casts: { type: 'string', default: CASTS.join(',') },
    seed: { type: 'string', default: '1' },
    to: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  if (options.help) {
    console.log(HELP);
    return;
  }
  const parts = partsOf({
    pairs: options.pairs.split(',').map(pairIn),
    casts: options.casts.split(',').map(castNamed),
    games: whole('games', options.games, 2, 100_000),
    seed: whole('seed', options.seed, 1, 1_000_000),
  });
  console.error(`\n${columns(HEAD, measureAll(parts, options.to).map(cellsOf))}`);
};

void orMisread('cpu:strength', () => run(process.argv.slice(2)));
