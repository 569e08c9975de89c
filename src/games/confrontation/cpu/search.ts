import type { Side } from '@/games/confrontation/content';
import { otherSide } from '@/games/confrontation/content';
import type { Command, GameState, View } from '@/games/confrontation/play';
import { legalCommands, perform } from '@/games/confrontation/play';
import type { Work } from '@/kernel/slices';
import type { Dice } from './dice';
import { newsOf, ownKey, seenKey } from './keys';
import { likingOf, playOn, quickCommand } from './playout';
import type { Choice, Node } from './tree';
import { childOf, choose, newNode } from './tree';
import type { Worlds } from './worlds';

/**
 * MO-ISMCTS (Cowling, Powley, Whitehouse 2012): every iteration draws a world, goes down one tree for each side, plays on and
 * judges the position. What one side hides is not in the other’s tree.
 */

export interface SearchOptions {
  iterations: number;
  /** How much is given to what has seldom been tried. */
  curiosity: number;
}

type Trees = Record<Side, Node>;
type Path = { node: Node; side: Side }[];

/** In a battle the Palantír tells nothing that a playout could use. */
const isWorthTrying = ({ prompt }: GameState, command: Command): boolean =>
  command.type !== 'special' || command.card !== 'palantir' || prompt?.ask === 'turn';

/** What may be done in a world now, each with what its side has found out about it. */
const choicesIn = (world: GameState, at: Node, legal: readonly Command[]): Choice[] => {
  const choices: Choice[] = [];
  for (const command of legal) {
    if (!isWorthTrying(world, command)) continue;
    const node = childOf(at, ownKey(world.tokens, command));
    if (node.available === 0) node.liking = likingOf(world, command);
    choices.push({ command, node });
  }
  return choices;
};

/** One command down both trees; true when it had never been tried. */
const stepDown = (world: GameState, { command, node }: Choice, at: Trees, path: Path): boolean => {
  const side = world.prompt?.side ?? 'fellowship';
  const seen = childOf(at[otherSide(side)], seenKey(world.tokens, command));
  path.push({ node, side });
  perform(world, command);
  const news = newsOf(world);
  at[side] = childOf(node, news);
  at[otherSide(side)] = childOf(seen, news);
  return node.visits === 0;
};

/** Down the trees to the first command that had never been tried, or to the end of the game. */
const descend = (world: GameState, at: Trees, path: Path, curiosity: number, dice: Dice): void => {
  for (let isNew = false; !isNew && world.stage === 'play';) {
    const side = world.prompt?.side;
    // Combat cards are laid at once and unseen: below the root they are drawn, not searched.
    const legal = side && world.prompt?.ask !== 'card' ? legalCommands(world) : [];
    const [only] = legal;
    if (side && legal.length > 1)
      isNew = stepDown(world, choose(choicesIn(world, at[side], legal), curiosity), at, path);
    else perform(world, only ?? quickCommand(world, dice));
  }
};

/** Nobody else can have been tried as often in the end. */
const isSettled = (choices: readonly Choice[], left: number): boolean => {
  let [most, second] = [0, 0];
  for (const { node } of choices) {
    if (node.visits > most) [most, second] = [node.visits, most];
    else if (node.visits > second) second = node.visits;
  }
  return most > second + left;
};

/** So many choices take all the iterations; a question with fewer answers is sooner thought through. */
const MANY = 8;

const iterationsFor = (choices: readonly Choice[], { iterations }: SearchOptions): number =>
  Math.min(iterations, Math.ceil((iterations * choices.length) / MANY));

/** The command tried most often. Yields how far it has come, from 0 to 1. */
export function* search(view: View, worlds: Worlds, options: SearchOptions, dice: Dice): Work<Command> {
  const roots: Trees = { fellowship: newNode(), sauron: newNode() };
  // What this side may do and knows of itself is the same in every world.
  const first = choicesIn(worlds(dice), roots[view.side], view.choices);
  yield 0;
  const iterations = iterationsFor(first, options);
  for (let done = 0; done < iterations && !isSettled(first, iterations - done); done += 1) {
    yield done / iterations;
    const [world, at, path]: [GameState, Trees, Path] = [worlds(dice), { ...roots }, []];
    const choice = choose(first, options.curiosity);
    if (!stepDown(world, choice, at, path)) descend(world, at, path, options.curiosity, dice);
    const chance = playOn(world, dice);
    for (const { node, side } of path) {
      node.visits += 1;
      node.reward += side === 'fellowship' ? chance : 1 - chance;
    }
  }
  return first.reduce((best, choice) => (choice.node.visits > best.node.visits ? choice : best)).command;
}
