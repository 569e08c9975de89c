import { useState } from 'react';
import type { CardFields, Id, PlayerSeat } from '@/games/tcg/play';
import { BLANK_CARD, cardCost, findCharacter, isInPlay } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { rememberCard } from '@/games/tcg/session/knownCards';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { SumLine } from '../SumLines';
import { useNames } from '../useNames';
import { CardForm } from './CardForm';
import { CostChange } from './CostChange';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

type Props = SheetProps & { player: PlayerSeat; on: Id | null };

/** p.11–12 A possession, an artifact or a condition, on a character or in the support area. */
export const PlayCard = ({ game, controls, player, on: first }: Props) => {
  const { table } = useWords();
  const { state } = game;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const side = player === state.freePeoples ? 'freePeoples' : 'shadow';
  const [as, setFields] = useState<CardFields>({ ...BLANK_CARD, side });
  const [on, setOn] = useState(first);
  const [change, setChange] = useState(0);
  const bearer = on === null ? undefined : findCharacter(state, on);
  // The companies of the Shadow players rest: theirs would stand twice in the list.
  const bearers = state.characters.filter(
    (one) => isInPlay(one) && (one.kind === 'minion' || one.player === state.freePeoples),
  );
  const cost = cardCost(as, change);
  const play = () =>
    void act({ type: 'playCard', player, as, on: bearer ? on : null, change }).then((played) => {
      if (!played) return;
      void rememberCard(as);
      controls.close();
    });
  return (
    <Sheet
      game={game}
      title={table.playCard.title}
      onClose={controls.close}
      foot={<Button kind="primary" icon="check" label={table.playCard.play(cost.total)} onPress={play} />}
    >
      <Text size="label" tone="faded">
        {table.fields.bearer}
      </Text>
      <Choice
        label={table.fields.bearer}
        value={bearer?.id ?? ''}
        options={[
          { value: '', label: table.fields.supportArea },
          ...bearers.map((one) => ({ value: one.id, label: character(one) })),
        ]}
        onChoose={(id) => setOn(id === '' ? null : id)}
      />
      <CardForm fields={as} borne={bearer !== undefined} onChange={setFields} />
      <CostChange change={change} onChange={setChange} />
      <SumLine
        label={table.playCharacter.cost[side === 'shadow' ? 'minion' : 'companion']}
        sum={cost}
        tone="violet"
      />
    </Sheet>
  );
};
