import { suggest } from '@/games/lcg/catalogue';
import type { EncounterFields as Fields } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import type { NumberName } from './NumberGrid';
import { NumberGrid } from './NumberGrid';
import { Suggestions } from './Suggestions';

const LONGEST = 80;

type Printed = Exclude<NumberName, 'threatCost' | 'willpower'>;

/** The numbers each type of card has. */
const NUMBERS: Record<Fields['type'], readonly Printed[]> = {
  enemy: ['engagement', 'threat', 'attack', 'defence', 'hitPoints', 'victory'],
  location: ['threat', 'questPoints', 'victory'],
  objective: ['victory'],
};

/** What seldom matters, by type. */
const FLAGS: Record<Fields['type'], readonly ('unique' | 'cannotLeaveStaging' | 'immune' | 'faceDown')[]> = {
  enemy: ['unique', 'cannotLeaveStaging', 'faceDown'],
  location: ['unique', 'immune'],
  objective: ['unique'],
};

type Props = { fields: Fields; onChange(fields: Fields): void };

/** An encounter card as the table types it: the name if it likes, the numbers by steppers. */
export const EncounterFields = ({ fields, onChange }: Props) => {
  const { table } = useWords();
  const catalogue = useCatalogue((store) => store.catalogue);
  const known = suggest(catalogue, 'encounter', fields.name).flatMap((card) =>
    card.kind === 'encounter' && card.as.type === fields.type && card.as.name !== fields.name
      ? [card.as]
      : [],
  );
  return (
    <>
      <TextField
        label={table.form.name}
        value={fields.name}
        longest={LONGEST}
        onChange={(name) => onChange({ ...fields, name })}
      />
      <Suggestions
        names={known.map(({ name }) => name)}
        onPick={(at) => onChange({ ...fields, ...known[at] })}
      />
      <NumberGrid
        names={NUMBERS[fields.type]}
        values={fields}
        onChange={(name, value) => onChange({ ...fields, [name]: value })}
      />
      {FLAGS[fields.type].map((flag) => (
        <TickLine
          key={flag}
          text={table.flag[flag]}
          ticked={fields[flag]}
          onTick={() => onChange({ ...fields, [flag]: !fields[flag] })}
        />
      ))}
    </>
  );
};
