/**
 * `npm run cpu:evolve`: lets set-ups of the Confrontation, at first any, play against each other; the better half stays, the
 * other makes room for their likes with a change. A set-up is rated by how often each of its characters has won from its place,
 * over all games: that says more than the few it has played itself. Writes `cpu/layouts.json`, and reads nothing of the one
 * before: the same code and `cpu/weights.json` give the same set-ups. A number after `--` plays so many generations.
 */
import type { Side } from '../../src/games/confrontation/content';
import { SIDES } from '../../src/games/confrontation/content';
import type { Dice } from '../../src/games/confrontation/cpu/dice';
import { diceOf, draw } from '../../src/games/confrontation/cpu/dice';
import { priorOf } from '../../src/games/confrontation/cpu/prior';
import type { Options } from '../../src/games/confrontation/play';
import { playerFrom, someLayout } from './arranging';
import { playGame } from './game';
import { writeData } from './written';

type Cast = Options['cast'];
const CASTS: readonly Cast[] = ['classic', 'variant', 'draft'];
/** Set-ups of each side, as many as the book keeps. */
const LAYOUTS = 40;
const GENERATIONS = 8;
/** Games of a generation. */
const GAMES = 80;
/** What a game counts when the next generation has been played. */
const FADE = 0.8;

const SKILL = { iterations: 16, worlds: 1, careless: 0, curiosity: 0.4 };

/** How often a side has won with a tile as it was placed; old games fade, for the other side learns too. */
type Records = Map<string, { won: number; played: number }>;
type Population = Record<Side, { layouts: string[]; records: Records }>;

const tilesOf = (written: string): string[] =>
  (written.match(/../g) ?? []).map((tile, index) => `${index}${tile}`);

const remember = (records: Records, written: string, won: boolean): void => {
  for (const tile of tilesOf(written)) {
    const record = records.get(tile) ?? { won: 0, played: 0 };
    records.set(tile, { won: record.won + (won ? 1 : 0), played: record.played + 1 });
  }
};

const fade = (records: Records): void => {
  for (const [tile, { won, played }] of records)
    records.set(tile, { won: won * FADE, played: played * FADE });
};

/** So many games, half of them won, are thought of before the first, so that luck alone does not lead. */
const EXPECTED = 20;

/** The odds of all nine tiles together. */
const rate = (records: Records, written: string): number =>
  tilesOf(written).reduce((sum, tile) => {
    const { won = 0, played = 0 } = records.get(tile) ?? {};
    return sum + Math.log((won + EXPECTED / 2) / (played - won + EXPECTED / 2));
  }, 0);

const compete = (cast: Cast, { fellowship, sauron }: Population, dice: Dice, seed: number): boolean => {
  const [one, other] = [draw(dice, fellowship.layouts), draw(dice, sauron.layouts)];
  // Each knows what set-ups are about: one that many have is soon seen through.
  const prior = priorOf({ fellowship: fellowship.layouts, sauron: sauron.layouts });
  const { outcome } = playGame(cast, seed, {
    fellowship: playerFrom('fellowship', one, SKILL, prior),
    sauron: playerFrom('sauron', other, SKILL, prior),
  });
  const won = outcome?.winner === 'fellowship';
  remember(fellowship.records, one, won);
  remember(sauron.records, other, !won);
  return won;
};

/** Two characters change places, or in the draft one tile is turned over. */
const changed = (written: string, cast: Cast, dice: Dice): string => {
  const tiles = written.match(/../g) ?? [];
  const [one, other] = [Math.floor(dice() * tiles.length), Math.floor(dice() * tiles.length)];
  const [first, second] = [tiles[one] as string, tiles[other] as string];
  if (cast === 'draft' && dice() < 0.3) tiles[one] = (first[0] === 'c' ? 'v' : 'c') + first[1];
  else if (first[1] === second[1]) return changed(written, cast, dice);
  else [tiles[one], tiles[other]] = [`${first[0]}${second[1]}`, `${second[0]}${first[1]}`];
  return tiles.join('');
};

/** Changes that are tried for each newcomer; the best rated comes. */
const TRIED = 3;

const best = (records: Records, layouts: readonly string[]): string[] =>
  [...layouts].sort((one, other) => rate(records, other) - rate(records, one));

const nextGeneration = ({ layouts, records }: Population[Side], cast: Cast, dice: Dice): string[] => {
  const next = new Set(best(records, layouts).slice(0, Math.ceil(layouts.length / 2)));
  const parents = [...next];
  while (next.size < layouts.length) {
    const tried = Array.from({ length: TRIED }, () => changed(draw(dice, parents), cast, dice));
    const [newcomer] = best(
      records,
      tried.filter((written) => !next.has(written)),
    );
    if (newcomer) next.add(newcomer);
  }
  return [...next];
};

const evolve = (cast: Cast, generations: number): Record<Side, string[]> => {
  const dice = diceOf(CASTS.indexOf(cast) + 1);
  const begin = () => ({
    layouts: Array.from({ length: LAYOUTS }, () => someLayout(cast, dice)),
    records: new Map(),
  });
  const population: Population = { fellowship: begin(), sauron: begin() };
  for (let index = 0; index < generations; index += 1) {
    let wins = 0;
    for (let game = 0; game < GAMES; game += 1)
      if (compete(cast, population, dice, index * GAMES + game)) wins += 1;
    for (const side of SIDES) {
      population[side].layouts = nextGeneration(population[side], cast, dice);
      fade(population[side].records);
    }
    console.error(`${cast}, generation ${index + 1}: the Fellowship won ${wins} of ${GAMES}`);
  }
  return { fellowship: population.fellowship.layouts, sauron: population.sauron.layouts };
};

const main = async (): Promise<void> => {
  const generations = Number(process.argv[2] ?? GENERATIONS);
  const book = Object.fromEntries(CASTS.map((cast) => [cast, evolve(cast, generations)]));
  await writeData('layouts.json', book);
};

void main();
