import { pageOf, setUpLines } from '@/games/jime/play';
import type { SetUpStep } from '@/games/jime/play';
import { canUndo } from '@/kernel/history';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { FooterPage } from '@/ui/FooterPage';
import { LastRefusal } from '../../Refusal';
import { useOpenGame } from '../useOpenGame';
import { ChooseRoles } from './ChooseRoles';
import { ChooseTrinkets } from './ChooseTrinkets';
import { Checklist } from './Checklist';
import { Prologue } from './Prologue';
import { Ready } from './Ready';
import { Sealed } from './Sealed';

const stepOf = (game: OpenGame | null): SetUpStep | undefined => {
  const prompt = game?.state.prompts.at(-1);
  return prompt?.kind === 'setUp' ? prompt.step : undefined;
};

/** §new.2 to §new.10, §continue.2 to §continue.8: the table is set up page by page, with the exact cards of each hero. */
export const SetUp = () => {
  const { setUp: words } = useWords().campaign;
  const { game, act } = useOpenGame();
  const undo = useGame((state) => state.undo);
  const quit = useLeave();
  const step = stepOf(game);
  if (step === undefined) return null;
  const { list, page, at, of } = pageOf(step, game.state.campaign);
  const steps: readonly SetUpStep[] = page;
  const ends = at === of - 1;
  const last = ends && list !== 'start';
  const choosesRoles = steps.includes('new.7') || steps.includes('continue.7');
  const choosesTrinkets = steps.includes('continue.6');
  const startPages: Partial<typeof words.pages> = list === 'start' ? words.startPages : {};
  const { title, text } = startPages[page[0]] ?? words.pages[page[0]];
  const goOn = steps.includes('new.6') ? words.readOn : ends ? words.firstCamp : words.goOn;

  /** Back to the page before, with all that was chosen there; from the first one, out of the game, which is kept. */
  const back = async () => {
    let open: SetUpStep | undefined;
    do {
      await undo();
      open = stepOf(useGame.getState().game);
    } while (open && steps.includes(open));
  };
  const first = at === 0 || !canUndo(game.history);
  return (
    <FooterPage
      title={title}
      onBack={() => (first ? quit() : void back())}
      top={<Text tone="faded">{`${words.list[list]} · ${words.progress(at + 1, of)}`}</Text>}
      footer={
        <>
          <LastRefusal />
          {last ? <Sealed text={words.sealed} /> : null}
          <Button
            kind="primary"
            label={last ? words.setOut : goOn}
            onPress={() => act({ type: last ? 'setOut' : 'continue' })}
          />
        </>
      }
    >
      <Text size="story">{text}</Text>
      {steps.includes('new.6') ? <Prologue /> : null}
      {choosesRoles ? <ChooseRoles /> : null}
      {choosesTrinkets ? <ChooseTrinkets /> : null}
      <Checklist
        key={page[0]}
        named={choosesRoles || (choosesTrinkets && game.state.campaign.trinkets.length > 0) || last}
        lines={steps.flatMap((one) => setUpLines(game.content.box, game.state.campaign, one))}
      />
      {last ? <Ready /> : null}
    </FooterPage>
  );
};
