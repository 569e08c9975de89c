import { useState } from 'react';
import type { Character, CharacterFields, Printed } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { rememberCharacter } from '@/games/tcg/session/knownCharacters';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { CharacterForm } from './CharacterForm';

const shown = (value: Printed): string => (value === null ? '?' : `${value}`);

/** The fields of a character as a form has them. */
const fieldsOf = (one: Character): CharacterFields => ({
  kind: one.kind,
  title: one.title,
  subtitle: one.subtitle,
  unique: one.unique,
  culture: one.culture,
  twilightCost: one.twilightCost,
  strength: one.strength,
  vitality: one.vitality,
  archery: one.archery,
  damage: one.damage,
  siteNumber: one.siteNumber,
  home: one.home,
  ringBound: one.ringBound,
  fierce: one.fierce,
  ambush: one.ambush,
  unhasty: one.unhasty,
  prerequisite: one.prerequisite,
});

/** Its printed numbers; each change is kept, and remembered for the next game. */
export const CharacterDescribed = ({ one }: { one: Character }) => {
  const words = useWords().table.character;
  const act = useGame((store) => store.act);
  const [fields, setFields] = useState<CharacterFields | null>(null);
  const keep = (as: CharacterFields) =>
    void act({ type: 'describeCharacter', character: one.id, as }).then((played) => {
      if (!played) return;
      void rememberCharacter(as);
      setFields(null);
    });
  return (
    <Section title={words.printed}>
      {fields ? (
        <>
          <CharacterForm fields={fields} onChange={setFields} />
          <Button icon="check" label={words.keep} onPress={() => keep(fields)} />
        </>
      ) : (
        <>
          <Text>{words.numbers(shown(one.twilightCost), shown(one.strength), shown(one.vitality))}</Text>
          <Button label={words.change} onPress={() => setFields(fieldsOf(one))} />
        </>
      )}
    </Section>
  );
};
