import { isDeepStrictEqual } from 'node:util';
import { SIDES, otherSide } from '@/games/confrontation/content';
import type { Side } from '@/games/confrontation/content';
import type { Ask, Command, GameState } from '@/games/confrontation/play';
import { apply, barsUndo, legalCommands, newGame, viewOf } from '@/games/confrontation/play';
import type { Generator } from '@/kernel/random';
import { int, pick, seeded } from '@/kernel/random';
import { disguise } from './disguise';
import { choose, played, someOptions } from './randomWalk';

/**
 * What undo can lead back to: the oldest state in reach, and each command since with the state after it. A side could use what it
 * has learnt since exactly if it can tell, by what it saw, the oldest state from another that looked the same to it then.
 */
type Reach = { oldest: GameState; steps: { command: Command; after: GameState }[] };

/** Choices whose other side sees nothing of them until they are shown. */
const SECRET: readonly Ask[] = ['versions', 'specials', 'placing', 'card'];

const sameTo = (side: Side, one: GameState, other: GameState): boolean =>
  isDeepStrictEqual(viewOf(one, side), viewOf(other, side));

/** Another state that looks the same to one side; dice and places stay, so that the same commands come to the same. */
const otherWorld = (state: GameState, viewer: Side, dice: Generator): GameState => {
  const world = disguise(state, viewer, dice);
  const tokens = world.tokens.map((token, id) => ({ ...token, at: state.tokens[id]?.at ?? token.at }));
  return { ...world, tokens, generator: state.generator };
};

/** How a side could tell what the oldest state was, by all it has seen since; null when it could not. */
const tellsApart = ({ oldest, steps }: Reach, side: Side, dice: Generator): string | null => {
  let world = otherWorld(oldest, side, dice);
  for (const { command, after } of steps) {
    const next = apply(world, command);
    if ('refused' in next) return `${side} has learnt that ${JSON.stringify(command)} could be played`;
    if (!sameTo(side, next, after)) return `${side} has learnt by ${JSON.stringify(command)}`;
    world = next;
  }
  return null;
};

/** The next state for other dice, or for another secret choice of whoever was asked. */
const otherOutcomes = (before: GameState, command: Command, dice: Generator): GameState[] => {
  const ask = before.prompt?.ask;
  if (ask === 'number') return [played({ ...before, generator: seeded(int(dice, 1, 2 ** 30)) }, command)];
  if (ask === undefined || !SECRET.includes(ask) || command.type === 'special') return [];
  const others = legalCommands(before).filter(({ type }) => type === command.type);
  return others.length === 0 ? [] : [played(before, pick(dice, others))];
};

/** A step that can be taken back shows nobody a secret choice of the other, nor what the dice would give. */
const givesAway = (before: GameState, command: Command, after: GameState, dice: Generator): string | null => {
  const side = otherSide(command.side);
  const isSeen = otherOutcomes(before, command, dice).some((other) => !sameTo(side, other, after));
  return isSeen ? `${side} has seen what ${JSON.stringify(command)} chose` : null;
};

const PEOPLE = [
  ['person', 'person'],
  ['person', 'hard'],
  ['hard', 'person'],
] as const;

export type UndoWalked = { games: number; commands: number; bars: number; longest: number; replayed: number };

/** One match of random commands: wherever undo could lead, no side has learnt anything since. */
export const undoWalk = (seed: number): UndoWalked => {
  const dice = seeded(seed);
  const [options, kinds] = [someOptions(dice), pick(dice, PEOPLE)];
  const [one, other] = kinds.map((kind) => ({ name: '', kind })) as [
    GameState['players'][number],
    GameState['players'][number],
  ];
  let state = newGame({ options, players: [one, other], fellowship: pick(dice, [0, 1] as const), seed });
  const walked: UndoWalked = { games: 0, commands: 0, bars: 0, longest: 0, replayed: 0 };
  let reach: Reach = { oldest: state, steps: [] };
  const prove = (): void => {
    for (const side of SIDES) {
      const fault = tellsApart(reach, side, dice);
      if (fault) throw new Error(fault);
      walked.replayed += reach.steps.length;
    }
    walked.longest = Math.max(walked.longest, reach.steps.length);
  };
  for (let legal = legalCommands(state); legal.length > 0; legal = legalCommands(state)) {
    const command = choose(dice, legal);
    const after = played(state, command);
    walked.commands += 1;
    if (after.stage === 'over' && state.stage !== 'over') walked.games += 1;
    if (barsUndo(state, after)) {
      prove();
      walked.bars += 1;
      reach = { oldest: after, steps: [] };
    } else {
      const fault = givesAway(state, command, after, dice);
      if (fault) throw new Error(fault);
      reach.steps.push({ command, after });
    }
    state = after;
  }
  prove();
  return walked;
};
