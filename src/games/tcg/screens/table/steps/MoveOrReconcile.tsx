import { mayMove, moveCost, siteNow } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { Hand } from './Hand';
import { MoveCost } from './MoveCost';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';
import { useDiscard } from './useDiscard';

/** The cover: the company moves on, or its player reconciles and the turn ends. */
export const MoveOrReconcile = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { table } = useWords();
  const act = useGame((store) => store.act);
  const { freePeoples: player } = state;
  const [discarded, discard] = useDiscard(state, player);
  const to = table.move.to(siteNow(state) + 1, moveCost(state).total);
  return (
    <StepFrame
      game={game}
      controls={controls}
      next={{ command: { type: 'reconcile', player, discarded }, caption: table.reconcile.endTurn }}
    >
      {mayMove(state) ? (
        <>
          <MoveCost game={game} controls={controls} />
          <Button icon="map" label={to} onPress={() => void act({ type: 'move' })} />
        </>
      ) : (
        <Text>{table.move.noMore}</Text>
      )}
      <Section title={table.reconcile.endTurn}>
        <Hand game={game} controls={controls} player={player} discarded={discarded} onDiscard={discard} />
      </Section>
    </StepFrame>
  );
};
