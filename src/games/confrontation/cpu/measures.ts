import type { CardId } from '@/games/confrontation/content';
import { CARD_STRENGTH, otherSide } from '@/games/confrontation/content';
import type { Command, View } from '@/games/confrontation/play';
import { clone, fighterStrength, perform } from '@/games/confrontation/play';
import { diceOf, draw, drawSeed } from './dice';
import { playOn } from './playout';
import { setUp } from './setUp';
import { worldsOf } from './worlds';

/** Two simple players that the computer player is measured against. */
export type SimplePlayer = (view: View, seed: number) => Command[];

/** Does anything legal. */
export const randomPlayer: SimplePlayer = (view, seed) => {
  const dice = diceOf(seed);
  return setUp(view, dice) ?? [draw(dice, view.choices)];
};

const WORLDS = 32;

/** The highest strength that may still decide the battle; the lowest where none can. */
const usefulCard = (view: View): Command | null => {
  const { choices, side, battle } = view;
  const cards = choices.flatMap((command): CardId[] => (command.type === 'card' ? [command.card] : []));
  if (view.prompt?.ask !== 'card' || !battle) return null;
  const byStrength = [...cards].sort((one, other) => CARD_STRENGTH[one] - CARD_STRENGTH[other]);
  const world = worldsOf(view)(diceOf(1));
  if (!world.battle) return null;
  const [own, foe] = [side, otherSide(side)].map((one) => fighterStrength(world, world.battle as never, one));
  const lead = (own ?? 0) - (foe ?? 0);
  const most = (hand: readonly CardId[]): number => Math.max(...hand.map((card) => CARD_STRENGTH[card]));
  const useful = lead <= most(view.cards[otherSide(side)].hand) && lead + most(cards) >= 0;
  const card = useful ? byStrength.at(-1) : byStrength.find((one) => CARD_STRENGTH[one] > 0);
  return { type: 'card', side, card: card ?? (cards[0] as CardId) };
};

/** The command after which the position is judged best, on average over worlds. */
const bestJudged = (view: View, seed: number, count: number): Command => {
  const dice = diceOf(seed);
  const worlds = Array.from({ length: count }, () => worldsOf(view)(dice));
  const judged = view.choices.map((command) => {
    let sum = 0;
    for (const world of worlds) {
      const next = clone(world);
      perform(next, command);
      sum += playOn(next, 0, diceOf(drawSeed(dice)));
    }
    return { command, worth: view.side === 'fellowship' ? sum : -sum };
  });
  return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).command;
};

/** Looks one command ahead and no further. */
export const greedyPlayer =
  (count = WORLDS): SimplePlayer =>
  (view, seed) => {
    const [first] = view.choices;
    const before = setUp(view, diceOf(seed));
    if (before) return before;
    if (first && view.choices.length === 1) return [first];
    return [usefulCard(view) ?? bestJudged(view, seed, count)];
  };
