import { useWords } from '@/games/lcg/session/useWords';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** A step the rules carry out by themselves; the table stops here only when it went to the phase by hand. */
export const Automatic = ({ game, controls }: StepProps) => {
  const { names, table } = useWords();
  const { step } = game.state.at;
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step[step]}
      now={table.automatic}
      next={{ command: { type: 'next' }, caption: names.step[step] }}
    />
  );
};
