import { openSkirmish, sideIn, skirmishResult } from '@/games/tcg/play';
import { SkirmishRare } from './SkirmishRare';
import { SkirmishRing } from './SkirmishRing';
import type { StepProps } from './StepFrame';
import { StrengthNow } from './StrengthNow';

/** What changes the skirmish under way: the Ring, the strength of who fights in it, and what is rare. */
export const SkirmishChanges = ({ game, controls }: StepProps) => {
  const { state } = game;
  const skirmish = openSkirmish(state);
  if (!skirmish) return null;
  const fighters = [...sideIn(state, skirmish, 'freePeoples'), ...sideIn(state, skirmish, 'shadow')];
  return (
    <>
      <SkirmishRing
        game={game}
        controls={controls}
        skirmish={skirmish}
        result={skirmishResult(state, skirmish)}
      />
      {fighters.map((one) => (
        <StrengthNow key={one.id} game={game} one={one} />
      ))}
      <SkirmishRare game={game} skirmish={skirmish} />
    </>
  );
};
