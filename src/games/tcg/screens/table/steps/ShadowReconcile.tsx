import { useWords } from '@/games/tcg/session/useWords';
import { useNames } from '../useNames';
import { Hand } from './Hand';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';
import { useDiscard } from './useDiscard';

/** The cover: each Shadow player reconciles before the Free Peoples player decides. */
export const ShadowReconcile = ({ game, controls }: StepProps) => {
  const { state } = game;
  const words = useWords().table.reconcile;
  const { player: nameOf } = useNames(state);
  const player = state.at.player ?? 0;
  const [discarded, discard] = useDiscard(state, player);
  return (
    <StepFrame
      game={game}
      controls={controls}
      next={{ command: { type: 'reconcile', player, discarded }, caption: words.plainly(nameOf(player)) }}
    >
      <Hand game={game} controls={controls} player={player} discarded={discarded} onDiscard={discard} />
    </StepFrame>
  );
};
