export type { Battle, BattleStep } from './battle';
export type { Command, CommandOf, CommandType } from './commands';
export type { GameState, Options, Outcome, PlayedGame, Player, Turn } from './document';
export type { LogLine } from './log';
export type { Shown, SideCards, Token, TokenId } from './pieces';
export type { Ask, Prompt } from './prompts';
export type { Refusal, RefusalCode } from './refusals';
