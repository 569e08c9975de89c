import { useState } from 'react';
import { View } from 'react-native';
import { SPHERES } from '@/games/lcg/content/spheres';
import type { CharacterFields as Fields, Command, Id, PlayerSeat } from '@/games/lcg/play';
import { BLANK_CHARACTER, charactersOf } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { Pick } from '../Pick';
import { useNames } from '../useNames';
import { CharacterName, CharacterNumbers } from './CharacterFields';
import { MakesWay } from './MakesWay';
import { PaymentFields, usePayment } from './PaymentFields';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

type Kind = 'ally' | 'attachment' | 'putIntoPlay';

/** R p.12 An ally or an attachment comes into play: paid for, or put there by a card. */
export const PlayCard = ({ game, controls, player }: SheetProps & { player: PlayerSeat }) => {
  const { names, table } = useWords();
  const words = table.playCard;
  const { state } = game;
  const { player: nameOf, card } = useNames(state);
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [kind, setKind] = useState<Kind>('ally');
  const [typed, type] = useState<Fields>(BLANK_CHARACTER);
  const [on, setOn] = useState<string[]>([]);
  const [restricted, setRestricted] = useState(false);
  const [discards, discard] = useState<Id | null>(null);
  const [others, showOthers] = useState(false);
  const [sphere = null] = typed.spheres;
  const payment = usePayment(state, player, {
    sphere,
    cost: typed.cost ?? 0,
    onCost: (cost) => type({ ...typed, cost }),
  });
  const own = charactersOf(state, player);
  const everything = [...state.characters.filter(({ fate }) => fate === 'inPlay'), ...state.encounter];
  const targets = others ? everything : own;
  const target = targets.find(({ id }) => id === on[0]) ?? targets[0];
  const command = (): Command => {
    if (kind === 'putIntoPlay') return { type: 'putIntoPlay', player, ally: typed };
    if (kind === 'ally')
      return { type: 'playAlly', player, ally: typed, ...payment.price, payment: payment.payment };
    return {
      type: 'playAttachment',
      player,
      name: typed.name,
      unique: typed.unique,
      restricted,
      discards,
      on: target?.id ?? '?',
      ...payment.price,
      payment: payment.payment,
    };
  };
  const playIt = () =>
    void act(command()).then((played) => {
      if (!played) return;
      if (kind !== 'attachment') void remember([{ kind: 'ally', as: typed }]);
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
        options={(['ally', 'attachment', 'putIntoPlay'] as const).map((value) => ({
          value,
          label: words.kinds[value],
        }))}
        onChoose={setKind}
      />
      {kind === 'attachment' ? (
        <TextField
          label={table.form.name}
          value={typed.name}
          longest={80}
          onChange={(name) => type({ ...typed, name })}
        />
      ) : (
        <CharacterName kind="ally" fields={typed} onChange={type} />
      )}
      {kind === 'putIntoPlay' ? null : (
        <>
          <View style={{ gap: SPACE.xs }}>
            <Text size="label" tone="faded">
              {words.sphere}
            </Text>
            <Choice
              label={words.sphere}
              value={sphere ?? 'neutral'}
              options={(['neutral', ...SPHERES] as const).map((value) => ({
                value,
                label: names.sphere[value],
              }))}
              onChoose={(chosen) => type({ ...typed, spheres: chosen === 'neutral' ? [] : [chosen] })}
            />
          </View>
          <PaymentFields state={state} {...payment} open={controls.open} />
        </>
      )}
      {kind === 'attachment' ? (
        <>
          <Pick
            label={words.on}
            options={targets.map((one) => ({ id: one.id, name: card(one) }))}
            chosen={target ? [target.id] : []}
            onChange={(chosen) => {
              setOn(chosen);
              discard(null);
            }}
          />
          {others || everything.length === own.length ? null : (
            <Button kind="quiet" label={words.onOthers} onPress={() => showOthers(true)} />
          )}
          <TickLine
            text={table.flag.restricted}
            ticked={restricted}
            onTick={() => setRestricted(!restricted)}
          />
          <MakesWay on={target} restricted={restricted} chosen={discards} onChoose={discard} />
        </>
      ) : (
        <CharacterNumbers kind="ally" fields={typed} onChange={type} />
      )}
    </Sheet>
  );
};
