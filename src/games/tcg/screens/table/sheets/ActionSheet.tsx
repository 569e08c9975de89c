import { useState } from 'react';
import type { Phase, PlayerSeat } from '@/games/tcg/play';
import { LONGEST_NAME, PHASES, phaseOf } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Pick, PrintedStepper } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** p.17–19 An event or a special ability: paid for and written into the log. What it does is done by hand. */
export const ActionSheet = ({ game, controls, player }: SheetProps & { player: PlayerSeat }) => {
  const { names, table } = useWords();
  const words = table.action;
  const { state } = game;
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const [name, setName] = useState('');
  const [cost, setCost] = useState(0);
  const [response, setResponse] = useState(false);
  const [event, setEvent] = useState(true);
  const [phases, setPhases] = useState<Phase[]>(state.at.step === 'start' ? [] : [phaseOf(state)]);
  const side = player === state.freePeoples ? 'freePeoples' : 'shadow';
  const take = () =>
    void act({ type: 'act', player, side, name, phases, cost, response, event }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet
      game={game}
      title={words.title(nameOf(player))}
      onClose={controls.close}
      foot={<Button kind="primary" icon="check" label={words.take} onPress={take} />}
    >
      <TextField label={words.name} value={name} longest={LONGEST_NAME} onChange={setName} />
      <PrintedStepper
        counted
        label={words.cost}
        value={cost}
        onStep={(step) => setCost((now) => step(now) ?? 0)}
      />
      {state.players[player]?.hand === null ? null : (
        <TickLine text={words.event} ticked={event} onTick={() => setEvent(!event)} />
      )}
      <TickLine text={words.response} ticked={response} onTick={() => setResponse(!response)} />
      {response ? null : (
        <>
          <Text size="label" tone="faded">
            {words.phases}
          </Text>
          <Pick
            many
            label={words.phases}
            options={PHASES.map((id) => ({ id, name: names.phase[id] }))}
            chosen={phases}
            onChange={(chosen) => setPhases(PHASES.filter((phase) => chosen.includes(phase)))}
          />
        </>
      )}
    </Sheet>
  );
};
