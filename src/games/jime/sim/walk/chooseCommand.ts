import type { Command, CommandType, Game } from '@/games/jime/play';
import { legalCommands } from '@/games/jime/play';
import { isLegal, offersOf } from '@/games/jime/play/legalCommands';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import type { Generator } from '@/kernel/random';
import { int, pick, pickWeighted, shuffle } from '@/kernel/random';

/** What a company may do in the middle of anything, and how often of a hundred: it answers no question. */
const INTERRUPTS: Partial<Record<CommandType, number>> = {
  concede: 1,
  mirror: 5,
  lastStand: 12,
  hit: 20,
  setSuffered: 16,
  setInspiration: 4,
  setBoon: 4,
  placeHero: 10,
  placeGroup: 10,
  prepare: 4,
  discardPrepared: 4,
  equip: 4,
  deplete: 3,
  replenish: 3,
};
const INTERRUPTING = Object.keys(INTERRUPTS) as CommandType[];
const ANSWERING = COMMAND_TYPES.filter((type) => !Object.hasOwn(INTERRUPTS, type));

/** The types that answer what is asked now, or make a move when nothing is. */
const answersNow = ({ state }: Game): readonly CommandType[] =>
  state.prompts.at(-1)?.kind === 'lastStands' ? [...ANSWERING, 'lastStand'] : ANSWERING;

/** A type has up to hundreds of offers, nearly all legal or none: asking a few of them tells which. */
const ASKED = 3;

const legalOfType = (game: Game, type: CommandType, dice: Generator): Command | undefined => {
  const offers = offersOf(game, type);
  for (let left = Math.min(ASKED, offers.length); left > 0; left -= 1) {
    const command = pick(dice, offers);
    if (isLegal(game, command)) return command;
  }
  return undefined;
};

/** A legal command that answers the open prompt, or a move when none is open; undefined: there is none. */
export const answerAtRandom = (game: Game, dice: Generator): Command | undefined => {
  const types = answersNow(game);
  for (const type of shuffle(dice, types)) {
    const command = legalOfType(game, type, dice);
    if (command) return command;
  }
  const legal = legalCommands(game.state, game.content, types);
  return legal.length > 0 ? pick(dice, legal) : undefined;
};

/** More cards than any limit bears: what a table may enter, where offers name one card more. */
const MOST_CARDS = 4;

const withMoreCards = (command: Command, dice: Generator): Command =>
  command.type === 'setSuffered'
    ? { ...command, damageUp: int(dice, 0, MOST_CARDS), fearDown: int(dice, 0, MOST_CARDS) }
    : command;

/** A legal command that interrupts whatever is asked; undefined: none was found quickly. */
export const interruptAtRandom = (game: Game, dice: Generator): Command | undefined => {
  const type = pickWeighted(dice, INTERRUPTING, (one) => INTERRUPTS[one] ?? 0);
  const command = legalOfType(game, type, dice);
  return command && withMoreCards(command, dice);
};

/** Whether a command was given to answer what is asked. The set-up's step of roles is a form, filled in hero by hero. */
export const answers = (game: Game, { type }: Command): boolean =>
  answersNow(game).includes(type) && type !== 'chooseRole' && type !== 'chooseTrinket';
