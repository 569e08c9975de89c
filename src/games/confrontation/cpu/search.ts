import type { Side } from '@/games/confrontation/content';
import { otherSide } from '@/games/confrontation/content';
import type { Command, GameState, View } from '@/games/confrontation/play';
import { legalCommands, perform } from '@/games/confrontation/play';
import type { Dice } from './dice';
import { draw } from './dice';
import { playOn, quickCommand } from './playout';
import type { Worlds } from './worlds';

/** What has been found out about a command given in a certain situation, as one side can tell situations apart. */
interface Node {
  visits: number;
  reward: number;
  /** How often it could have been chosen. */
  available: number;
  children: Map<string, Node>;
}

const newNode = (): Node => ({ visits: 0, reward: 0, available: 0, children: new Map() });

export interface SearchOptions {
  iterations: number;
  /** The constant of UCB: how much is given to what has seldom been tried. */
  curiosity: number;
  /** Turns a playout goes on before the position is judged. */
  playout: number;
  /** How often the opponent is thought to act without knowing what this side hides; in a searched answer it knows it all. */
  unknowing: number;
}

/** A command as its own side knows it: by the character. */
const ownKey = ({ tokens }: GameState, command: Command): string => {
  switch (command.type) {
    case 'move':
      return `m${tokens[command.token]?.character}${command.to}`;
    case 'special':
      return `s${command.card}${command.token}${command.region}`;
    case 'target':
      return `t${command.token}`;
    case 'answer':
      return `a${command.yes}${command.region}${command.token}`;
    case 'card':
      return `c${command.card}`;
    default:
      return command.type;
  }
};

/** The same as the other side sees it: by the piece. */
const seenKey = (state: GameState, command: Command): string =>
  command.type === 'move' ? `m${command.token}${command.to}` : ownKey(state, command);

/** What both learn of a battle: who fights, who has fallen. */
const shown = ({ tokens, battle }: GameState): string => {
  let fallen = 0;
  for (const [id, { at }] of tokens.entries()) if (at === 'fallen') fallen |= 1 << id;
  const { fellowship, sauron } = battle?.fighters ?? { fellowship: null, sauron: null };
  const fighters =
    fellowship === null || sauron === null
      ? ''
      : `${tokens[fellowship]?.character}${tokens[sauron]?.character}`;
  return `/${fallen}${fighters}`;
};

const childOf = (node: Node, key: string): Node => {
  const known = node.children.get(key);
  if (known) return known;
  const child = newNode();
  node.children.set(key, child);
  return child;
};

/** In a battle the Palantír tells nothing that a playout could use. */
const isWorthTrying = ({ prompt }: GameState, command: Command): boolean =>
  command.type !== 'special' || command.card !== 'palantir' || prompt?.ask === 'turn';

type Choice = { command: Command; node: Node };

/** The best by UCB, each command counted by how often it could be chosen; what was never tried comes first. */
const choose = (choices: readonly Choice[], curiosity: number, dice: Dice): Choice => {
  const untried = choices.filter(({ node }) => node.visits === 0);
  for (const { node } of choices) node.available += 1;
  if (untried.length > 0) return draw(dice, untried);
  let best = choices[0] as Choice;
  let most = -Infinity;
  for (const choice of choices) {
    const { visits, reward, available } = choice.node;
    const bound = reward / visits + curiosity * Math.sqrt(Math.log(available) / visits);
    if (bound > most) [best, most] = [choice, bound];
  }
  return best;
};

/** A tree for each side, walked down together: what one side hides is not in the other’s. */
export class Search {
  private readonly roots: Record<Side, Node> = { fellowship: newNode(), sauron: newNode() };
  done = 0;

  constructor(
    private readonly view: View,
    private readonly worlds: Worlds,
    readonly options: SearchOptions,
    private readonly dice: Dice,
  ) {}

  /** One world, one way down the trees, one playout. */
  iterate(): void {
    const world = this.worlds(this.dice);
    const path: { node: Node; side: Side }[] = [];
    this.descend(world, path);
    const chance = playOn(world, this.options.playout, this.dice);
    for (const { node, side } of path) {
      node.visits += 1;
      node.reward += side === 'fellowship' ? chance : 1 - chance;
    }
    this.done += 1;
  }

  private descend(world: GameState, path: { node: Node; side: Side }[]): void {
    const at = { ...this.roots };
    for (let isNew = false; !isNew && world.stage === 'play';) {
      const { prompt } = world;
      if (!prompt) return;
      // Combat cards are chosen at once and unseen: below the root they are drawn, not searched.
      if (prompt.ask === 'card' && path.length > 0) {
        perform(world, quickCommand(world, this.dice));
        continue;
      }
      const legal = legalCommands(world).filter((command) => isWorthTrying(world, command));
      const [only] = legal;
      if (only && legal.length === 1) {
        perform(world, only);
        continue;
      }
      isNew = this.step(world, prompt.side, legal, at, path);
    }
  }

  private step(
    world: GameState,
    side: Side,
    legal: readonly Command[],
    at: Record<Side, Node>,
    path: { node: Node; side: Side }[],
  ): boolean {
    if (side !== this.view.side && this.dice() < this.options.unknowing) {
      const command = quickCommand(world, this.dice);
      this.advance(world, side, command, childOf(at[side], ownKey(world, command)), at);
      return false;
    }
    const choices = legal.map((command) => ({ command, node: childOf(at[side], ownKey(world, command)) }));
    const { command, node } = choose(choices, this.options.curiosity, this.dice);
    const isNew = node.visits === 0;
    path.push({ node, side });
    this.advance(world, side, command, node, at);
    return isNew;
  }

  /** Plays a command and goes down both trees by what each side has seen of it. */
  private advance(world: GameState, side: Side, command: Command, node: Node, at: Record<Side, Node>): void {
    const other = otherSide(side);
    const seen = childOf(at[other], seenKey(world, command));
    perform(world, command);
    const news = shown(world);
    at[side] = childOf(node, news);
    at[other] = childOf(seen, news);
  }

  /** The command tried most often, of those this side really has. */
  best(): Command {
    const root = this.roots[this.view.side];
    const world = this.worlds(this.dice);
    const visits = (command: Command): number => root.children.get(ownKey(world, command))?.visits ?? 0;
    return this.view.choices.reduce((best, command) => (visits(command) > visits(best) ? command : best));
  }
}
