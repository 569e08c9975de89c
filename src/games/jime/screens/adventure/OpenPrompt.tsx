import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { PromptSheet } from '../prompts/PromptSheet';
import type { PromptKind, PromptProps } from '../prompts/types';
import { AttackPanel } from './AttackPanel';

type Props = Omit<PromptProps<PromptKind>, 'prompt' | 'act' | 'game'> & { game: OpenGame };

/** The open prompt: the attack panel, or the sheet of any other kind. */
export const OpenPrompt = ({ game, ...board }: Props) => {
  const act = useGame((store) => store.act);
  const prompt = game.state.prompts.at(-1);
  if (!prompt || prompt.kind === 'setUp') return null;
  if (prompt.kind === 'panel')
    return <AttackPanel key={`${prompt.hero} ${prompt.group}`} game={game} panel={prompt} />;
  return <PromptSheet game={game} prompt={prompt} act={(command) => void act(command)} {...board} />;
};
