import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import type { GameState, Outcome } from '@/games/confrontation/play';
import { isMatchOver, matchScore } from '@/games/confrontation/play';
import type { OpenGame } from '@/games/confrontation/session/game';
import { useGame } from '@/games/confrontation/session/game';
import { useResults } from '@/games/confrontation/session/results';
import { useWords } from '@/games/confrontation/session/useWords';
import { shareText } from '@/session/share';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { FOOTER_ROOM, RowList } from '@/ui/RowList';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import Vignette from '../../Vignette';
import { playerOf } from '../table/seat';
import { useStories } from './useStories';
import { summaryOf } from './summary';

/** The last page: who has won and how, the points, and the story with everything revealed. */
export const Ending = ({ game: { state } }: { game: OpenGame }) =>
  state.outcome ? <Ended state={state} outcome={state.outcome} /> : null;

type Props = { state: GameState; outcome: Outcome };

const Ended = ({ state, outcome }: Props) => {
  const words = useWords();
  const act = useGame((store) => store.act);
  const toTitle = useLeave();
  const toNewGame = useLeave('/confrontation/new');
  const stories = useStories(state);
  const { ending } = words;
  return (
    <FooterPage
      title={ending.won(playerOf(state, outcome.winner).name)}
      onBack={toTitle}
      width={860}
      scrolls={false}
      footer={
        <>
          <Share text={summaryOf(state, words)} />
          {isMatchOver(state) ? (
            <Button kind="primary" icon="company" label={ending.again} onPress={toNewGame} />
          ) : (
            <Button
              kind="primary"
              icon="company"
              label={ending.next}
              onPress={() => void act({ type: 'nextGame', side: 'fellowship' })}
            />
          )}
        </>
      }
    >
      <RowList
        room={FOOTER_ROOM}
        head={
          <View style={{ gap: SPACE.m }}>
            <NotWrittenDown />
            <HowItEnded state={state} outcome={outcome} />
            {stories.heading}
          </View>
        }
        rows={stories.rows}
      />
    </FooterPage>
  );
};

const HowItEnded = ({ state, outcome }: Props) => {
  const { ending, names } = useWords();
  const router = useRouter();
  return (
    <Panel style={{ alignItems: 'center' }}>
      <Vignette width={300} height={180} />
      <Text size="story" style={{ textAlign: 'center' }}>
        {ending.reason[outcome.reason]}
      </Text>
      <Text font="sansBold">{ending.points(names.side[outcome.winner], outcome.points)}</Text>
      {state.options.match ? <Score state={state} /> : null}
      <Button
        kind="quiet"
        icon="title"
        label={ending.results}
        onPress={() => router.push('/confrontation/results')}
      />
    </Panel>
  );
};

/** While the result of the game is not on disk: why, and a way to try again. */
const NotWrittenDown = () => {
  const { results, app, fault: faults } = useWords();
  const fault = useResults((store) => store.saveFault);
  const saveAgain = useResults((store) => store.saveAgain);
  return fault ? (
    <Notice
      kind="warning"
      text={`${faults[fault].title}. ${results.notSaved}`}
      action={<Button label={app.retry} icon="retry" onPress={() => void saveAgain()} />}
    />
  ) : null;
};

const Score = ({ state }: { state: GameState }) => {
  const { ending } = useWords();
  const [first = 0, second = 0] = matchScore(state);
  const [one = '', other = ''] = state.players.map(({ name }) => name);
  const decided = first === second ? ending.matchDrawn : ending.matchWon(first > second ? one : other);
  return (
    <>
      {isMatchOver(state) ? (
        <Text size="story" font="serifBold">
          {decided}
        </Text>
      ) : null}
      <Text>{ending.score(one, first, other, second)}</Text>
    </>
  );
};

const Share = ({ text }: { text: string }) => {
  const { ending } = useWords();
  const [failed, setFailed] = useState(false);
  const share = (): void =>
    void shareText(ending.fileName, text, 'text/plain').then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <View style={{ gap: SPACE.xs }}>
      <Button icon="save" label={ending.share} onPress={share} />
      {failed ? <Text tone="ember">{ending.notShared}</Text> : null}
    </View>
  );
};
