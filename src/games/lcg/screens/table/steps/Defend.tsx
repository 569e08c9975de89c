import { useState } from 'react';
import { attackAgainst, charactersOf, findCharacter } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { AttackLines } from './AttackLines';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.18 (b) One ready character, a sentinel of another player, or nobody. */
export const Defend = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player: nameOf, byId, card } = useNames(state);
  const option = useOptions(state);
  const [chosen, choose] = useEntered<string[]>([]);
  const [others, showOthers] = useState(false);
  const { against = 0, enemy = '' } = state.enemyAttack ?? {};
  const own = charactersOf(state, against);
  const borrowed = state.characters.filter(
    (one) => one.fate === 'inPlay' && one.controller !== against && (others || one.sentinel),
  );
  const defenders = chosen.flatMap((id) => findCharacter(state, id) ?? []);
  const result = attackAgainst(state, defenders);
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.defend}
      now={table.now.defend(nameOf(against), byId(enemy))}
      next={{
        command: { type: 'declareDefenders', defenders: defenders.map(({ id }) => id) },
        caption:
          defenders.length === 0
            ? table.attack.undefended(result?.damage ?? 0)
            : table.attack.defends(defenders.map(card).join(', '), result?.damage ?? 0),
      }}
    >
      <Pick
        many
        label={table.attack.defender}
        options={[
          ...own.map((one) => option.character(one, 'defence')),
          ...borrowed.map((one) => option.borrowed(one, 'defence')),
        ]}
        chosen={defenders.map(({ id }) => id)}
        onChange={choose}
      />
      {state.players.length > 1 && !others ? (
        <Button kind="quiet" label={table.attack.others} onPress={() => showOthers(true)} />
      ) : null}
      {result ? <AttackLines result={result} open={controls.open} /> : null}
    </StepFrame>
  );
};
