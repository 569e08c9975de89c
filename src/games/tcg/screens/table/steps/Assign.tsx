import { useState } from 'react';
import { freeMinions } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { useFollowing } from '../useFollowing';
import { Ambushes, Assigned } from './Assigned';
import { Pairing } from './Pairing';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.14, p.20 Who fights whom: a minion is touched, then who faces it. */
export const Assign = ({ game, controls }: StepProps) => {
  const { state } = game;
  const following = useFollowing(state);
  const player = state.at.player ?? state.freePeoples;
  const byShadow = state.at.step === 'shadowAssignment';
  const minions = freeMinions(state).filter((one) => !byShadow || one.player === player);
  const command = { type: 'next' } as const;
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption: following(command) }}>
      <Ambushes game={game} />
      <Pairing
        game={game}
        minions={minions}
        onPair={(minion, to) =>
          byShadow ? { type: 'assignMinion', player, minion, to } : { type: 'assignDefender', minion, to }
        }
      />
      <Assigned game={game} />
    </StepFrame>
  );
};

/** p.14 By an assignment action: one against one, both free. */
export const AssignByCard = ({ game }: { game: StepProps['game'] }) => {
  const { state } = game;
  const words = useWords().table.assign;
  const [shown, show] = useState(false);
  const player = state.at.player ?? state.freePeoples;
  return (
    <>
      <Ambushes game={game} />
      {shown ? (
        <Pairing
          game={game}
          minions={freeMinions(state)}
          onPair={(minion, to) => ({ type: 'assignByAction', player, name: '', minion, to })}
        />
      ) : (
        <Button kind="quiet" label={words.byAction} onPress={() => show(true)} />
      )}
      <Assigned game={game} />
    </>
  );
};
