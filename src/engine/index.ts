/** The door of the engine: everything another room may use. */
export { play } from './game';
export { legalCommands } from './legal';
export { newGame, newGameRefusal } from './newGame';
export type { NewGame } from './newGame';
export { isCommand } from './commands';
export type { Command, CommandOf, CommandType } from './commands';
export { REFUSALS } from './refusals';
export type { Refusal, RefusalCode } from './refusals';
export type { Game } from './agenda';
export * from './state';
