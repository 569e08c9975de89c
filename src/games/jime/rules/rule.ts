import type { Game } from './agenda';
import type { CommandOf, CommandType } from '@/games/jime/state/commands';

/**
 * What the game knows of one command. `check` refuses and edits nothing; `play` is called only after it; `offers` names
 * what might be legal now, and `check` decides: so buttons, bots and refusals can never disagree.
 */
export interface Rule<T extends CommandType> {
  check: (game: Game, command: CommandOf<T>) => void;
  play: (game: Game, command: CommandOf<T>) => void;
  offers: (game: Game) => Fields<T>[];
}

/** A command without its type, as offers name it. */
export type Fields<T extends CommandType> = Omit<CommandOf<T>, 'type'>;

export type Rules<T extends CommandType = CommandType> = { [Type in T]: Rule<Type> };
