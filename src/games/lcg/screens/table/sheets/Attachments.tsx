import { useState } from 'react';
import { View } from 'react-native';
import type { Character, EncounterCard, Id } from '@/games/lcg/play';
import { survivors } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';
import { MakesWay } from './MakesWay';
import type { SheetProps } from './types';

type Props = Pick<SheetProps, 'game'> & { card: Character | EncounterCard };

/** R p.9, R p.24, F 1.38 What is attached to a card. */
export const Attachments = ({ game, card }: Props) => {
  const words = useWords().table.attachments;
  const act = useGame((store) => store.act);
  const [adding, setAdding] = useState(false);
  const { player } = useNames(game.state);
  return (
    <Section title={words.title}>
      {card.attachments.map(({ id, name, restricted, controller }) => {
        const title = name === '' ? words.unnamed : name;
        const said = restricted ? words.restricted(title) : title;
        return (
          <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <Text style={{ flex: 1 }}>{controller === null ? said : words.of(said, player(controller))}</Text>
            <IconButton
              icon="close"
              label={words.discard(title)}
              onPress={() => void act({ type: 'detach', from: card.id, attachment: id })}
            />
          </View>
        );
      })}
      {adding ? (
        <NewAttachment game={game} card={card} onDone={() => setAdding(false)} />
      ) : (
        <Button label={words.add} onPress={() => setAdding(true)} />
      )}
    </Section>
  );
};

const NewAttachment = ({ game: { state }, card, onDone }: Props & { onDone(): void }) => {
  const { attachments: words, flag } = useWords().table;
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const [name, setName] = useState('');
  const [restricted, setRestricted] = useState(false);
  const [discards, discard] = useState<Id | null>(null);
  const [whose, setWhose] = useState(state.firstPlayer);
  const isCharacter = 'kind' in card;
  const player = isCharacter ? card.controller : whose;
  const add = () =>
    void act({
      type: 'attach',
      player,
      on: card.id,
      name,
      unique: false,
      restricted,
      discards: restricted ? discards : null,
    }).then((played) => {
      if (played) onDone();
    });
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField label={words.name} value={name} longest={80} onChange={setName} />
      <TickLine text={flag.restricted} ticked={restricted} onTick={() => setRestricted(!restricted)} />
      <MakesWay on={card} restricted={restricted} chosen={discards} onChoose={discard} />
      {isCharacter || state.players.length === 1 ? null : (
        <Choice
          label={words.whose}
          value={`${whose}`}
          options={survivors(state).map((seat) => ({ value: `${seat}`, label: nameOf(seat) }))}
          onChoose={(seat) => setWhose(Number(seat))}
        />
      )}
      <Button icon="check" label={words.add} onPress={add} />
    </View>
  );
};
