import type { Content } from '@/games/jime/content';
import type { Command, GameState } from '@/games/jime/play';
import { play, playInPlace } from '@/games/jime/play';
import { isPlayable } from '@/games/jime/play/isPlayable';
import { isDocument } from '@/games/jime/state/document';
import type { Row } from '@/kernel/history';
import { applyRow, revertRow } from '@/kernel/history';
import type { Generator } from '@/kernel/random';
import { chance, seeded } from '@/kernel/random';
import type { Leaning } from './chooseCommand';
import { answerAtRandom, interruptAtRandom, interrupts, mustClose } from './chooseCommand';
import { faultsOf } from './invariants';
import { sameDocument, throughJson } from './sameDocument';
import type { StartingPoint } from './startingPoint';
import { startingPoint } from './startingPoint';
import { faultsOfStep } from './transitions';

/** One command of a walk. */
export interface Walked {
  content: Content;
  before: GameState;
  command: Command;
  after: GameState;
  /** It was no answer to what was asked. */
  interrupts: boolean;
}

/** Where a walk broke off. The same seed walks into it again. */
export interface WalkFault {
  seed: number;
  step: number;
  what: string;
  /** Where the game began that broke, and what was played in it; the last command broke it. */
  began: string;
  commands: Command[];
  /** Kinds of the prompts that were open, the last on top. */
  prompts: string[];
}

/** What is wrong with a walk, as opposed to a mistake of the walker. */
class Broken extends Error {}

/** One in so many commands interrupts what is asked. */
const INTERRUPTED = 4;

/** The game being walked through, as far as it has come. */
interface WalkedGame extends StartingPoint {
  start: GameState;
  commands: Command[];
}

const begin = (contents: readonly Content[], dice: Generator): WalkedGame => {
  const point = startingPoint(contents, dice);
  return { ...point, start: throughJson(point.state), commands: [] };
};

const isOver = ({ state }: WalkedGame): boolean => state.stage === 'ended' && state.prompts.length === 0;

const nextCommand = (game: WalkedGame, dice: Generator, leaning?: Leaning): Command => {
  const answer = answerAtRandom(game, dice, leaning);
  if (!answer && !isOver(game))
    throw new Broken(`nothing answers ${game.state.prompts.at(-1)?.kind ?? game.state.stage}`);
  const interrupt = chance(dice, 1, INTERRUPTED) ? interruptAtRandom(game, dice, leaning) : undefined;
  return interrupt ?? answer ?? { type: 'mirror', on: !game.state.mirror };
};

/** Undo gives the very document before, redo the very one after, also from a journal that was written and read. */
const checkUndo = (before: GameState, after: GameState, row: Row<Command>): void => {
  const read = throughJson(row);
  if (!sameDocument(revertRow(after, read), before)) throw new Broken('undo gives another document');
  if (!sameDocument(applyRow(before, read), after)) throw new Broken('redo gives another document');
};

/** Whether the prompt that was open is closed, or another in its place; with none open there is nothing to answer. */
const isAnswered = ({ prompts: before }: GameState, { prompts: after }: GameState): boolean =>
  before.length === 0 || before.at(-1) !== after[before.length - 1];

const walkOn = (game: WalkedGame, command: Command): Walked => {
  const { state: before, content } = game;
  game.commands.push(command);
  const result = play(before, command, content);
  if (!result.ok) throw new Broken(`a legal command was refused: ${command.type} ${result.refusal.code}`);
  const { state: after, patches, inverse } = result;
  checkUndo(before, after, { seq: 0, command, patches, inverse });
  if (mustClose(game, command) && !isAnswered(before, after))
    throw new Broken(`${command.type} leaves ${before.prompts.at(-1)?.kind} open`);
  const walked = { content, before, command, after, interrupts: interrupts(game, command) };
  game.state = after;
  const [fault] = [...faultsOf(game), ...faultsOfStep(walked)];
  if (fault) throw new Broken(fault);
  return walked;
};

/** A game that is left off must be one that can be saved, opened again, and played to the same end from its journal. */
const leaveOff = ({ content, state, start, commands }: WalkedGame): void => {
  const saved = throughJson(state);
  if (!sameDocument(saved, state)) throw new Broken('JSON does not keep the document');
  if (!isDocument(saved)) throw new Broken('the document has not the shape of one');
  if (!isPlayable(saved, content)) throw new Broken('the document cannot be opened');
  for (const command of commands) playInPlace(start, command, content);
  if (!sameDocument(start, state)) throw new Broken('the same commands lead to another document');
};

const describe = (error: unknown): string => {
  if (error instanceof Broken) return error.message;
  return error instanceof Error ? `throws ${error.stack?.split('\n').slice(0, 4).join(' ')}` : String(error);
};

/**
 * Walks at random through games that are interrupted all the time, and examines the table after each command. What a
 * sequence does follows from its seed alone. Returns the first fault, or null.
 */
export const walkSequence = (
  contents: readonly Content[],
  { seed, commands, leaning }: { seed: number; commands: number; leaning?: Leaning | undefined },
  see: (walked: Walked) => void = () => undefined,
): WalkFault | null => {
  const dice = seeded(seed);
  let step = 0;
  let game: WalkedGame | undefined;
  try {
    for (game = begin(contents, dice); step < commands; step += 1) {
      see(walkOn(game, nextCommand(game, dice, leaning)));
      if (!isOver(game)) continue;
      leaveOff(game);
      game = begin(contents, dice);
    }
    leaveOff(game);
    return null;
  } catch (error) {
    const { named = 'on the way', commands: played = [], state } = game ?? {};
    const prompts = state?.prompts.map(({ kind }) => kind) ?? [];
    return { seed, step, what: describe(error), began: named, commands: played, prompts };
  }
};
