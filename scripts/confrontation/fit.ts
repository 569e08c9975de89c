/**
 * `npm run cpu:fit`: plays games of the Confrontation between computer players in every way to play, from any set-up, and fits
 * the weights of the evaluation (`cpu/weights.json`) to who won them, by logistic regression. The first games are judged by
 * material and how far the bearer has come, later ones by what the games before have taught. It reads neither the weights nor
 * the set-ups of before: the same code gives the same weights. A number after `--` plays so many games in the last round.
 */
import { CHARACTERS, FACES, STRENGTH } from '../../src/games/confrontation/content';
import { diceOf } from '../../src/games/confrontation/cpu/dice';
import { WEIGHTS } from '../../src/games/confrontation/cpu/evaluation';
import type { Group } from '../../src/games/confrontation/cpu/features';
import { FEATURES, GROUPS, featuresOf, indexIn } from '../../src/games/confrontation/cpu/features';
import { playerFrom, someLayout } from './arranging';
import { playGame } from './game';
import { writeData } from './written';

/** Nothing is known of set-ups: any is as likely as another. */
const evenPrior = (): number => 1;

const CASTS = ['classic', 'variant', 'draft'] as const;
/** Games of each round; weights are fitted to one round and play the next. */
const EARLIER_ROUNDS = [300];
const LAST_ROUND = 1_500;
const EPOCHS = 40;
const RATE = 0.05;
/** Draws weights that few games speak for towards zero. */
const SHRINK = 0.03;

/** Quick, and careless now and then, so that positions of every kind are met. */
const SKILL = { iterations: 16, worlds: 1, careless: 0.05, curiosity: 0.4 };

type Sample = { features: number[]; won: number };

const samplesOf = (seed: number): Sample[] => {
  const met: number[][] = [];
  const cast = CASTS[seed % CASTS.length] ?? 'classic';
  const dice = diceOf(seed);
  const players = {
    fellowship: playerFrom('fellowship', someLayout(cast, dice), SKILL, evenPrior),
    sauron: playerFrom('sauron', someLayout(cast, dice), SKILL, evenPrior),
  };
  const { outcome } = playGame(cast, seed, players, (state) => {
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

const signOf = (id: (typeof CHARACTERS)[number]): number => (FACES.fellowship.includes(id) ? 1 : -1);

const isCard = (feature: number): boolean =>
  feature >= indexIn('card', 0) && feature < indexIn('card', CARDS.length);

const withCards = (): Float64Array => {
  const weights = new Float64Array(FEATURES);
  for (const [index, worth] of CARDS.entries()) weights[indexIn('card', index)] = worth;
  return weights;
};

/** Before any game: the strong are worth more, and the bearer is to go to Mordor past as few as may be. */
const firstWeights = (): Float64Array => {
  const weights = withCards();
  for (const [index, id] of CHARACTERS.entries())
    weights[indexIn('character', index)] = signOf(id) * (0.1 + 0.03 * Math.max(0, STRENGTH[id]));
  for (let entry = 0; entry < GROUPS.bearerWay; entry += 1) {
    const [row, guards] = [Math.floor(entry / 8), Math.floor(entry / 2) % 4];
    weights[indexIn('bearerWay', entry)] = 0.2 * row - 0.1 * row * Math.min(1, guards);
  }
  return weights;
};

const clampCharacters = (weights: Float64Array): void => {
  for (const [index, id] of CHARACTERS.entries()) {
    const sign = signOf(id);
    const feature = indexIn('character', index);
    weights[feature] = sign * Math.max(LEAST, sign * (weights[feature] ?? 0));
  }
};

/** Stochastic gradient descent, slower with every epoch. */
const fit = (samples: readonly Sample[]): Float64Array => {
  const weights = withCards();
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

/** What a round teaches, and how surely: the last tenth of its games is told apart. */
const playRound = (
  games: number,
  first: number,
): { weights: Float64Array; loss: number; positions: number } => {
  const samples: Sample[] = [];
  let kept = 0;
  for (let game = 0; game < games; game += 1) {
    if (game === Math.floor(games * 0.9)) kept = samples.length;
    samples.push(...samplesOf(first + game));
  }
  const loss = lossOf(fit(samples.slice(0, kept)), samples.slice(kept));
  return { weights: fit(samples), loss, positions: samples.length };
};

const main = async (): Promise<void> => {
  const rounds = [...EARLIER_ROUNDS, Number(process.argv[2] ?? LAST_ROUND)];
  WEIGHTS.set(firstWeights());
  let first = 1;
  for (const games of rounds) {
    const { weights, loss, positions } = playRound(games, first);
    WEIGHTS.set(weights);
    first += games;
    console.log(JSON.stringify({ games, positions, lossOnGamesKeptApart: Number(loss.toFixed(4)) }));
  }
  await writeData('weights.json', tablesOf(WEIGHTS));
};

void main();
