import { useState } from 'react';
import { View } from 'react-native';
import type { Character } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { Section } from './Sheet';

/** R p.9, R p.24 What is attached to a character; two restricted cards at most. */
export const Attachments = ({ one }: { one: Character }) => {
  const words = useWords().table.attachments;
  const { flag } = useWords().table;
  const act = useGame((store) => store.act);
  const [adding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const [restricted, setRestricted] = useState(false);
  const add = () =>
    void act({ type: 'attach', character: one.id, name, unique: false, restricted }).then((played) => {
      if (!played) return;
      setAdding(false);
      setName('');
    });
  return (
    <Section title={words.title}>
      {one.attachments.map((attachment) => {
        const title = attachment.name === '' ? words.unnamed : attachment.name;
        return (
          <View key={attachment.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <Text style={{ flex: 1 }}>{attachment.restricted ? words.restricted(title) : title}</Text>
            <IconButton
              icon="close"
              label={words.discard(title)}
              onPress={() => void act({ type: 'detach', character: one.id, attachment: attachment.id })}
            />
          </View>
        );
      })}
      {adding ? (
        <View style={{ gap: SPACE.s }}>
          <TextField label={words.name} value={name} longest={80} onChange={setName} />
          <TickLine text={flag.restricted} ticked={restricted} onTick={() => setRestricted(!restricted)} />
          <Button icon="check" label={words.add} onPress={add} />
        </View>
      ) : (
        <Button label={words.add} onPress={() => setAdding(true)} />
      )}
    </Section>
  );
};
