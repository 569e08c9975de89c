import type { Step } from '@/board/laying';
import type { BoardView } from '@/board/view';
import type { Command, Prompt, SpaceId } from '@/engine';
import type { OpenGame } from '@/store/game';

/** The kinds shown on the sheet: the attack panel and the set-up have screens of their own. */
export type Kind = Exclude<Prompt['kind'], 'panel' | 'setUp'>;
export type PromptOf<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>;

/** What the board shows for the prompt that is open: `litView` turns it into a view. */
export type Light = {
  /** Things laid one by one; those after `at` are not there yet. */
  steps: readonly Step[];
  at: number;
  spaces: readonly SpaceId[];
  path: readonly SpaceId[];
};

export type PromptProps<K extends Kind> = {
  prompt: PromptOf<K>;
  game: Pick<OpenGame, 'state' | 'content'>;
  act(command: Command): void;
  /** The board as the document has it. */
  view: BoardView;
  /** How far the board is turned on the screen, in degrees. */
  angle: number;
  onLight(light: Light | null): void;
};
