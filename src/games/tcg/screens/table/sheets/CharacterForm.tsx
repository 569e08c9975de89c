import { useState } from 'react';
import type { CharacterFields } from '@/games/tcg/play';
import { LONGEST_NAME } from '@/games/tcg/play';
import { fullTitle, knownOf, useKnownCharacters } from '@/games/tcg/session/knownCharacters';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row, Suggestions } from '@/ui/tableSet';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { CharacterMore, inPath } from './CharacterMore';

type Props = {
  fields: CharacterFields;
  /** Before the first turn, a starting companion may need another. */
  starting?: boolean;
  onChange(fields: CharacterFields): void;
};

/** A character as the table types it, as lightly as it wishes; one that was typed before brings its numbers with it. */
export const CharacterForm = ({ starting = false, ...props }: Props) => {
  const words = useWords().table.fields;
  const { fields, onChange } = props;
  const [more, showMore] = useState(false);
  return (
    <>
      <Title {...props} />
      <Numbers {...props} />
      {starting ? (
        <TickLine
          text={words.prerequisite}
          ticked={fields.prerequisite}
          onTick={() => onChange({ ...fields, prerequisite: !fields.prerequisite })}
        />
      ) : null}
      {more ? (
        <CharacterMore {...props} />
      ) : (
        <Button kind="quiet" label={words.more} onPress={() => showMore(true)} />
      )}
    </>
  );
};

const Title = ({ fields, onChange }: Props) => {
  const words = useWords().table.fields;
  const known = useKnownCharacters((store) => store.value);
  const others = knownOf(known, fields.kind, fields.title).filter(
    (one) => fullTitle(one) !== fullTitle(fields),
  );
  return (
    <>
      <TextField
        label={words.title}
        value={fields.title}
        longest={LONGEST_NAME}
        onChange={(title) => onChange({ ...fields, title })}
      />
      <Suggestions
        label={words.known}
        names={others.map(fullTitle)}
        onPick={(at) => onChange({ ...fields, ...others[at] })}
      />
    </>
  );
};

const Numbers = ({ fields, onChange }: Props) => {
  const { names, table } = useWords();
  return (
    <Row>
      <PrintedStepper
        label={table.fields.twilightCost}
        value={fields.twilightCost}
        first={2}
        onStep={(step) => onChange({ ...fields, twilightCost: step(fields.twilightCost) })}
      />
      <PrintedStepper
        label={names.stat.strength}
        value={fields.strength}
        first={fields.kind === 'minion' ? 7 : 5}
        onStep={(step) => onChange({ ...fields, strength: step(fields.strength) })}
      />
      <PrintedStepper
        label={names.stat.vitality}
        value={fields.vitality}
        first={fields.kind === 'minion' ? 2 : 3}
        onStep={(step) => onChange({ ...fields, vitality: step(fields.vitality) })}
      />
      {fields.kind === 'minion' ? (
        <PrintedStepper
          label={table.fields.siteNumber}
          value={fields.siteNumber}
          first={4}
          onStep={(step) => onChange({ ...fields, siteNumber: inPath(step(fields.siteNumber)) })}
        />
      ) : null}
    </Row>
  );
};
