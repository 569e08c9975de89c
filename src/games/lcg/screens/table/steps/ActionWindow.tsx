import { View } from 'react-native';
import { attackNow, following, strikeNow, survivors } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { lineText } from '@/games/lcg/words/log';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { useNames } from '../useNames';
import { AttackLines } from './AttackLines';
import { QuestLines } from './QuestLines';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.30 The window after a step: anybody may take actions, and then the round goes on. */
export const ActionWindow = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player } = useNames(state);
  const attack = attackNow(state);
  const strike = strikeNow(state);
  const to = following(state);
  const then =
    to.player === null || state.players.length === 1
      ? names.step[to.step]
      : table.turnOf(names.step[to.step], player(to.player));
  const questing = state.at.step === 'commit' || state.at.step === 'staging';
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step[state.at.step]}
      now={table.window.after[state.at.step] ?? table.window.now}
      next={{ command: { type: 'next' }, caption: then }}
    >
      <JustNow game={game} />
      {questing ? <QuestLines game={game} open={controls.open} /> : null}
      {attack ? <AttackLines result={attack} open={controls.open} /> : null}
      {strike ? <AttackLines result={strike} open={controls.open} /> : null}
      <Button
        icon="hand"
        label={table.window.action}
        onPress={() => controls.open({ kind: 'action', player: survivors(state)[0] ?? 0 })}
      />
    </StepFrame>
  );
};

const LINES = 4;

/** What the last step did, as the log tells it. */
const JustNow = ({ game: { state } }: Pick<StepProps, 'game'>) => {
  const words = useWords();
  const { colours } = useTheme();
  const lines = state.log.at(-1)?.lines.slice(-LINES) ?? [];
  if (lines.length === 0) return null;
  return (
    <View
      style={{
        gap: 2,
        padding: SPACE.s,
        paddingLeft: SPACE.m,
        borderLeftWidth: 3,
        borderColor: colours.gold,
        borderRadius: RADIUS / 2,
      }}
    >
      {lines.map((line, at) => (
        <Text key={at} tone="faded">
          {lineText(line, state, words)}
        </Text>
      ))}
    </View>
  );
};
