import type { BoardView } from '@/games/jime/board/view';
import type { Command, Prompt, SpaceId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import type { Placing } from '../adventure/menu';

/** The kinds shown on the sheet: the attack panel and the set-up have screens of their own. */
export type PromptKind = Exclude<Prompt['kind'], 'panel' | 'setUp'>;
export type PromptOf<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>;

/**
 * What the board shows for the open prompt: how far its placement has come, the way of an activation; and the figure that
 * the next space touched is told of.
 */
export type BoardHighlight = { at: number; path: readonly SpaceId[]; placing?: Placing };

export type PromptProps<K extends PromptKind> = {
  prompt: PromptOf<K>;
  game: Pick<OpenGame, 'state' | 'content'>;
  act(command: Command): void;
  /** The board as the document has it. */
  view: BoardView;
  /** How far the board is turned on the screen, in degrees. */
  angle: number;
  onHighlight(highlight: BoardHighlight | null): void;
};
