import { inZone } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.16 Each player in turn may engage one enemy, whatever its cost. */
export const Engage = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { byId, player: nameOf } = useNames(state);
  const option = useOptions(state);
  const [chosen, choose] = useEntered<string[]>([]);
  const player = state.at.player ?? state.firstPlayer;
  const enemies = inZone(state, 'staging').filter(({ type }) => type === 'enemy');
  const [enemy] = chosen.filter((id) => enemies.some((one) => one.id === id));
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.engage}
      now={table.now.engage(nameOf(player))}
      next={
        enemy === undefined
          ? { command: { type: 'next' }, caption: table.engage.nobody(nameOf(player)) }
          : { command: { type: 'engage', player, enemy }, caption: table.engage.one(byId(enemy)) }
      }
    >
      <Pick
        label={table.engage.which}
        options={enemies.map((card) => option.encounter(card, 'engagement'))}
        chosen={enemy === undefined ? [] : [enemy]}
        onChange={choose}
      />
    </StepFrame>
  );
};
