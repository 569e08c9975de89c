import { View } from 'react-native';
import type { CardFields } from '@/games/tcg/play';
import { LONGEST_NAME } from '@/games/tcg/play';
import { knownCardsLike, useKnownCards } from '@/games/tcg/session/knownCards';
import { useWords } from '@/games/tcg/session/useWords';
import { Choice } from '@/ui/Choice';
import { Stepper } from '@/ui/Stepper';
import { PrintedStepper, Row, Suggestions } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';

const KINDS = ['possession', 'artifact', 'condition'] as const;
const GIVEN = ['strength', 'vitality', 'archery', 'damage'] as const;
/** What a card gives or takes lies within this. */
const MOST = 9;

type Props = {
  fields: CardFields;
  /** On a character: it may give it something. */
  borne: boolean;
  onChange(fields: CardFields): void;
};

/** A possession, an artifact or a condition as the table types it; one that was typed before brings its numbers with it. */
export const CardForm = ({ fields, borne, onChange }: Props) => {
  const { names, table } = useWords();
  const words = table.fields;
  const known = knownCardsLike(
    useKnownCards((store) => store.value),
    fields,
  );
  return (
    <>
      <TextField
        label={words.title}
        value={fields.name}
        longest={LONGEST_NAME}
        onChange={(name) => onChange({ ...fields, name })}
      />
      <Suggestions
        label={words.known}
        names={known.map(({ name }) => name)}
        onPick={(at) => onChange({ ...fields, ...known[at] })}
      />
      <TextField
        label={words.subtitle}
        value={fields.subtitle}
        longest={LONGEST_NAME}
        onChange={(subtitle) => onChange({ ...fields, subtitle })}
      />
      <Choice
        label={words.kind}
        value={fields.kind}
        options={KINDS.map((value) => ({ value, label: names.cardKind[value] }))}
        onChoose={(kind) => onChange({ ...fields, kind })}
      />
      <PrintedStepper
        label={words.twilightCost}
        value={fields.twilightCost}
        onStep={(step) => onChange({ ...fields, twilightCost: step(fields.twilightCost) })}
      />
      {borne ? (
        <Row>
          {GIVEN.map((stat) => (
            <View key={stat}>
              <Text size="label" tone="faded">
                {names.stat[stat]}
              </Text>
              <Stepper
                label={names.stat[stat]}
                value={fields[stat]}
                min={-MOST}
                max={MOST}
                onChange={(value) => onChange({ ...fields, [stat]: value })}
              />
            </View>
          ))}
        </Row>
      ) : null}
      <TickLine
        text={words.unique}
        ticked={fields.unique}
        onTick={() => onChange({ ...fields, unique: !fields.unique })}
      />
    </>
  );
};
