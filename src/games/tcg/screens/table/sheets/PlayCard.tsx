import { useState } from 'react';
import type { CardFields, Id, PlayerSeat } from '@/games/tcg/play';
import { BLANK_CARD, cardCost, findCharacter, isInPlay } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { PrintedStepper, Row } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SumLine } from '../SumLines';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

const LONGEST = 80;
const KINDS = ['possession', 'artifact', 'condition'] as const;
const GIVEN = ['strength', 'vitality', 'archery', 'damage'] as const;

type Props = SheetProps & { player: PlayerSeat; on: Id | null };

/** p.11–12 A possession, an artifact or a condition, on a character or in the support area. */
export const PlayCard = ({ game, controls, player, on: first }: Props) => {
  const { names, table } = useWords();
  const { state } = game;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const side = player === state.freePeoples ? 'freePeoples' : 'shadow';
  const [as, setFields] = useState<CardFields>({ ...BLANK_CARD, side });
  const [on, setOn] = useState(first);
  const bearer = on === null ? undefined : findCharacter(state, on);
  const play = () =>
    void act({ type: 'playCard', player, as, on: bearer ? on : null, change: 0 }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet
      game={game}
      title={table.playCard.title}
      onClose={controls.close}
      foot={
        <Button kind="primary" icon="check" label={table.playCard.play(cardCost(as).total)} onPress={play} />
      }
    >
      <TextField
        label={table.fields.title}
        value={as.name}
        longest={LONGEST}
        onChange={(name) => setFields({ ...as, name })}
      />
      <TextField
        label={table.fields.subtitle}
        value={as.subtitle}
        longest={LONGEST}
        onChange={(subtitle) => setFields({ ...as, subtitle })}
      />
      <Choice
        label={table.fields.kind}
        value={as.kind}
        options={KINDS.map((value) => ({ value, label: names.cardKind[value] }))}
        onChoose={(kind) => setFields({ ...as, kind })}
      />
      <PrintedStepper
        label={table.fields.twilightCost}
        value={as.twilightCost}
        onStep={(step) => setFields({ ...as, twilightCost: step(as.twilightCost) })}
      />
      <Text size="label" tone="faded">
        {table.fields.bearer}
      </Text>
      <Choice
        label={table.fields.bearer}
        value={bearer?.id ?? ''}
        options={[
          { value: '', label: table.fields.supportArea },
          ...state.characters.filter(isInPlay).map((one) => ({ value: one.id, label: character(one) })),
        ]}
        onChoose={(id) => setOn(id === '' ? null : id)}
      />
      {bearer ? (
        <Row>
          {GIVEN.map((stat) => (
            <Row key={stat}>
              <Text size="label" tone="faded">
                {names.stat[stat]}
              </Text>
              <Stepper
                label={names.stat[stat]}
                value={as[stat]}
                min={-9}
                max={9}
                onChange={(value) => setFields({ ...as, [stat]: value })}
              />
            </Row>
          ))}
        </Row>
      ) : null}
      <TickLine
        text={table.fields.unique}
        ticked={as.unique}
        onTick={() => setFields({ ...as, unique: !as.unique })}
      />
      <SumLine
        label={table.playCharacter.cost[side === 'shadow' ? 'minion' : 'companion']}
        sum={cardCost(as)}
        tone="violet"
      />
    </Sheet>
  );
};
