/**
 * `npm run cpu:evolve -- <generations>`: lets set-ups of the Confrontation play against each other in every way to play; the
 * better half stays, the other makes room for their likes with one change. Writes `cpu/layouts.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Side } from '../../src/games/confrontation/content';
import { SIDES } from '../../src/games/confrontation/content';
import type { Dice } from '../../src/games/confrontation/cpu/dice';
import { diceOf, draw } from '../../src/games/confrontation/cpu/dice';
import { layoutsOf, readLayout } from '../../src/games/confrontation/cpu/layouts';
import { conclude, thinkWith } from '../../src/games/confrontation/cpu/think';
import type { Command, Options, View } from '../../src/games/confrontation/play';
import { root } from '../expo.mjs';
import type { ComputerPlayer } from './game';
import { playGame } from './game';

type Cast = Options['cast'];
const CASTS: readonly Cast[] = ['classic', 'variant', 'draft'];
const GENERATIONS = 12;
/** Games each set-up plays in a generation. */
const GAMES = 5;
/** What a game counts when the next generation has been played. */
const FADE = 0.7;

const SKILL = { iterations: 16, worlds: 1, careless: 0, curiosity: 0.3, playout: 0 };

/** A set-up, and what it has won of what it has played; both fade, so that it must go on winning. */
type Competitor = { written: string; won: number; played: number };
type Population = Record<Side, Competitor[]>;

const newcomer = (written: string): Competitor => ({ written, won: 0, played: 0 });

/** Plays its set-up instead of one from the book. */
const playerOf =
  (side: Side, written: string): ComputerPlayer =>
  (view: View, seed: number): Command[] => {
    const layout = readLayout(side, written);
    const ready: Command = { type: 'ready', side };
    if (view.prompt?.ask === 'versions')
      return [...layout.map(({ character }): Command => ({ type: 'chooseVersion', side, character })), ready];
    if (view.prompt?.ask === 'placing')
      return [{ type: 'arrange', side, regions: layout.map(({ region }) => region) }, ready];
    return conclude(thinkWith(view, SKILL, seed));
  };

const compete = (cast: Cast, fellowship: Competitor, sauron: Competitor, seed: number): void => {
  const { outcome } = playGame(cast, seed, {
    fellowship: playerOf('fellowship', fellowship.written),
    sauron: playerOf('sauron', sauron.written),
  });
  fellowship.played += 1;
  sauron.played += 1;
  (outcome?.winner === 'fellowship' ? fellowship : sauron).won += 1;
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

/** One game won and one lost are thought of before the first, so that luck alone does not lead. */
const rate = ({ won, played }: Competitor): number => (won + 1) / (played + 2);

const survivors = (all: readonly Competitor[]): Competitor[] =>
  [...all].sort((one, other) => rate(other) - rate(one)).slice(0, Math.ceil(all.length / 2));

const nextGeneration = (all: readonly Competitor[], cast: Cast, dice: Dice): Competitor[] => {
  const stay = survivors(all).map(({ written, won, played }) => ({
    written,
    won: won * FADE,
    played: played * FADE,
  }));
  const names = new Set(stay.map(({ written }) => written));
  while (names.size < all.length) names.add(changed(draw(dice, stay).written, cast, dice));
  return [...stay, ...[...names].slice(stay.length).map(newcomer)];
};

const generation = (population: Population, cast: Cast, dice: Dice, first: number): number => {
  let seed = first;
  for (let round = 0; round < GAMES; round += 1)
    for (const fellowship of population.fellowship) {
      const sauron = population.sauron.reduce((least, one) => (one.played < least.played ? one : least));
      compete(cast, fellowship, dice() < 0.5 ? sauron : draw(dice, population.sauron), (seed += 1));
    }
  return seed;
};

const evolve = (cast: Cast, generations: number): Record<Side, string[]> => {
  const dice = diceOf(CASTS.indexOf(cast) + 1);
  let population: Population = {
    fellowship: layoutsOf(cast, 'fellowship').map(newcomer),
    sauron: layoutsOf(cast, 'sauron').map(newcomer),
  };
  let seed = 0;
  for (let index = 0; index < generations; index += 1) {
    if (index > 0)
      population = {
        fellowship: nextGeneration(population.fellowship, cast, dice),
        sauron: nextGeneration(population.sauron, cast, dice),
      };
    seed = generation(population, cast, dice, seed);
    const wins = population.fellowship.reduce((sum, { won }) => sum + won, 0);
    const games = population.fellowship.reduce((sum, { played }) => sum + played, 0);
    console.error(
      `${cast}, generation ${index + 1}: the Fellowship wins ${Math.round((100 * wins) / games)} %`,
    );
  }
  // The last newcomers have hardly played: whoever stayed is in the book twice as likely as whoever came.
  return Object.fromEntries(SIDES.map((side) => [side, bookOf(population[side])])) as Record<Side, string[]>;
};

const bookOf = (all: readonly Competitor[]): string[] =>
  [...all].sort((one, other) => rate(other) - rate(one)).map(({ written }) => written);

const main = (): void => {
  const generations = Number(process.argv[2] ?? GENERATIONS);
  const casts = CASTS.filter((cast) => process.argv.length < 4 || process.argv.includes(cast));
  const book = Object.fromEntries(
    CASTS.map((cast) => [
      cast,
      casts.includes(cast)
        ? evolve(cast, generations)
        : { fellowship: layoutsOf(cast, 'fellowship'), sauron: layoutsOf(cast, 'sauron') },
    ]),
  );
  writeFileSync(join(root, 'src/games/confrontation/cpu/layouts.json'), `${JSON.stringify(book, null, 2)}\n`);
};

main();
