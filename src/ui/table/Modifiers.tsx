import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../Button';
import { Choice } from '../Choice';
import { IconButton } from '../IconButton';
import { Stepper } from '../Stepper';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { Section } from './Sheet';

type ModifierWords = {
  title: string;
  end(stat: string): string;
  add: string;
  stat: string;
  amount: string;
  howLong: string;
};

type Modifier<Stat, Until> = { stat: Stat; amount: number; until: Until };
type Named<Value> = { value: Value; label: string };

type Props<Stat, Until> = {
  words: ModifierWords;
  /** Each with the number it changes, and as it is read. */
  modifiers: readonly { id: string; stat: string; line: string }[];
  /** The numbers it may change, and how long; the first of each is proposed. */
  stats: readonly Named<Stat>[];
  untils: readonly Named<Until>[];
  /** What the game asks of a new one besides. */
  asks?: ReactNode;
  /** Whether it was added. */
  onAdd(modifier: Modifier<Stat, Until>): Promise<boolean>;
  onEnd(id: string): void;
};

const MOST = 20;

/** What adds to the numbers of a card for a while; the sum is made anew at each change. */
export const Modifiers = <Stat extends string, Until extends string>(props: Props<Stat, Until>) => {
  const { words, modifiers, onEnd } = props;
  const [adding, setAdding] = useState(false);
  return (
    <Section title={words.title}>
      {modifiers.map(({ id, stat, line }) => (
        <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text style={{ flex: 1 }}>{line}</Text>
          <IconButton icon="close" label={words.end(stat)} onPress={() => onEnd(id)} />
        </View>
      ))}
      {adding ? (
        <NewModifier {...props} onDone={() => setAdding(false)} />
      ) : (
        <Button label={words.add} onPress={() => setAdding(true)} />
      )}
    </Section>
  );
};

const NewModifier = <Stat extends string, Until extends string>({
  words,
  stats,
  untils,
  asks,
  onAdd,
  onDone,
}: Props<Stat, Until> & { onDone(): void }) => {
  const [stat, setStat] = useState(stats[0]?.value);
  const [amount, setAmount] = useState(1);
  const [until, setUntil] = useState(untils[0]?.value);
  if (stat === undefined || until === undefined) return null;
  const add = () =>
    void onAdd({ stat, amount, until }).then((added) => {
      if (added) onDone();
    });
  return (
    <View style={{ gap: SPACE.s }}>
      <Choice label={words.stat} value={stat} options={stats} onChoose={setStat} />
      <Stepper label={words.amount} value={amount} min={-MOST} max={MOST} onChange={setAmount} />
      <Choice label={words.howLong} value={until} options={untils} onChoose={setUntil} />
      {asks}
      <Button icon="check" label={words.add} onPress={add} />
    </View>
  );
};
