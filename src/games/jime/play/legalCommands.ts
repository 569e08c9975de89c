import type { Content } from '@/games/jime/content';
import { refusalOf } from '@/kernel/step';
import type { Game } from '@/games/jime/rules/agenda';
import type { Command, CommandOf, CommandType } from '@/games/jime/state/commands';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { ruleOf } from './play';
import type { GameState } from '@/games/jime/state';

const offersOf = <T extends CommandType>(game: Game, type: T): Command[] => {
  const rule = ruleOf(type);
  return rule
    .offers(game)
    .map((fields) => ({ type, ...fields }) as CommandOf<T>)
    .filter((command) => refusalOf(() => rule.check(game, command)) === undefined) as Command[];
};

/**
 * Every command that would be played now. Numbers the table enters freely (hits, successes, cards) are listed as far as
 * they can matter; larger ones are legal too and change nothing more. `types` narrows the search, for a screen that
 * draws a few buttons.
 */
export const legalCommands = (
  state: GameState,
  content: Content,
  types: readonly CommandType[] = COMMAND_TYPES,
): Command[] => types.flatMap((type) => offersOf({ state, content }, type));
