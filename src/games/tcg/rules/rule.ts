import type { GameState } from '@/games/tcg/state';
import type { CommandOf, CommandType } from '@/games/tcg/state/commands';

/** A game under way: the document, which rules edit. */
export type Game = { state: GameState };

/**
 * What the game knows of one command. `check` refuses and edits nothing; `play` is called only after it; `offers` names
 * what might be legal now, and `check` decides. What the table may type freely is offered by an example or two.
 */
export interface Rule<T extends CommandType> {
  check: (game: Game, command: CommandOf<T>) => void;
  play: (game: Game, command: CommandOf<T>) => void;
  offers: (game: Game) => Fields<T>[];
}

/** A command without its type, as offers name it. */
export type Fields<T extends CommandType> = Omit<CommandOf<T>, 'type'>;

export type Rules<T extends CommandType = CommandType> = { [Type in T]: Rule<Type> };
