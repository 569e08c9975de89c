import type { CharacterId, Side } from '@/games/confrontation/content';
import { otherSide } from '@/games/confrontation/content';
import type { Command, GameState, View } from '@/games/confrontation/play';
import { legalCommands, perform } from '@/games/confrontation/play';
import type { Dice } from './dice';
import { playOn, quickCommand } from './playout';
import type { Node } from './tree';
import { childOf, choose, newNode } from './tree';
import type { Worlds } from './worlds';

/**
 * MO-ISMCTS (Cowling, Powley, Whitehouse 2012): every iteration draws a world, goes down one tree for each side, plays on and
 * judges the position. What one side hides is not in the other’s tree.
 */

export interface SearchOptions {
  iterations: number;
  /** The constant of UCB: how much is given to what has seldom been tried. */
  curiosity: number;
  /** Turns a playout goes on before the position is judged; 0 ends the turn that has begun. */
  playout: number;
}

type Trees = Record<Side, Node>;
type Path = { node: Node; side: Side }[];
type Who = readonly { character: CharacterId | null }[];

/** A command as its own side knows it: by the character. */
const ownKey = (who: Who, command: Command): string => {
  switch (command.type) {
    case 'move':
      return `m${who[command.token]?.character}${command.to}`;
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
const seenKey = (who: Who, command: Command): string =>
  command.type === 'move' ? `m${command.token}${command.to}` : ownKey(who, command);

/** What both learn of a battle: who fights, who has fallen. */
const newsOf = ({ tokens, battle }: GameState): string => {
  let fallen = 0;
  for (const [id, { at }] of tokens.entries()) if (at === 'fallen') fallen |= 1 << id;
  const nameOf = (id: number | null): string => (id === null ? '' : (tokens[id]?.character ?? ''));
  return `${fallen}${battle ? nameOf(battle.fighters.fellowship) + nameOf(battle.fighters.sauron) : ''}`;
};

/** In a battle the Palantír tells nothing that a playout could use. */
const isWorthTrying = ({ prompt }: GameState, command: Command): boolean =>
  command.type !== 'special' || command.card !== 'palantir' || prompt?.ask === 'turn';

/** One command down both trees; true when it had never been tried. */
const stepDown = (
  world: GameState,
  legal: readonly Command[],
  at: Trees,
  path: Path,
  { curiosity }: SearchOptions,
  dice: Dice,
): boolean => {
  const side = world.prompt?.side ?? 'fellowship';
  const other = otherSide(side);
  const choices = legal.map((command) => ({
    command,
    node: childOf(at[side], ownKey(world.tokens, command)),
  }));
  const { command, node } = choose(choices, curiosity, dice);
  const seen = childOf(at[other], seenKey(world.tokens, command));
  path.push({ node, side });
  perform(world, command);
  const news = newsOf(world);
  at[side] = childOf(node, news);
  at[other] = childOf(seen, news);
  return node.visits === 0;
};

/** Down the trees to the first command that had never been tried, or to the end of the game. */
const descend = (world: GameState, roots: Trees, options: SearchOptions, dice: Dice): Path => {
  const path: Path = [];
  const at = { ...roots };
  for (let isNew = false; !isNew && world.stage === 'play';) {
    // Combat cards are laid at once and unseen: below the root they are drawn, not searched.
    const isDrawn = world.prompt?.ask === 'card' && path.length > 0;
    const legal = isDrawn ? [] : legalCommands(world).filter((command) => isWorthTrying(world, command));
    const [only] = legal;
    if (legal.length > 1) isNew = stepDown(world, legal, at, path, options, dice);
    else perform(world, only ?? quickCommand(world, dice));
  }
  return path;
};

const iterate = (world: GameState, roots: Trees, options: SearchOptions, dice: Dice): void => {
  const path = descend(world, roots, options, dice);
  const chance = playOn(world, options.playout, dice);
  for (const { node, side } of path) {
    node.visits += 1;
    node.reward += side === 'fellowship' ? chance : 1 - chance;
  }
};

/** The command tried most often, of those this side really has. Yields how far it has come, from 0 to 1. */
export function* search(
  view: View,
  worlds: Worlds,
  options: SearchOptions,
  dice: Dice,
): Generator<number, Command> {
  const roots: Trees = { fellowship: newNode(), sauron: newNode() };
  for (let done = 0; done < options.iterations; done += 1) {
    yield done / options.iterations;
    iterate(worlds(dice), roots, options, dice);
  }
  const visits = (command: Command): number =>
    roots[view.side].children.get(ownKey(view.tokens, command))?.visits ?? 0;
  return view.choices.reduce((best, command) => (visits(command) > visits(best) ? command : best));
}
