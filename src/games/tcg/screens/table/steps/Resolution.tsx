import { openSkirmish } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { SkirmishChanges } from './SkirmishChanges';
import { SkirmishTotals, useOutcome } from './SkirmishTotals';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.15 Both totals are compared: the button says what that comes to before it is done. */
export const Resolution = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { table } = useWords();
  const outcome = useOutcome(state);
  const skirmish = openSkirmish(state);
  return (
    <StepFrame
      game={game}
      controls={controls}
      next={{ command: { type: 'next' }, caption: skirmish ? outcome(skirmish) : table.skirmish.nobody }}
    >
      <SkirmishTotals game={game} controls={controls} />
      <SkirmishChanges game={game} controls={controls} />
    </StepFrame>
  );
};
