import { attackNow, findEncounter } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { AttackLines } from './AttackLines';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.18 (c) What the shadow effect adds to the attack; its other effects are carried out on the table. */
export const Shadow = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { byId } = useNames(state);
  const [attack, enter] = useEntered(0);
  const { enemyAttack } = state;
  const enemy = enemyAttack?.enemy ?? '';
  const cards = findEncounter(state, enemy)?.shadowCards ?? 0;
  const result =
    enemyAttack &&
    attackNow({ ...state, enemyAttack: { ...enemyAttack, shadow: enemyAttack.shadow + attack } });
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.shadow}
      now={table.shadow.now(cards, byId(enemy))}
      next={{ command: { type: 'resolveShadow', attack }, caption: table.shadow.next(attack) }}
    >
      <Text font="sansBold">{table.shadow.adds}</Text>
      <Stepper label={table.shadow.adds} value={attack} min={-20} max={20} onChange={enter} />
      {result ? <AttackLines result={result} open={controls.open} /> : null}
    </StepFrame>
  );
};
