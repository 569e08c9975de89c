import { useState } from 'react';
import type { PlayedFields } from '@/games/lcg/catalogue';
import type { Command, PlayerSeat } from '@/games/lcg/play';
import { survivors } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { TickLine } from '@/ui/TickLine';
import { useNames } from '../useNames';
import { CardName } from './CardName';
import { Limits } from './Limits';
import { PaymentFields, usePayment } from './PaymentFields';
import { PlayedName } from './PlayedName';
import { Sheet } from './Sheet';
import { SphereChoice } from './SphereChoice';
import type { SheetProps } from './types';

type Kind = 'ability' | 'event';

const BLANK: PlayedFields = { name: '', unique: false, restricted: false, sphere: null, cost: null };

/** R p.12, R p.23 An ability of a card in play, or an event from the hand: paid for and written into the log. */
export const ActionSheet = ({ game, controls, player: first }: SheetProps & { player: PlayerSeat }) => {
  const { table } = useWords();
  const words = table.action;
  const { state } = game;
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [player, setPlayer] = useState(first);
  const [kind, setKind] = useState<Kind>('ability');
  const [card, type] = useState(BLANK);
  const [response, setResponse] = useState(false);
  const { name } = card;
  const payment = usePayment(state, player, {
    sphere: kind === 'event' ? card.sphere : null,
    cost: card.cost ?? 0,
    onCost: (cost) => type({ ...card, cost }),
  });
  const paid = { payment: payment.payment, response };
  const command: Command =
    kind === 'event'
      ? { type: 'playEvent', player, name, ...payment.price, ...paid }
      : { type: 'takeAction', player, name, cost: payment.price.free ? 0 : payment.price.cost, ...paid };
  const take = () =>
    void act(command).then((played) => {
      if (!played) return;
      if (kind === 'event') void remember([{ kind, as: card }]);
      controls.close();
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
      {kind === 'event' ? (
        <PlayedName kind={kind} fields={card} onChange={type} />
      ) : (
        <CardName fields={card} known={[]} onChange={type} />
      )}
      <TickLine text={words.response} ticked={response} onTick={() => setResponse(!response)} />
      {kind === 'event' ? (
        <SphereChoice sphere={card.sphere} onChoose={(sphere) => type({ ...card, sphere })} />
      ) : null}
      <PaymentFields state={state} {...payment} open={controls.open} />
      <Limits state={state} player={player} />
    </Sheet>
  );
};
