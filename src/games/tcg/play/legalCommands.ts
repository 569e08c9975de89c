import type { Game } from '@/games/tcg/rules/rule';
import type { GameState } from '@/games/tcg/state';
import type { Command, CommandOf, CommandType } from '@/games/tcg/state/commands';
import { COMMAND_TYPES } from '@/games/tcg/state/commands';
import { refusalOf } from '@/kernel/step';
import { checkCommand, ruleOf } from './play';

const offersOf = <T extends CommandType>(game: Game, type: T): Command[] =>
  ruleOf(type)
    .offers(game)
    .map((fields) => ({ type, ...fields }) as CommandOf<T>)
    .filter((command) => refusalOf(() => checkCommand(game, command)) === undefined) as Command[];

/**
 * Every command that would be played now. What the table types freely (cards, numbers) is offered by an example or two;
 * others are legal too. `types` narrows the search, for a screen that draws a few buttons.
 */
export const legalCommands = (state: GameState, types: readonly CommandType[] = COMMAND_TYPES): Command[] =>
  types.flatMap((type) => offersOf({ state }, type));
