import { useState } from 'react';
import type { EncounterCard } from '@/games/lcg/play';
import { charactersOf, findCharacter, survivors } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Pick, Section } from '@/ui/tableSet';
import { useNames } from '../useNames';
import type { SheetProps } from './types';

type Props = SheetProps & { enemy: EncounterCard };

/** F 1.28, F 1.41 A card has an enemy attack outside its turn: a player, or one character of theirs. */
export const AttackAtOnce = ({ game: { state }, controls, enemy }: Props) => {
  const words = useWords().table.encounter;
  const { player: nameOf, card } = useNames(state);
  const act = useGame((store) => store.act);
  const [chosen, choose] = useState<string[]>([]);
  const [whom] = chosen;
  const seats = survivors(state);
  const attack = (id: string) => {
    const target = findCharacter(state, id);
    const player = target ? target.controller : Number(id);
    void act({ type: 'attackAtOnce', enemy: enemy.id, player, target: target?.id ?? null }).then((played) => {
      if (played) controls.close();
    });
  };
  return (
    <Section title={words.attackAtOnce}>
      <Pick
        label={words.whom}
        options={seats.flatMap((seat) => [
          { id: `${seat}`, name: nameOf(seat) },
          ...charactersOf(state, seat).map((one) => ({ id: one.id, name: card(one), note: words.aimed })),
        ])}
        chosen={chosen}
        onChange={choose}
      />
      {whom === undefined ? null : <Button label={words.attacks} onPress={() => attack(whom)} />}
    </Section>
  );
};
