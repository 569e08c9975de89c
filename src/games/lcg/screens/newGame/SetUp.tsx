import { View } from 'react-native';
import { SET_UP_STEPS } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { canUndo } from '@/kernel/history';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useMenu } from '../table/menu';
import { MenuSheet } from '../table/sheets/MenuSheet';
import { SetUpStep } from './SetUpStep';

const stepNow = () => {
  const state = useGame.getState().game?.state;
  return state?.stage === 'setUp' ? state.setUpStep : null;
};

/** R p.10–11 The seven steps on one page: what is done, what to do now, what comes after. */
export const SetUp = ({ game }: { game: OpenGame }) => {
  const { setUp: words, names } = useWords();
  const quit = useLeave();
  const { act, undo } = useGame.getState();
  const { setUpStep, scenario, scenarioName, variant } = game.state;
  const at = SET_UP_STEPS.indexOf(setUpStep);
  const isLast = at === SET_UP_STEPS.length - 1;

  /** To the step before with all that was chosen there; from the first one, out of the game, which is kept. */
  const back = async () => {
    if (at === 0 || !canUndo(game.history)) return quit();
    do await undo();
    while (stepNow() === setUpStep);
  };
  const controls = useMenu();
  const begin = async () => {
    while (stepNow() !== null && (await act({ type: 'next' })));
  };
  if (controls.menu)
    return (
      <Page title={words.title} onBack={controls.close} scrolls={false} width={900}>
        <MenuSheet menu={controls.menu} game={game} controls={controls} />
      </Page>
    );
  return (
    <FooterPage
      title={words.title}
      onBack={() => void back()}
      width={900}
      top={
        <Text tone="faded">{words.of(scenarioName || names.scenario[scenario], names.variant[variant])}</Text>
      }
      footer={
        <>
          {isLast ? null : <Button kind="quiet" label={words.atOnce} onPress={() => void begin()} />}
          <Button
            kind="primary"
            icon={isLast ? undefined : 'check'}
            label={isLast ? words.begin : words.done}
            onPress={() => void act({ type: 'next' })}
          />
        </>
      }
    >
      <View>
        {SET_UP_STEPS.map((step, index) => (
          <SetUpStep
            key={step}
            step={step}
            number={index + 1}
            standing={index < at ? 'done' : index === at ? 'now' : 'ahead'}
            game={game}
            open={controls.open}
          />
        ))}
      </View>
      <Text tone="faded" style={{ paddingTop: SPACE.s }}>
        {words.noActions}
      </Text>
    </FooterPage>
  );
};
