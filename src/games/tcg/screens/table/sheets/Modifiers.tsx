import { useState } from 'react';
import { View } from 'react-native';
import type { Character, Modifier, Stat, Until } from '@/games/tcg/play';
import { STATS, UNTIL, countsNow } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** p.23 What adds to the numbers of a character for a while; the sum is made anew at each change. */
export const Modifiers = ({ one }: { one: Character }) => {
  const { names, table } = useWords();
  const words = table.modifiers;
  const act = useGame((store) => store.act);
  const [adding, setAdding] = useState(false);
  const lineOf = (modifier: Modifier): string => {
    const { stat, amount, until, atLeast } = modifier;
    const line = words.line(names.stat[stat], amount, names.until[until]);
    return atLeast === null ? line : words.ifSpotted(line, atLeast, countsNow(one, modifier));
  };
  return (
    <Section title={words.title}>
      {one.modifiers.map((modifier) => (
        <View key={modifier.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text style={{ flex: 1 }}>{lineOf(modifier)}</Text>
          <IconButton
            icon="close"
            label={words.end(names.stat[modifier.stat])}
            onPress={() => void act({ type: 'unmodify', character: one.id, modifier: modifier.id })}
          />
        </View>
      ))}
      {adding ? (
        <NewModifier one={one} onDone={() => setAdding(false)} />
      ) : (
        <Button label={words.add} onPress={() => setAdding(true)} />
      )}
    </Section>
  );
};

const NewModifier = ({ one, onDone }: { one: Character; onDone(): void }) => {
  const { names, table } = useWords();
  const words = table.modifiers;
  const act = useGame((store) => store.act);
  const [stat, setStat] = useState<Stat>('strength');
  const [amount, setAmount] = useState(1);
  const [until, setUntil] = useState<Until>('phase');
  const [atLeast, setAtLeast] = useState<number | null>(null);
  const add = () =>
    void act({ type: 'modify', character: one.id, name: '', stat, amount, atLeast, until }).then((played) => {
      if (played) onDone();
    });
  return (
    <View style={{ gap: SPACE.s }}>
      <Choice
        label={words.stat}
        value={stat}
        options={STATS.map((value) => ({ value, label: names.stat[value] }))}
        onChoose={setStat}
      />
      <Stepper label={words.amount} value={amount} min={-20} max={20} onChange={setAmount} />
      <Choice
        label={words.howLong}
        value={until}
        options={UNTIL.map((value) => ({ value, label: names.until[value] }))}
        onChoose={setUntil}
      />
      <PrintedStepper
        label={words.atLeast}
        value={atLeast}
        onStep={(step) => setAtLeast((now) => step(now))}
      />
      <Button icon="check" label={words.add} onPress={add} />
    </View>
  );
};
