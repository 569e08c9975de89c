import { useState } from 'react';
import type { Character, EncounterCard } from '@/games/lcg/play';
import { charactersOf, findCharacter, strikeNow, targetsOf } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { AttackLines } from './AttackLines';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

type Entered = { enemy: string[]; attackers: string[] };

/** R p.20 (a) An enemy, and the characters that attack it together. */
export const DeclareAttack = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player: nameOf, byId } = useNames(state);
  const option = useOptions(state);
  const [entered, enter] = useEntered<Entered>({ enemy: [], attackers: [] });
  const [everything, showEverything] = useState(false);
  const player = state.at.player ?? state.firstPlayer;
  const targets = everything
    ? state.encounter.filter(({ type }) => type === 'enemy')
    : targetsOf(state, player);
  const target: EncounterCard | undefined = targets.find(({ id }) => entered.enemy.includes(id));
  const own = charactersOf(state, player);
  const borrowed = state.characters.filter(
    (one) => one.fate === 'inPlay' && one.controller !== player && (everything || one.ranged),
  );
  const attackers: Character[] = entered.attackers.flatMap((id) => findCharacter(state, id) ?? []);
  const playerAttack = target && { enemy: target.id, player, attackers: entered.attackers };
  const result = playerAttack && attackers.length > 0 ? strikeNow({ ...state, playerAttack }) : null;
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.declareAttack}
      now={table.now.declareAttack(nameOf(player))}
      next={
        target === undefined && attackers.length === 0
          ? { command: { type: 'next' }, caption: table.strike.nobody(nameOf(player)) }
          : {
              command: {
                type: 'declareAttack',
                player,
                enemy: target?.id ?? '?',
                attackers: attackers.map(({ id }) => id),
                byEffect: false,
              },
              caption: target
                ? table.strike.attack(byId(target.id), result?.damage ?? 0)
                : table.strike.which,
            }
      }
    >
      <Text font="sansBold">{table.strike.which}</Text>
      <Pick
        label={table.strike.which}
        options={targets.map((card) => option.encounter(card, 'defence'))}
        chosen={target ? [target.id] : []}
        onChange={(enemy) => enter({ ...entered, enemy })}
      />
      <Text font="sansBold">{table.strike.who}</Text>
      <Pick
        many
        label={table.strike.who}
        options={[
          ...own.map((one) => option.character(one, 'attack')),
          ...borrowed.map((one) => option.borrowed(one, 'attack')),
        ]}
        chosen={attackers.map(({ id }) => id)}
        onChange={(chosen) => enter({ ...entered, attackers: chosen })}
      />
      {everything ? null : (
        <Button kind="quiet" label={table.strike.everything} onPress={() => showEverything(true)} />
      )}
      {result ? <AttackLines result={result} open={controls.open} /> : null}
    </StepFrame>
  );
};
