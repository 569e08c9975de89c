import { useRouter } from 'expo-router';
import { View } from 'react-native';
import type { GameState } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { canUndo } from '@/kernel/history';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { FOOTER_ROOM, RowList } from '@/ui/RowList';
import { Text } from '@/ui/Text';
import { logRows } from '@/ui/logRows';
import { panelRows } from '@/ui/panelRows';
import { SPACE } from '@/ui/theme';
import { SeatMark } from './SeatMark';
import { useChapters } from './sheets/LogSheet';
import { useNames } from './useNames';

/** How the game was won, as the log tells it. */
const howWon = ({ log }: GameState): 'site' | 'last' | 'byHand' | null =>
  log.flatMap(({ lines }) => lines).findLast((line) => line.line === 'won')?.how ?? null;

/** The game is over: who won and how, how far each company came, and what can be done now. */
export const AfterGame = ({ game }: { game: OpenGame }) => {
  const { state } = game;
  const { names, table } = useWords();
  const words = table.after;
  const { player } = useNames(state);
  const how = howWon(state);
  return (
    <FooterPage
      title={state.winner === null ? words.nobody : words.won(player(state.winner))}
      onBack={useLeave()}
      top={
        <Text tone="faded">
          {[how === null ? null : words.how[how], names.format[state.format], words.turns(state.turn)]
            .filter((part) => part !== null)
            .join(' · ')}
        </Text>
      }
      footer={<WhatNow game={game} />}
      scrolls={false}
    >
      <RowList
        room={FOOTER_ROOM}
        head={
          <Panel>
            {state.players.map((_, seat) => (
              <Ended key={seat} state={state} seat={seat} />
            ))}
          </Panel>
        }
        rows={panelRows('log', [
          <Text key="log" size="heading" heading={2} style={{ paddingBottom: SPACE.m }}>
            {words.log}
          </Text>,
          ...logRows(useChapters(state), table.menu.logEmpty),
        ])}
      />
    </FooterPage>
  );
};

const Ended = ({ state, seat }: { state: GameState; seat: number }) => {
  const words = useWords().table.after;
  const { player: nameOf } = useNames(state);
  const player = state.players[seat];
  if (!player) return null;
  const { site, burdens, resistance, lost } = player;
  const won = state.winner === seat;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <SeatMark seat={seat} filled={won} size={34} />
      <View style={{ flex: 1 }}>
        <Text font="serifBold" size="story">
          {nameOf(seat)}
        </Text>
        <Text>{words.line(site, burdens, resistance)}</Text>
        {lost === null ? null : <Text tone="ember">{words.lost[lost]}</Text>}
      </View>
      {won ? <Icon name="crown" size={34} tone="gold" /> : null}
    </View>
  );
};

const WhatNow = ({ game }: { game: OpenGame }) => {
  const words = useWords().table.after;
  const router = useRouter();
  const undo = useGame((store) => store.undo);
  const toNewGame = useLeave('/tcg/new');
  return (
    <>
      {canUndo(game.history) ? (
        <Button kind="quiet" icon="undo" label={words.undo} onPress={() => void undo()} />
      ) : null}
      <Button label={words.history} onPress={() => router.push('/tcg/games')} />
      <Button kind="primary" icon="company" label={words.newGame} onPress={toNewGame} />
    </>
  );
};
