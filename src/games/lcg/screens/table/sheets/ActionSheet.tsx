import { useState } from 'react';
import type { Sphere } from '@/games/lcg/content';
import { SPHERES } from '@/games/lcg/content/spheres';
import type { Command, PlayerSeat } from '@/games/lcg/play';
import { survivors } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { useNames } from '../useNames';
import { Limits } from './Limits';
import { PaymentFields, usePayment } from './PaymentFields';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

type Kind = 'ability' | 'event';
type SphereChoice = Sphere | 'neutral';

/** R p.12, R p.23 An ability of a card in play, or an event from the hand: paid for and written into the log. */
export const ActionSheet = ({ game, controls, player: first }: SheetProps & { player: PlayerSeat }) => {
  const { names, table } = useWords();
  const words = table.action;
  const { state } = game;
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const [player, setPlayer] = useState(first);
  const [kind, setKind] = useState<Kind>('ability');
  const [name, setName] = useState('');
  const [response, setResponse] = useState(false);
  const [sphere, setSphere] = useState<SphereChoice>('neutral');
  const [cost, setCost] = useState(0);
  const payment = usePayment(state, player, {
    sphere: kind === 'event' && sphere !== 'neutral' ? sphere : null,
    cost,
    onCost: setCost,
  });
  const paid = { payment: payment.payment, response };
  const command: Command =
    kind === 'event'
      ? { type: 'playEvent', player, name, ...payment.price, ...paid }
      : { type: 'takeAction', player, name, cost: payment.price.free ? 0 : payment.price.cost, ...paid };
  const take = () =>
    void act(command).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet
      game={game}
      title={words.title}
      onClose={controls.close}
      foot={<Button kind="primary" icon="check" label={words.take} onPress={take} />}
    >
      {state.players.length > 1 ? (
        <Choice
          label={words.who}
          value={`${player}`}
          options={survivors(state).map((seat) => ({ value: `${seat}`, label: nameOf(seat) }))}
          onChoose={(seat) => setPlayer(Number(seat))}
        />
      ) : null}
      <Choice
        label={words.kind}
        value={kind}
        options={[
          { value: 'ability', label: words.ability },
          { value: 'event', label: words.event },
        ]}
        onChoose={setKind}
      />
      <TextField label={table.form.name} value={name} longest={80} onChange={setName} />
      <TickLine text={words.response} ticked={response} onTick={() => setResponse(!response)} />
      {kind === 'event' ? (
        <Choice
          label={table.playCard.sphere}
          value={sphere}
          options={(['neutral', ...SPHERES] as const).map((value) => ({ value, label: names.sphere[value] }))}
          onChoose={setSphere}
        />
      ) : null}
      <PaymentFields state={state} {...payment} open={controls.open} />
      <Limits state={state} player={player} />
    </Sheet>
  );
};
