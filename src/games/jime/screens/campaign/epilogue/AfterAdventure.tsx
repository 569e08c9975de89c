import type { GameState } from '@/games/jime/play';
import { deedsOf, textName } from '@/games/jime/play';
import { withoutEmphasis } from '@/games/jime/words/sentences';
import { useWords } from '@/games/jime/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { FooterPage } from '@/ui/FooterPage';
import { LastRefusal } from '../../Refusal';
import { TickLine } from '@/ui/TickLine';
import { OurNames } from '../../OurNames';
import { VignetteFigure } from '../../vignettes/VignetteFigure';
import { useOpenGame } from '../useOpenGame';
import { useTicks } from '../useTicks';
import { DeedsSummary } from './DeedsSummary';

/** §camp.1 Whether the table has still to be cleared after an adventure. */
export const isClearing = ({ stage, prompts }: GameState): boolean =>
  stage === 'camp' && prompts.at(-1)?.kind === 'checklist';

/** §106.6, §camp.1 The adventure is behind the company: what it came to, and how the table is cleared. */
export const AfterAdventure = () => {
  const words = useWords().campaign.epilogue;
  const { game, names, act } = useOpenGame();
  const ticks = useTicks();
  const prompt = game.state.prompts.at(-1);
  const played = game.state.campaign.history.at(-1);
  const deeds = deedsOf(game.state).at(-1);
  return (
    <FooterPage
      title={played ? names.adventure(played.adventure) : ''}
      onBack={useLeave()}
      top={played ? <Text tone="faded">{words.after[played.outcome]}</Text> : null}
      footer={
        <>
          <LastRefusal />
          <Button kind="primary" label={words.toCamp} onPress={() => act({ type: 'continue' })} />
        </>
      }
    >
      {played ? (
        <VignetteFigure name={game.content.adventures[played.adventure]?.vignette} width={300} />
      ) : null}
      {deeds ? (
        <Panel>
          <DeedsSummary deeds={deeds} />
          {deeds.titles.length + deeds.trinkets.length > 0 ? <OurNames /> : null}
        </Panel>
      ) : null}
      {prompt?.kind === 'checklist' ? (
        <Panel group={words.clear} style={{ gap: SPACE.xs }}>
          <Text size="heading" heading={2}>
            {words.clear}
          </Text>
          {prompt.steps.map((step) => (
            <TickLine
              key={textName(step)}
              text={withoutEmphasis(names.say(step))}
              ticked={ticks.ticked(textName(step))}
              onTick={() => ticks.tick(textName(step))}
            />
          ))}
        </Panel>
      ) : null}
    </FooterPage>
  );
};
