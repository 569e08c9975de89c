import { suggest } from '@/games/lcg/catalogue';
import type { EncounterFields as Fields } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { CardName } from './CardName';
import { Flags } from './Flags';
import type { NumberName } from './NumberGrid';
import { NumberGrid } from './NumberGrid';

type Printed = Exclude<NumberName, 'threatCost' | 'willpower'>;

/** The numbers each type of card has. */
const NUMBERS: Record<Fields['type'], readonly Printed[]> = {
  enemy: ['engagement', 'threat', 'attack', 'defence', 'hitPoints', 'victory'],
  location: ['threat', 'questPoints', 'victory'],
  objective: ['victory'],
};

/** What seldom matters, by type. */
const FLAGS: Record<Fields['type'], readonly ('unique' | 'cannotLeaveStaging' | 'immune' | 'faceDown')[]> = {
  enemy: ['unique', 'cannotLeaveStaging', 'immune', 'faceDown'],
  location: ['unique', 'immune'],
  objective: ['unique'],
};

type Props = { fields: Fields; onChange(fields: Fields): void };

/** An encounter card as the table types it: the name if it likes, the numbers by steppers. */
export const EncounterFields = ({ fields, onChange }: Props) => {
  const catalogue = useCatalogue((store) => store.catalogue);
  const known = suggest(catalogue, 'encounter', fields.name).flatMap((card) =>
    card.kind === 'encounter' && card.as.type === fields.type ? [card.as] : [],
  );
  return (
    <>
      <CardName fields={fields} known={known} onChange={onChange} />
      <NumberGrid
        names={NUMBERS[fields.type]}
        values={fields}
        onChange={(name, value) => onChange({ ...fields, [name]: value })}
      />
      <Flags
        names={FLAGS[fields.type]}
        values={fields}
        onChange={(name, value) => onChange({ ...fields, [name]: value })}
      />
    </>
  );
};
