import { attackNow, following, placeAfter, strikeNow, survivors } from '@/games/lcg/play';
import { useThrough } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
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
  const through = useThrough();
  const to = placeAfter(state, { type: 'next', through }, game.content) ?? following(state);
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
