import { memo } from 'react';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { PromptSheet } from '../prompts/PromptSheet';
import type { PromptKind, PromptProps } from '../prompts/types';
import { AttackPanel } from './AttackPanel';
import { LastStandPage } from './LastStandPage';

type Props = Omit<PromptProps<PromptKind>, 'prompt' | 'act' | 'game'> & {
  game: OpenGame;
  /** Whether something lies over the screen: then nothing of its own may. */
  beneath: boolean;
};

/** The open prompt: the attack panel, the page of a last stand, or the sheet of any other kind. */
export const OpenPrompt = memo(function OpenPrompt({ game, beneath, ...board }: Props) {
  const act = useGame((store) => store.act);
  const prompt = game.state.prompts.at(-1);
  if (!prompt || prompt.kind === 'setUp') return null;
  if (prompt.kind === 'panel')
    return <AttackPanel key={`${prompt.hero} ${prompt.group}`} game={game} panel={prompt} />;
  const sheet = <PromptSheet game={game} prompt={prompt} act={(command) => void act(command)} {...board} />;
  if (beneath || (prompt.kind !== 'lastStand' && prompt.kind !== 'lastStands')) return sheet;
  return (
    <LastStandPage game={game} hero={prompt.hero}>
      {sheet}
    </LastStandPage>
  );
});
