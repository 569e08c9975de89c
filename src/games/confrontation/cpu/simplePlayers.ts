import type { CardId } from '@/games/confrontation/content';
import { CARD_STRENGTH, otherSide } from '@/games/confrontation/content';
import type { Command, View } from '@/games/confrontation/play';
import { clone, fighterStrength, perform } from '@/games/confrontation/play';
import { diceOf, draw, drawSeed } from './dice';
import { playOn } from './playout';
import { setUp } from './setUp';
import { worldsOf } from './worlds';

/** Two simple players that the computer player is measured against; they set up as it does. */
export type SimplePlayer = (view: View, seed: number) => Command[];

/** Does anything legal. */
export const randomPlayer: SimplePlayer = (view, seed) => {
  const dice = diceOf(seed);
  return setUp(view, dice) ?? [draw(dice, view.choices)];
};

const strongest = (cards: readonly CardId[]): number => Math.max(...cards.map((card) => CARD_STRENGTH[card]));

/** The highest strength that may still decide the battle; the lowest where none can. */
const usefulCard = (view: View, seed: number): Command | null => {
  const { side, choices, cards } = view;
  const { battle, ...world } = worldsOf(view)(diceOf(seed));
  if (view.prompt?.ask !== 'card' || !battle) return null;
  const own = choices.flatMap((command) => (command.type === 'card' ? [command.card] : []));
  const strengthOf = (one: typeof side): number => fighterStrength({ ...world, battle }, battle, one);
  const lead = strengthOf(side) - strengthOf(otherSide(side));
  const mayDecide = lead <= strongest(cards[otherSide(side)].hand) && lead + strongest(own) >= 0;
  const byStrength = [...own].sort((one, other) => CARD_STRENGTH[one] - CARD_STRENGTH[other]);
  const weak = byStrength.filter((card) => CARD_STRENGTH[card] > 0);
  const card = (mayDecide ? byStrength.at(-1) : weak[0]) ?? byStrength[0];
  return card ? { type: 'card', side, card } : null;
};

/** The command after which the position is judged best, on average over worlds. */
const bestJudged = (view: View, seed: number, count: number): Command => {
  const dice = diceOf(seed);
  const drawWorld = worldsOf(view);
  const worlds = Array.from({ length: count }, () => drawWorld(dice));
  const worthOf = (command: Command): number =>
    worlds.reduce((sum, world) => {
      const next = clone(world);
      perform(next, command);
      const chance = playOn(next, diceOf(drawSeed(dice)));
      return sum + (view.side === 'fellowship' ? chance : 1 - chance);
    }, 0);
  const judged = view.choices.map((command) => ({ command, worth: worthOf(command) }));
  return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).command;
};

const WORLDS = 32;

/** Looks one command ahead and no further. */
export const greedyPlayer =
  (worlds = WORLDS): SimplePlayer =>
  (view, seed) => {
    const [first] = view.choices;
    if (first && view.choices.length === 1) return [first];
    return setUp(view, diceOf(seed)) ?? [usefulCard(view, seed) ?? bestJudged(view, seed, worlds)];
  };
