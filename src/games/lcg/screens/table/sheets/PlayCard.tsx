import { useState } from 'react';
import type { KnownCard, PlayedFields } from '@/games/lcg/catalogue';
import type { CharacterFields as Fields, Command, PlayerSeat } from '@/games/lcg/play';
import { BLANK_CHARACTER } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { useNames } from '../useNames';
import type { Place } from './AttachedTo';
import { AttachedTo, cardAttachedTo } from './AttachedTo';
import { CharacterName, CharacterNumbers } from './CharacterFields';
import { Flags } from './Flags';
import { PaymentFields, usePayment } from './PaymentFields';
import { PlayedName } from './PlayedName';
import { Sheet } from './Sheet';
import { SphereChoice } from './SphereChoice';
import type { SheetProps } from './types';

const KINDS = ['ally', 'attachment', 'putIntoPlay'] as const;
type Kind = (typeof KINDS)[number];

/** R p.12 An ally or an attachment comes into play: paid for, or put there by a card. */
export const PlayCard = ({ game, controls, player }: SheetProps & { player: PlayerSeat }) => {
  const words = useWords().table.playCard;
  const { state } = game;
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [kind, setKind] = useState<Kind>('ally');
  const [typed, type] = useState<Fields>(BLANK_CHARACTER);
  const [restricted, setRestricted] = useState(false);
  const [place, lay] = useState<Place>({ on: null, discards: null });
  const [sphere = null] = typed.spheres;
  const { name, unique, cost } = typed;
  const attachment: PlayedFields = { name, unique, restricted, sphere, cost };
  const typeAttachment = (fields: PlayedFields) => {
    setRestricted(fields.restricted);
    const spheres = fields.sphere === null ? [] : [fields.sphere];
    type({ ...typed, name: fields.name, unique: fields.unique, cost: fields.cost, spheres });
  };
  const payment = usePayment(state, player, {
    sphere,
    cost: cost ?? 0,
    onCost: (changed) => type({ ...typed, cost: changed }),
  });
  const paid = { ...payment.price, payment: payment.payment };
  const on = cardAttachedTo(state, player, place)?.id ?? '?';
  const discards = restricted ? place.discards : null;
  const command: Record<Kind, Command> = {
    ally: { type: 'playAlly', player, ally: typed, ...paid },
    attachment: { type: 'playAttachment', player, on, name, unique, restricted, discards, ...paid },
    putIntoPlay: { type: 'putIntoPlay', player, ally: typed },
  };
  const known: KnownCard = kind === 'attachment' ? { kind, as: attachment } : { kind: 'ally', as: typed };
  const playIt = () =>
    void act(command[kind]).then((played) => {
      if (!played) return;
      void remember([known]);
      controls.close();
    });
  return (
    <Sheet
      game={game}
      title={words.title(nameOf(player))}
      onClose={controls.close}
      foot={<Button kind="primary" icon="check" label={words.play[kind]} onPress={playIt} />}
    >
      <Choice
        label={words.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChoose={setKind}
      />
      {kind === 'attachment' ? (
        <PlayedName kind={kind} fields={attachment} onChange={typeAttachment} />
      ) : (
        <CharacterName kind="ally" fields={typed} onChange={type} />
      )}
      {kind === 'putIntoPlay' ? null : (
        <>
          <SphereChoice
            sphere={sphere}
            onChoose={(chosen) => type({ ...typed, spheres: chosen === null ? [] : [chosen] })}
          />
          <PaymentFields state={state} {...payment} open={controls.open} />
        </>
      )}
      {kind === 'attachment' ? (
        <>
          <Flags
            names={['unique', 'restricted'] as const}
            values={attachment}
            onChange={(flag, value) => typeAttachment({ ...attachment, [flag]: value })}
          />
          <AttachedTo state={state} player={player} restricted={restricted} place={place} onChange={lay} />
        </>
      ) : (
        <CharacterNumbers kind="ally" fields={typed} onChange={type} />
      )}
    </Sheet>
  );
};
