import { skirmishResult, waitingSkirmishes } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.14 Which of the skirmishes that wait is fought next. */
export const ChooseSkirmish = ({ game, controls }: StepProps) => {
  const { state } = game;
  const words = useWords().table.skirmish;
  const { byId } = useNames(state);
  const act = useGame((store) => store.act);
  const waiting = waitingSkirmishes(state);
  const defenderOf = (defender: string | null): string => (defender === null ? '' : byId(defender));
  return (
    <StepFrame
      game={game}
      controls={controls}
      next={{ command: { type: 'next' }, caption: words.of(defenderOf(waiting[0]?.defender ?? null)) }}
    >
      {waiting.map((skirmish) => {
        const { freePeoples, shadow } = skirmishResult(state, skirmish);
        return (
          <Button
            key={skirmish.id}
            label={words.choose(defenderOf(skirmish.defender), freePeoples.total, shadow.total)}
            onPress={() => void act({ type: 'chooseSkirmish', skirmish: skirmish.id })}
          />
        );
      })}
    </StepFrame>
  );
};
