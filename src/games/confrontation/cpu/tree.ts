import type { Command } from '@/games/confrontation/play';

/** What has been found out about a command in a situation, as far as one side can tell situations apart. */
export interface Node {
  visits: number;
  reward: number;
  /** How often it could have been chosen: not in every world can every command be given. */
  available: number;
  /** How much it is liked before anything is known of it. */
  liking: number;
  /** Null until something has followed: most nodes are never gone past. */
  children: Map<number, Node> | null;
}

export const newNode = (): Node => ({ visits: 0, reward: 0, available: 0, liking: 0, children: null });

export const childOf = (node: Node, key: number): Node => {
  node.children ??= new Map();
  const known = node.children.get(key);
  if (known) return known;
  const child = newNode();
  node.children.set(key, child);
  return child;
};

export type Choice = { command: Command; node: Node };

/** What is expected of a command that was never tried: a little less than of those that were. */
const UNTRIED = 0.03;

/**
 * The best by PUCT (Silver et al. 2017): its mean, and more the more it is liked and the less it was tried, each counted by how
 * often it could be chosen.
 */
export const choose = (choices: readonly Choice[], curiosity: number): Choice => {
  let [liking, visits, reward] = [0, 0, 0];
  for (const { node } of choices) {
    node.available += 1;
    liking += node.liking;
    visits += node.visits;
    reward += node.reward;
  }
  const expected = visits === 0 ? 0 : reward / visits - UNTRIED;
  let [best, most] = [choices[0] as Choice, -Infinity];
  for (const choice of choices) {
    const { node } = choice;
    const mean = node.visits === 0 ? expected : node.reward / node.visits;
    const bound = mean + (curiosity * (node.liking / liking) * Math.sqrt(node.available)) / (1 + node.visits);
    if (bound > most) [best, most] = [choice, bound];
  }
  return best;
};
