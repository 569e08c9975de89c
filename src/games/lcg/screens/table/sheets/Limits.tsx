import { useState } from 'react';
import { View } from 'react-native';
import type { GameState, Limit, PlayerSeat } from '@/games/lcg/play';
import { usedOf } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { Section } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';

const PER: readonly Limit['per'][] = ['phase', 'round', 'game', 'gameForGroup'];

/** F 1.51 How often a card may still be used; a tap uses it once. */
export const Limits = ({ state, player }: { state: GameState; player: PlayerSeat }) => {
  const words = useWords().table.limits;
  const act = useGame((store) => store.act);
  const [adding, setAdding] = useState(false);
  return (
    <Section title={words.title}>
      {state.limits.map((limit) => {
        const name = limit.name === '' ? words.unnamed : limit.name;
        return (
          <View key={limit.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <Button
              label={words.use(name, usedOf(limit, player), limit.max)}
              onPress={() => void act({ type: 'useLimit', limit: limit.id, player })}
              style={{ flex: 1 }}
            />
            <IconButton
              icon="close"
              label={words.drop(name)}
              onPress={() => void act({ type: 'removeLimit', limit: limit.id })}
            />
          </View>
        );
      })}
      {adding ? (
        <NewLimit onDone={() => setAdding(false)} />
      ) : (
        <Button label={words.add} onPress={() => setAdding(true)} />
      )}
    </Section>
  );
};

const NewLimit = ({ onDone }: { onDone(): void }) => {
  const { table } = useWords();
  const words = table.limits;
  const act = useGame((store) => store.act);
  const [name, setName] = useState('');
  const [per, setPer] = useState<Limit['per']>('round');
  const [max, setMax] = useState(1);
  const add = () =>
    void act({ type: 'addLimit', name, per, max }).then((played) => {
      if (played) onDone();
    });
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField label={table.form.name} value={name} longest={80} onChange={setName} />
      <Choice
        label={words.title}
        value={per}
        options={PER.map((value) => ({ value, label: words.per[value] }))}
        onChoose={setPer}
      />
      <Stepper label={words.max} value={max} min={1} onChange={setMax} />
      <Button icon="check" label={words.add} onPress={add} />
    </View>
  );
};
