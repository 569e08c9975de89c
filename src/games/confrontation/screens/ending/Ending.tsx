import { useState } from 'react';
import { View } from 'react-native';
import type { GameState } from '@/games/confrontation/play';
import { isMatchOver, matchScore, viewOf } from '@/games/confrontation/play';
import type { OpenGame } from '@/games/confrontation/session/game';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { shareText } from '@/session/share';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import Vignette from '../../Vignette';
import { playerOf } from '../table/seat';
import { Story } from './Story';
import { summaryOf } from './summary';

/** The last page: who has won and how, the points, and the story with everything revealed. */
export const Ending = ({ game: { state } }: { game: OpenGame }) => {
  const words = useWords();
  const act = useGame((store) => store.act);
  const toTitle = useLeave();
  const toNewGame = useLeave('/confrontation/new');
  const { outcome } = state;
  if (!outcome) return null;
  const { log } = viewOf(state, outcome.winner);
  const { ending } = words;
  return (
    <FooterPage
      title={ending.won(playerOf(state, outcome.winner).name)}
      onBack={toTitle}
      width={860}
      footer={
        <>
          <Share text={summaryOf(state, log, words)} />
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
      <Panel style={{ alignItems: 'center' }}>
        <Vignette width={300} height={180} />
        <Text size="story" style={{ textAlign: 'center' }}>
          {ending.reason[outcome.reason]}
        </Text>
        <Text font="sansBold">{ending.points(words.names.side[outcome.winner], outcome.points)}</Text>
        {state.options.match ? <Score state={state} /> : null}
      </Panel>
      <Text size="heading" heading={2}>
        {ending.story}
      </Text>
      <Story log={log} />
    </FooterPage>
  );
};

const Score = ({ state }: { state: GameState }) => {
  const { ending } = useWords();
  const [first = 0, second = 0] = matchScore(state);
  const [one, other] = state.players;
  return (
    <Text size="story" font="serifBold">
      {ending.score(one?.name ?? '', first, other?.name ?? '', second)}
    </Text>
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
