import type { Character, GameState } from '@/games/lcg/play';
import { attackNow, damageTakers, hitPointsLeft } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { AttackLines } from './AttackLines';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** Who can bear most: proposed, so that one tap goes on. */
const sturdiest = (state: GameState, takers: readonly Character[]): Character | undefined =>
  takers.reduce<Character | undefined>(
    (best, one) =>
      !best || (hitPointsLeft(state, one) ?? 0) > (hitPointsLeft(state, best) ?? 0) ? one : best,
    undefined,
  );

/** R p.18 (d) All the damage goes to one: a defender, or one hero of the player attacked. */
export const EnemyDamage = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { card, byId } = useNames(state);
  const [chosen, choose] = useEntered<string[]>([]);
  const takers = damageTakers(state);
  const character = chosen.find((id) => takers.some((one) => one.id === id)) ?? sturdiest(state, takers)?.id;
  const result = attackNow(state);
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.enemyDamage}
      now={table.now.enemyDamage}
      next={
        character === undefined
          ? { command: { type: 'next' }, caption: table.attack.chooseTaker }
          : { command: { type: 'assignDamage', character }, caption: table.attack.takes(byId(character)) }
      }
    >
      {result ? <AttackLines result={result} open={controls.open} /> : null}
      <Pick
        label={table.attack.chooseTaker}
        options={takers.map((one) => ({
          id: one.id,
          name: card(one),
          fact: {
            icon: 'damage',
            value: `${hitPointsLeft(state, one) ?? '?'}`,
            said: table.left(hitPointsLeft(state, one)),
          },
        }))}
        chosen={character === undefined ? [] : [character]}
        onChange={choose}
      />
    </StepFrame>
  );
};
