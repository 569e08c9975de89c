import { useState } from 'react';
import { View } from 'react-native';
import type { Character, EncounterCard, Stat, Until } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { Section } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

const UNTIL: readonly Until[] = ['phase', 'round', 'leaves'];

type Props = { card: Character | EncounterCard; stats: readonly Stat[] };

/** R p.25 What adds to the numbers of a card for a while; the sum is made anew at each change. */
export const Modifiers = ({ card, stats }: Props) => {
  const { table } = useWords();
  const words = table.modifiers;
  const act = useGame((store) => store.act);
  const [adding, setAdding] = useState(false);
  return (
    <Section title={words.title}>
      {card.modifiers.map(({ id, stat, amount, until }) => (
        <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text style={{ flex: 1 }}>{words.line(table.stat[stat], amount, words.until[until])}</Text>
          <IconButton
            icon="close"
            label={words.end(table.stat[stat])}
            onPress={() => void act({ type: 'unmodify', card: card.id, modifier: id })}
          />
        </View>
      ))}
      {adding ? (
        <NewModifier card={card} stats={stats} onDone={() => setAdding(false)} />
      ) : (
        <Button label={words.add} onPress={() => setAdding(true)} />
      )}
    </Section>
  );
};

const NewModifier = ({ card, stats, onDone }: Props & { onDone(): void }) => {
  const { table } = useWords();
  const words = table.modifiers;
  const act = useGame((store) => store.act);
  const [stat, setStat] = useState<Stat>(stats[0] ?? 'attack');
  const [amount, setAmount] = useState(1);
  const [until, setUntil] = useState<Until>('phase');
  const add = () =>
    void act({
      type: 'modify',
      card: card.id,
      name: '',
      stat,
      amount,
      each: null,
      source: 'player',
      until,
    }).then((played) => {
      if (played) onDone();
    });
  return (
    <View style={{ gap: SPACE.s }}>
      <Choice
        label={words.stat}
        value={stat}
        options={stats.map((value) => ({ value, label: table.stat[value] }))}
        onChoose={setStat}
      />
      <Stepper label={words.amount} value={amount} min={-20} max={20} onChange={setAmount} />
      <Choice
        label={words.howLong}
        value={until}
        options={UNTIL.map((value) => ({ value, label: words.until[value] }))}
        onChoose={setUntil}
      />
      <Button icon="check" label={words.add} onPress={add} />
    </View>
  );
};
