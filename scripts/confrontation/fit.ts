/**
 * `npm run cpu:fit -- <games>`: plays games of the Confrontation between computer players in every way to play, and fits the
 * weights of the evaluation (`cpu/weights.json`) to who won them, by logistic regression.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, FACES } from '../../src/games/confrontation/content';
import type { Group } from '../../src/games/confrontation/cpu/features';
import { FEATURES, GROUPS, featuresOf, indexIn } from '../../src/games/confrontation/cpu/features';
import { conclude, thinkWith } from '../../src/games/confrontation/cpu/think';
import { root } from '../expo.mjs';
import type { ComputerPlayer } from './game';
import { playGame } from './game';

const CASTS = ['classic', 'variant', 'draft'] as const;
const GAMES = 2_000;
const EPOCHS = 40;
const RATE = 0.05;
/** Draws weights that few games speak for towards zero. */
const SHRINK = 0.03;

/** Quick, and careless now and then, so that positions of every kind are met. */
const SKILL = { iterations: 60, worlds: 1, careless: 0.08, curiosity: 0.7, playout: 0 };
const player: ComputerPlayer = (view, seed) => conclude(thinkWith(view, SKILL, seed));

type Sample = { features: number[]; won: number };

const samplesOf = (seed: number): Sample[] => {
  const met: number[][] = [];
  const cast = CASTS[seed % CASTS.length] ?? 'classic';
  const { outcome } = playGame(cast, seed, { fellowship: player, sauron: player }, (state) => {
    if (state.stage === 'play' && state.prompt?.ask === 'turn') met.push(featuresOf(state));
  });
  const won = outcome?.winner === 'fellowship' ? 1 : 0;
  return met.map((features) => ({ features, won }));
};

const chanceOf = (weights: Float64Array, { features }: Sample): number => {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum));
};

/** What a card in hand is worth goes by its strength and is not fitted: a few thousand games say nothing of it but noise. */
const CARDS = [
  ...[0.015, 0.03, 0.05, 0.07, 0.1, 0.06, 0.1, 0.08, 0.05],
  ...[-0.015, -0.03, -0.05, -0.07, -0.09, -0.11, -0.06, -0.06, -0.05],
];
/** Nobody is a burden to their own side, whatever a few games say. */
const LEAST = 0.05;

const isCard = (feature: number): boolean =>
  feature >= indexIn('card', 0) && feature < indexIn('card', CARDS.length);

const clampCharacters = (weights: Float64Array): void => {
  for (const [index, id] of CHARACTERS.entries()) {
    const sign = FACES.fellowship.includes(id) ? 1 : -1;
    const feature = indexIn('character', index);
    weights[feature] = sign * Math.max(LEAST, sign * (weights[feature] ?? 0));
  }
};

/** Stochastic gradient descent, slower with every epoch. */
const fit = (samples: readonly Sample[]): Float64Array => {
  const weights = new Float64Array(FEATURES);
  for (const [index, worth] of CARDS.entries()) weights[indexIn('card', index)] = worth;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch);
    // A stride that shares no factor with most lengths mixes the games.
    for (let index = 0, at = 0; index < samples.length; index += 1, at = (at + 7919) % samples.length) {
      const sample = samples[at] as Sample;
      const error = sample.won - chanceOf(weights, sample);
      for (const feature of sample.features) {
        if (isCard(feature)) continue;
        const weight = weights[feature] as number;
        weights[feature] = weight + rate * (error - SHRINK * weight);
      }
    }
    clampCharacters(weights);
  }
  return weights;
};

const lossOf = (weights: Float64Array, samples: readonly Sample[]): number =>
  samples.reduce((sum, sample) => {
    const chance = chanceOf(weights, sample);
    return sum - Math.log(Math.max(1e-9, sample.won ? chance : 1 - chance));
  }, 0) / samples.length;

const tablesOf = (weights: Float64Array): Record<string, number[]> => {
  let offset = 0;
  return Object.fromEntries(
    (Object.keys(GROUPS) as Group[]).map((group) => {
      const table = [...weights.slice(offset, offset + GROUPS[group])];
      offset += GROUPS[group];
      return [group, table.map((weight) => Number(weight.toFixed(3)))];
    }),
  );
};

const main = (): void => {
  const games = Number(process.argv[2] ?? GAMES);
  const first = Number(process.argv[3] ?? 1);
  const samples: Sample[] = [];
  let kept = 0;
  for (let game = 0; game < games; game += 1) {
    samples.push(...samplesOf(first + game));
    if (game === Math.floor(games * 0.9)) kept = samples.length;
    if (game % 100 === 99) console.error(`${game + 1} games`);
  }
  const held = samples.slice(kept);
  const before = lossOf(fit(samples.slice(0, kept)), held);
  const weights = fit(samples);
  writeFileSync(
    join(root, 'src/games/confrontation/cpu/weights.json'),
    `${JSON.stringify(tablesOf(weights), null, 2)}\n`,
  );
  console.log(JSON.stringify({ games, positions: samples.length, lossOnGamesKeptApart: before }));
};

main();
