import { useState } from 'react';
import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import { SPHERES } from '@/games/lcg/content/spheres';
import type { CharacterFields as Fields, Command, PlayerSeat } from '@/games/lcg/play';
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
import { CharacterFields } from './CharacterFields';
import { PaymentFields, usePayment } from './PaymentFields';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

type Kind = 'ally' | 'attachment' | 'putIntoPlay';
type SphereChoice = Sphere | 'neutral';

/** R p.12 An ally or an attachment comes into play: paid for, or put there by a card. */
export const PlayCard = ({ game, controls, player }: SheetProps & { player: PlayerSeat }) => {
  const { names, table } = useWords();
  const words = table.playCard;
  const { state } = game;
  const { player: nameOf, card } = useNames(state);
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [kind, setKind] = useState<Kind>('ally');
  const [ally, setAlly] = useState<Fields>(BLANK_CHARACTER);
  const [on, setOn] = useState<string[]>([]);
  const [restricted, setRestricted] = useState(false);
  const [sphere, setSphere] = useState<SphereChoice>('neutral');
  const payment = usePayment(state, player, sphere === 'neutral' ? null : sphere);
  const characters = charactersOf(state, player);
  const command = (): Command => {
    if (kind === 'putIntoPlay') return { type: 'putIntoPlay', player, ally };
    if (kind === 'ally')
      return { type: 'playAlly', player, ally, ...payment.price, payment: payment.payment };
    return {
      type: 'playAttachment',
      player,
      name: ally.name,
      unique: ally.unique,
      restricted,
      on: on[0] ?? characters[0]?.id ?? '?',
      ...payment.price,
      payment: payment.payment,
    };
  };
  const playIt = () =>
    void act(command()).then((played) => {
      if (!played) return;
      if (kind !== 'attachment') void remember([{ kind: 'ally', as: ally }]);
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
      {kind === 'putIntoPlay' ? null : (
        <>
          <View style={{ gap: SPACE.xs }}>
            <Text size="label" tone="faded">
              {words.sphere}
            </Text>
            <Choice
              label={words.sphere}
              value={sphere}
              options={(['neutral', ...SPHERES] as const).map((value) => ({
                value,
                label: names.sphere[value],
              }))}
              onChoose={setSphere}
            />
          </View>
          <PaymentFields state={state} {...payment} open={controls.open} />
        </>
      )}
      {kind === 'attachment' ? (
        <>
          <TextField
            label={table.form.name}
            value={ally.name}
            longest={80}
            onChange={(name) => setAlly({ ...ally, name })}
          />
          <Pick
            label={words.on}
            options={characters.map((one) => ({ id: one.id, name: card(one) }))}
            chosen={on.length > 0 ? on : characters.slice(0, 1).map(({ id }) => id)}
            onChange={setOn}
          />
          <TickLine
            text={table.flag.restricted}
            ticked={restricted}
            onTick={() => setRestricted(!restricted)}
          />
        </>
      ) : (
        <CharacterFields kind="ally" fields={ally} onChange={setAlly} />
      )}
    </Sheet>
  );
};
