import { enemiesToAttack } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.18 (a) The player who is attacked chooses which enemy attacks next. */
export const ChooseEnemy = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { byId, player: nameOf } = useNames(state);
  const option = useOptions(state);
  const act = useGame((store) => store.act);
  const [chosen, choose] = useEntered<string[]>([]);
  const player = state.at.player ?? state.firstPlayer;
  const enemies = enemiesToAttack(state, player);
  const enemy = chosen.find((id) => enemies.some((one) => one.id === id)) ?? enemies[0]?.id;
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.chooseEnemy}
      now={table.now.chooseEnemy(nameOf(player))}
      next={
        enemy === undefined
          ? { command: { type: 'next' }, caption: table.attack.choose }
          : { command: { type: 'chooseEnemy', enemy }, caption: table.attack.attacks(byId(enemy)) }
      }
    >
      <Pick
        label={table.attack.which}
        options={enemies.map((card) => option.encounter(card, 'attack'))}
        chosen={enemy === undefined ? [] : [enemy]}
        onChange={choose}
      />
      {enemy !== undefined && (
        <Button
          kind="quiet"
          label={table.attack.keptFrom(byId(enemy))}
          onPress={() => void act({ type: 'keepFromAttacking', enemy, player })}
        />
      )}
    </StepFrame>
  );
};
