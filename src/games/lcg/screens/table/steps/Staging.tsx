import { stagingCount } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { ResultLine } from '../SumLines';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.14 One card for each player, one after the other. */
export const Staging = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { cards, explanation } = stagingCount(state);
  const guard = state.unguarded.length > 0;
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.staging}
      now={guard ? table.stagingStep.guard : table.now.staging(cards)}
      next={{ command: { type: 'next' }, caption: table.stagingStep.next(cards) }}
    >
      <Button
        kind="interact"
        label={table.stagingStep.reveal}
        onPress={() => controls.open({ kind: 'reveal' })}
      />
      <ResultLine
        result={table.stagingStep.left(cards)}
        tone="ink"
        explanation={explanation}
        open={controls.open}
      />
    </StepFrame>
  );
};
