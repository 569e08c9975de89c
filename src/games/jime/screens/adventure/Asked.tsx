import type { ReactNode } from 'react';
import type { BoardView } from '@/games/jime/board/view';
import type { Command, Prompt, SpaceId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { AttackPanel } from './AttackPanel';

/** What the board shows for the open prompt: how far its placement has come, the way of an activation. */
export type Light = { at: number; path: readonly SpaceId[] };

/** What a sheet is given to put the app's question to the table. */
export type Asking = {
  prompt: Exclude<Prompt, { kind: 'panel' | 'setUp' }>;
  game: OpenGame;
  act(command: Command): void;
  /** The board as the document has it. */
  view: BoardView;
  /** How far the board is turned on the screen, in degrees. */
  angle: number;
  onLight(light: Light | null): void;
};

type Props = Omit<Asking, 'prompt' | 'act'> & { ask(asking: Asking): ReactNode };

/** The open prompt. The attack panel is drawn here, every other by `ask`. */
export const Asked = ({ ask, ...rest }: Props) => {
  const act = useGame((store) => store.act);
  const { prompts } = rest.game.state;
  const prompt = prompts[prompts.length - 1];
  if (!prompt || prompt.kind === 'setUp') return null;
  if (prompt.kind === 'panel')
    return <AttackPanel key={`${prompt.hero} ${prompt.group}`} game={rest.game} panel={prompt} />;
  return ask({ ...rest, prompt, act: (command) => void act(command) });
};
