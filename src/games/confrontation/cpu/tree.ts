import type { Command } from '@/games/confrontation/play';
import type { Dice } from './dice';
import { draw } from './dice';

/** What has been found out about a command in a situation, as far as one side can tell situations apart. */
export interface Node {
  visits: number;
  reward: number;
  /** How often it could have been chosen: not in every world can every command be given. */
  available: number;
  children: Map<string, Node>;
}

export const newNode = (): Node => ({ visits: 0, reward: 0, available: 0, children: new Map() });

export const childOf = (node: Node, key: string): Node => {
  const known = node.children.get(key);
  if (known) return known;
  const child = newNode();
  node.children.set(key, child);
  return child;
};

export type Choice = { command: Command; node: Node };

/** The best by UCB, each counted by how often it could be chosen; what was never tried comes first. */
export const choose = (choices: readonly Choice[], curiosity: number, dice: Dice): Choice => {
  for (const { node } of choices) node.available += 1;
  const untried = choices.filter(({ node }) => node.visits === 0);
  if (untried.length > 0) return draw(dice, untried);
  const boundOf = ({ node: { visits, reward, available } }: Choice): number =>
    reward / visits + curiosity * Math.sqrt(Math.log(available) / visits);
  let [best, most] = [choices[0] as Choice, -Infinity];
  for (const choice of choices) {
    const bound = boundOf(choice);
    if (bound > most) [best, most] = [choice, bound];
  }
  return best;
};
