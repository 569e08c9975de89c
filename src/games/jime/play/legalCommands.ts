import type { Content } from '@/games/jime/content';
import { refusalOf } from '@/kernel/step';
import type { Game } from '@/games/jime/rules/agenda';
import type { Command, CommandType } from '@/games/jime/state/commands';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { ruleOf } from './play';
import type { GameState } from '@/games/jime/state';

/** The commands of one type that might be legal now; `isLegal` decides. */
export const offersOf = (game: Game, type: CommandType): Command[] =>
  ruleOf(type)
    .offers(game)
    .map((fields) => ({ type, ...fields }) as Command);

export const isLegal = (game: Game, command: Command): boolean =>
  refusalOf(() => ruleOf(command.type).check(game, command)) === undefined;

/**
 * Every command that would be played now. Numbers the table enters freely (hits, successes, cards) are listed as far as
 * they can matter; larger ones are legal too and change nothing more. `types` narrows the search, for a screen that
 * draws a few buttons.
 */
export const legalCommands = (
  state: GameState,
  content: Content,
  types: readonly CommandType[] = COMMAND_TYPES,
): Command[] => {
  const game = { state, content };
  return types.flatMap((type) => offersOf(game, type).filter((command) => isLegal(game, command)));
};
