import type { Prompt } from '@/games/jime/play';
import { SET_UP, setUpLines } from '@/games/jime/play';
import { canUndo } from '@/kernel/history';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { FooterPage } from '@/ui/FooterPage';
import { LastRefusal } from '../../Refusal';
import { useQuit } from '../useQuit';
import { useOpenGame } from '../useOpenGame';
import { ChooseRoles } from './ChooseRoles';
import { ChooseTrinkets } from './ChooseTrinkets';
import { Checklist } from './Checklist';
import { Prologue } from './Prologue';
import { Ready } from './Ready';
import { Sealed } from './Sealed';

type SetUpPrompt = Extract<Prompt, { kind: 'setUp' }>;

const stepOpen = (): string | undefined => {
  const prompt = useGame.getState().game?.state.prompts.at(-1);
  return prompt?.kind === 'setUp' ? prompt.step : undefined;
};

/** §new.2 to §new.10, §continue.2 to §continue.8: the table is set up step by step, with the exact cards of each hero. */
export const SetUp = () => {
  const { setUp: words } = useWords().campaign;
  const { game, act } = useOpenGame();
  const undo = useGame((state) => state.undo);
  const quit = useQuit();
  const prompt = game.state.prompts.at(-1);
  if (prompt?.kind !== 'setUp') return null;
  const { step }: SetUpPrompt = prompt;
  const list = step.startsWith('new') ? 'new' : 'continue';
  const steps: readonly string[] = SET_UP[list];
  const at = steps.indexOf(step);
  const last = at === steps.length - 1;

  /** Back to the step before, with all that was chosen there; from the first one, out of the game, which is kept. */
  const back = async () => {
    do await undo();
    while (stepOpen() === step);
  };
  const first = at === 0 || !canUndo(game.history);
  return (
    <FooterPage
      title={words.steps[step].title}
      onBack={() => (first ? quit() : void back())}
      top={<Text tone="faded">{`${words.list[list]} · ${words.progress(at + 1, steps.length)}`}</Text>}
      footer={
        <>
          <LastRefusal />
          {last ? <Sealed text={words.sealed} /> : null}
          <Button
            kind="primary"
            label={last ? words.setOut : step === 'new.6' ? words.readOn : words.goOn}
            onPress={() => act({ type: last ? 'setOut' : 'continue' })}
          />
        </>
      }
    >
      <Text size="story">{words.steps[step].text}</Text>
      {step === 'new.6' ? <Prologue /> : null}
      {step === 'new.7' || step === 'continue.7' ? <ChooseRoles /> : null}
      {step === 'continue.6' ? <ChooseTrinkets /> : null}
      {last ? <Ready /> : null}
      <Checklist key={step} lines={setUpLines(game.content.box, game.state.campaign, step)} />
    </FooterPage>
  );
};
