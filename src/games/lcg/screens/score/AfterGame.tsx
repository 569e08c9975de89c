import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { scenarioAfter } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useScores } from '@/games/lcg/session/scores';
import { useWords } from '@/games/lcg/session/useWords';
import { canUndo } from '@/kernel/history';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Campaign } from './Campaign';
import { ProgressChart } from './ProgressChart';
import { ScoreSheet } from './ScoreSheet';
import { ThreatChart } from './ThreatChart';

/** The game is over: how it ended, what it is worth, how it went, and what comes next. */
export const AfterGame = ({ game }: { game: OpenGame }) => {
  const { score: words, names, cover, app, fault: faults } = useWords();
  const toTitle = useLeave();
  const toNewGame = useLeave('/lcg/new');
  const fault = useScores((store) => store.saveFault);
  const scoreAgain = useScores((store) => store.saveAgain);
  const { state } = game;
  const called = (seat: number) => state.players[seat]?.name || cover.player(seat + 1);
  const next = state.outcome === 'won' ? scenarioAfter(state) : null;
  const isCampaign = state.variant === 'campaign' || state.variant === 'nightmare';
  return (
    <FooterPage
      title={state.outcome === 'won' ? words.won : words.lost}
      onBack={toTitle}
      width={1120}
      top={
        <Text tone="faded">
          {words.place(state.scenarioName || names.scenario[state.scenario], state.history.length)}
        </Text>
      }
      footer={<Next game={game} next={next} onNewGame={toNewGame} />}
    >
      {fault ? (
        <Notice
          kind="warning"
          text={`${faults[fault].title}. ${words.notSaved}`}
          action={<Button label={app.retry} icon="retry" onPress={() => void scoreAgain()} />}
        />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.m }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, maxWidth: '100%', gap: SPACE.m }}>
          {state.outcome === 'lost' && state.players.every(({ eliminated }) => eliminated) ? (
            <Text size="story">{words.allOut}</Text>
          ) : null}
          <ScoreSheet state={state} called={called} />
          {isCampaign ? <Campaign state={state} /> : null}
        </View>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, maxWidth: '100%' }}>
          <Charts game={game} called={called} />
        </View>
      </View>
    </FooterPage>
  );
};

const Charts = ({ game: { state }, called }: { game: OpenGame; called(seat: number): string }) => {
  const { charts: words } = useWords().score;
  return (
    <Panel>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name="hourglass" size={24} tone="faded" />
        <Text size="heading" heading={2}>
          {words.title}
        </Text>
      </View>
      {state.history.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <>
          <ThreatChart state={state} called={called} />
          <ProgressChart history={state.history} />
        </>
      )}
    </Panel>
  );
};

type NextProps = { game: OpenGame; next: ReturnType<typeof scenarioAfter>; onNewGame(): void };

const Next = ({ game, next, onNewGame }: NextProps) => {
  const { score: words, names } = useWords();
  const router = useRouter();
  const { act, undo } = useGame.getState();
  return (
    <>
      {canUndo(game.history) ? (
        <Button kind="quiet" icon="undo" label={words.undo} onPress={() => void undo()} />
      ) : null}
      <Button label={words.toHistory} onPress={() => router.push('/lcg/scores')} />
      {next ? (
        <Button
          kind="primary"
          label={words.campaign.next(names.scenario[next])}
          onPress={() => void act({ type: 'nextScenario' })}
        />
      ) : (
        <Button kind="primary" icon="company" label={words.newGame} onPress={onNewGame} />
      )}
    </>
  );
};
