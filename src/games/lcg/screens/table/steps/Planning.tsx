import { heroesOf } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.12 One player after the other plays allies and attachments. */
export const Planning = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player: nameOf, card } = useNames(state);
  const player = state.at.player ?? state.firstPlayer;
  const heroes = heroesOf(state, player);
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.planning}
      now={table.now.planning(nameOf(player))}
      next={{ command: { type: 'next' }, caption: table.planning.next(nameOf(player)) }}
    >
      <Text tone="faded">
        {heroes.map((hero) => table.planning.pool(card(hero), hero.resources)).join(' · ')}
      </Text>
      <Button
        icon="hand"
        label={table.planning.play}
        onPress={() => controls.open({ kind: 'playCard', player })}
      />
    </StepFrame>
  );
};
