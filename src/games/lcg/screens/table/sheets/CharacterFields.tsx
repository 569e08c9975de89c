import { View } from 'react-native';
import { suggest } from '@/games/lcg/catalogue';
import { SPHERES } from '@/games/lcg/content/spheres';
import type { Character, CharacterFields as Fields } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Pick } from '@/ui/tableSet';
import { CardName } from './CardName';
import { Flags } from './Flags';
import { NumberGrid } from './NumberGrid';

const HERO_NUMBERS = ['threatCost', 'willpower', 'attack', 'defence', 'hitPoints'] as const;
const ALLY_NUMBERS = ['willpower', 'attack', 'defence', 'hitPoints'] as const;
const FLAGS = ['unique', 'ranged', 'sentinel'] as const;

type Props = { kind: Character['kind']; fields: Fields; onChange(fields: Fields): void };

/** A hero or an ally as the table types it, as lightly as it wishes. */
export const CharacterFields = (props: Props) => (
  <>
    <CharacterName {...props} />
    <CharacterNumbers {...props} />
  </>
);

/** Its name; one that was typed before brings its numbers with it. */
export const CharacterName = ({ kind, fields, onChange }: Props) => {
  const catalogue = useCatalogue((store) => store.catalogue);
  const known = suggest(catalogue, kind, fields.name).flatMap((card) =>
    card.kind === 'hero' || card.kind === 'ally' ? [card.as] : [],
  );
  return <CardName fields={fields} known={known} onChange={onChange} />;
};

export const CharacterNumbers = ({ kind, fields, onChange }: Props) => {
  const { names, table } = useWords();
  return (
    <>
      <NumberGrid
        names={kind === 'hero' ? HERO_NUMBERS : ALLY_NUMBERS}
        values={fields}
        onChange={(name, value) => onChange({ ...fields, [name]: value })}
      />
      {kind === 'hero' ? (
        <View style={{ gap: SPACE.xs }}>
          <Text size="label" tone="faded">
            {table.form.spheres}
          </Text>
          <Pick
            many
            label={table.form.spheres}
            options={SPHERES.map((id) => ({ id, name: names.sphere[id] }))}
            chosen={fields.spheres}
            onChange={(chosen) =>
              onChange({ ...fields, spheres: SPHERES.filter((one) => chosen.includes(one)) })
            }
          />
        </View>
      ) : null}
      <Flags
        names={FLAGS}
        values={fields}
        onChange={(name, value) => onChange({ ...fields, [name]: value })}
      />
    </>
  );
};
