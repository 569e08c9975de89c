import type { CardId, Side } from '@/games/confrontation/content';
import { HAND, otherSide } from '@/games/confrontation/content';
import type { Command, GameState, View } from '@/games/confrontation/play';
import { clone, perform } from '@/games/confrontation/play';
import type { Work } from '@/kernel/slices';
import type { Dice } from './dice';
import { diceOf, drawSeed, drawWeighted } from './dice';
import { playOn, quickCommand } from './playout';
import { mixing } from './regretMatching';
import type { Worlds } from './worlds';

/** Combat cards: what every pair of cards would come to, averaged over worlds, and a mixed strategy for it. */

const cardOf = (command: Command): CardId[] => (command.type === 'card' ? [command.card] : []);

/** What the other side may have played or may yet play. */
const columnsOf = ({ side, battle, cards }: View): CardId[] => {
  const other = otherSide(side);
  const open = battle?.faceUp[other] ? battle.played[other] : null;
  return open === null ? cards[other].hand : [open];
};

/** The world in which the other side laid this card face down. */
const layDown = (world: GameState, side: Side, card: CardId): void => {
  const laid = world.battle?.played[side];
  if (!world.battle || !laid) return;
  const { hand } = world.cards[side];
  world.cards[side].hand = HAND[side].filter((one) => one !== card && (one === laid || hand.includes(one)));
  world.battle.played[side] = card;
};

const asksForCard = ({ prompt }: GameState, side: Side): boolean =>
  prompt?.ask === 'card' && prompt.side === side;

/** The Fellowship’s chance once both cards are played and the turn is over. */
const outcomeOf = (world: GameState, side: Side, card: CardId, against: CardId, dice: Dice): number => {
  const other = otherSide(side);
  const next = clone(world);
  const isLaid = next.battle?.played[other] !== null;
  if (!next.battle?.faceUp[other]) layDown(next, other, against);
  perform(next, { type: 'card', side, card });
  // Against Gandalf, Sauron’s Magic is named before the other card.
  while (!isLaid && next.prompt?.ask === 'magic') perform(next, quickCommand(next, dice));
  if (!isLaid && asksForCard(next, other)) perform(next, { type: 'card', side: other, card: against });
  return playOn(next, dice);
};

/** Whether the other side will see the card before it plays its own. */
const playsOpenly = (world: GameState, side: Side, card: CardId): boolean => {
  const next = clone(world);
  perform(next, { type: 'card', side, card });
  return next.battle?.faceUp[side] === true && next.battle.played[otherSide(side)] === null;
};

/** Too seldom to be worth the surprise: regret matching leaves a little of everything. */
const SELDOM = 0.05;

const without = (shares: readonly number[]): number[] => shares.map((share) => (share < SELDOM ? 0 : share));

const bestRow = (values: readonly number[]): number[] => {
  const most = Math.max(...values);
  return values.map((value) => (value === most ? 1 : 0));
};

/** Yields how far it has come, from 0 to 1. */
export function* chooseCard(view: View, worlds: Worlds, count: number, dice: Dice): Work<Command> {
  const { side, choices } = view;
  const [rows, columns] = [choices.flatMap(cardOf), columnsOf(view)];
  const sums = rows.map(() => columns.map(() => 0));
  let open = false;
  for (let index = 0; index < count; index += 1) {
    const [world, seed] = [worlds(dice), drawSeed(dice)];
    for (const [row, card] of rows.entries()) {
      for (const [column, against] of columns.entries()) {
        const chance = outcomeOf(world, side, card, against, diceOf(seed));
        const values = sums[row] as number[];
        values[column] = (values[column] ?? 0) + (side === 'fellowship' ? chance : 1 - chance) / count;
        yield (index + row / rows.length) / count;
      }
    }
    open = playsOpenly(world, side, rows[0] as CardId);
  }
  const shares = open ? bestRow(sums.map((row) => Math.min(...row))) : without(yield* mixing(sums));
  return { type: 'card', side, card: drawWeighted(dice, rows, shares) };
}
