import type { Command, CommandType, Game, GameState } from '@/games/jime/play';
import { legalCommands } from '@/games/jime/play';
import { isLegal, offersOf } from '@/games/jime/play/legalCommands';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import type { Generator } from '@/kernel/random';
import { chance, int, pick, pickWeighted, shuffle } from '@/kernel/random';

/** What a company may do in the middle of something else, and how often beside the others. */
const INTERRUPTS: Partial<Record<CommandType, number>> = {
  concede: 1,
  mirror: 5,
  lastStand: 7,
  hit: 24,
  setSuffered: 16,
  setLimit: 5,
  setInspiration: 4,
  setBoon: 4,
  placeHero: 10,
  placeGroup: 20,
  prepare: 4,
  discardPrepared: 4,
  setUsed: 4,
  noteFaceup: 4,
  dropFaceup: 3,
  equip: 4,
  deplete: 3,
  replenish: 3,
  provoke: 6,
};
const INTERRUPTING = Object.keys(INTERRUPTS) as CommandType[];
const ANSWERING = COMMAND_TYPES.filter((type) => !Object.hasOwn(INTERRUPTS, type));

/** The types that answer what is asked now, or make a move when nothing is. */
const answersNow = ({ state }: Game): readonly CommandType[] => {
  switch (state.prompts.at(-1)?.kind) {
    case 'lastStands':
      return [...ANSWERING, 'lastStand'];
    case 'provoke':
    case undefined:
      return [...ANSWERING, 'provoke'];
    default:
      return ANSWERING;
  }
};

/** Roles for those who have none; figures where those of the other side stand. */
const leadsOn = ({ campaign, adventure }: GameState, command: Command): boolean => {
  switch (command.type) {
    case 'chooseRole':
      return (
        command.role !== null && !campaign.heroes.some(({ hero, role }) => hero === command.hero && role)
      );
    case 'placeHero':
      return adventure?.groups.some(({ space }) => space === command.space) ?? false;
    case 'placeGroup':
      return adventure?.heroes.some(({ space }) => space === command.space) ?? false;
    default:
      return true;
  }
};

/** What might be played of a type: mostly what leads on, so that a walk is not long at its set-up and figures meet. */
const offersIn = (game: Game, type: CommandType, dice: Generator): Command[] => {
  const offers = offersOf(game, type);
  const leading = chance(dice, 3, 4) ? offers.filter((command) => leadsOn(game.state, command)) : [];
  return leading.length > 0 ? leading : offers;
};

/** Most last stands are passed: a fallen hero ends the adventure with the round. */
const mostlyPassed = (command: Command, { state }: Game, dice: Generator): Command =>
  command.type === 'passTest' && state.prompts.at(-1)?.kind === 'lastStand'
    ? { ...command, passed: command.passed || chance(dice, 2, 3) }
    : command;

/** A type has up to hundreds of offers, nearly all legal or none: a few of them tell which. */
const ASKED = 3;

const legalOfType = (game: Game, type: CommandType, dice: Generator): Command | undefined => {
  const offers = offersIn(game, type, dice);
  for (let left = Math.min(ASKED, offers.length); left > 0; left -= 1) {
    const command = pick(dice, offers);
    if (isLegal(game, command)) return command;
  }
  return undefined;
};

/** What a walk does rather than anything else, and interrupts with. */
export type Leaning = { answers: readonly CommandType[]; interrupts: readonly CommandType[] };

/** Heroes go about among groups that drive them away, use what lies there and strike, by cards and in turns of their own. */
export const QUARRELSOME: Leaning = {
  answers: ['move', 'interact', 'attack', 'look', 'useTerrain', 'provoke'],
  interrupts: ['provoke', 'hit', 'setSuffered', 'placeHero'],
};

/** The types in any order; mostly those first that a walk leans to. */
const inOrder = (
  types: readonly CommandType[],
  leaning: readonly CommandType[] | undefined,
  dice: Generator,
): CommandType[] => {
  const first = leaning && chance(dice, 2, 3) ? types.filter((type) => leaning.includes(type)) : [];
  return [
    ...shuffle(dice, first),
    ...shuffle(
      dice,
      types.filter((type) => !first.includes(type)),
    ),
  ];
};

/** A legal command that answers the open prompt, or a move when none is open; undefined: there is none. */
export const answerAtRandom = (game: Game, dice: Generator, leaning?: Leaning): Command | undefined => {
  const types = answersNow(game);
  for (const type of inOrder(types, leaning?.answers, dice)) {
    const command = legalOfType(game, type, dice);
    if (command) return mostlyPassed(command, game, dice);
  }
  const legal = legalCommands(game.state, game.content, types);
  return legal.length > 0 ? pick(dice, legal) : undefined;
};

/** A table may enter a whole hand at once, enough to reach a limit; offers name one card more. */
const MOST_CARDS = 4;

const withMoreCards = (command: Command, dice: Generator): Command =>
  command.type === 'setSuffered'
    ? { ...command, damageUp: int(dice, 0, MOST_CARDS), fearDown: int(dice, 0, MOST_CARDS) }
    : command;

/** A legal command that interrupts whatever is asked; undefined: none was found quickly. */
export const interruptAtRandom = (game: Game, dice: Generator, leaning?: Leaning): Command | undefined => {
  for (let left = ASKED; left > 0; left -= 1) {
    const type =
      leaning && chance(dice, 1, 2)
        ? pick(dice, leaning.interrupts)
        : pickWeighted(dice, INTERRUPTING, (one) => INTERRUPTS[one] ?? 0);
    const command = legalOfType(game, type, dice);
    if (command) return withMoreCards(command, dice);
  }
  return undefined;
};

/** Whether a command is no answer to what is asked. */
export const interrupts = (game: Game, { type }: Command): boolean => !answersNow(game).includes(type);

/** Whether a command must close the open prompt, or put another in its place; a step of the set-up is filled in hero by hero. */
export const mustClose = (game: Game, command: Command): boolean =>
  !interrupts(game, command) && command.type !== 'chooseRole' && command.type !== 'chooseTrinket';
