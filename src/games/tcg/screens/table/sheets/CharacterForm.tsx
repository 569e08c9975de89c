import { useState } from 'react';
import { View } from 'react-native';
import { CULTURES, sideOf } from '@/games/tcg/content/cultures';
import type { CharacterFields, Printed } from '@/games/tcg/play';
import { LAST_SITE } from '@/games/tcg/play';
import { knownOf, useKnownCharacters } from '@/games/tcg/session/knownCharacters';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { PrintedStepper } from '@/ui/PrintedStepper';
import { Row } from '@/ui/Sheet';
import { Suggestions } from '@/ui/Suggestions';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';

const LONGEST = 80;

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
      {more ? <More {...props} /> : <Button kind="quiet" label={words.more} onPress={() => showMore(true)} />}
    </>
  );
};

const Title = ({ fields, onChange }: Props) => {
  const words = useWords().table.fields;
  const known = useKnownCharacters((store) => store.value);
  const others = knownOf(known, fields.kind, fields.title).filter(({ title }) => title !== fields.title);
  return (
    <>
      <TextField
        label={words.title}
        value={fields.title}
        longest={LONGEST}
        onChange={(title) => onChange({ ...fields, title })}
      />
      <Suggestions
        label={words.known}
        names={others.map(({ title }) => title)}
        onPick={(at) => onChange({ ...fields, ...others[at] })}
      />
    </>
  );
};

const inPath = (number: Printed): Printed =>
  number === null ? null : Math.min(LAST_SITE, Math.max(1, number));

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

const COUNTS = ['archery', 'damage'] as const;

/** Keywords by kind: what a companion, an ally or a minion may have. */
const FLAGS = {
  companion: ['unique', 'ringBound'],
  ally: ['unique', 'unhasty'],
  minion: ['unique', 'fierce'],
} as const;

const More = ({ fields, onChange }: Props) => {
  const { names, table } = useWords();
  const words = table.fields;
  const counts = fields.kind === 'minion' ? ([...COUNTS, 'ambush'] as const) : COUNTS;
  const labels = { ...names.stat, ambush: words.ambush };
  return (
    <View style={{ gap: SPACE.s }}>
      {FLAGS[fields.kind].map((flag) => (
        <TickLine
          key={flag}
          text={words[flag]}
          ticked={fields[flag]}
          onTick={() => onChange({ ...fields, [flag]: !fields[flag] })}
        />
      ))}
      <Row>
        {counts.map((count) => (
          <PrintedStepper
            key={count}
            counted
            label={labels[count]}
            value={fields[count]}
            onStep={(step) => onChange({ ...fields, [count]: step(fields[count]) ?? 0 })}
          />
        ))}
      </Row>
      {fields.kind === 'ally' ? <Home fields={fields} onChange={onChange} /> : null}
      <CultureChoice fields={fields} onChange={onChange} />
    </View>
  );
};

/** p.20, p.26 Where an ally lives: number and block count. */
const Home = ({ fields, onChange }: Props) => {
  const { names, table } = useWords();
  const { home } = fields;
  return (
    <>
      <PrintedStepper
        label={table.fields.home}
        value={home?.number ?? null}
        first={3}
        onStep={(step) => {
          const number = inPath(step(home?.number ?? null));
          onChange({ ...fields, home: number === null ? null : { block: home?.block ?? 'towers', number } });
        }}
      />
      {home ? (
        <Choice
          label={table.fields.home}
          value={home.block}
          options={(['towers', 'fellowship'] as const).map((value) => ({ value, label: names.block[value] }))}
          onChoose={(block) => onChange({ ...fields, home: { ...home, block } })}
        />
      ) : null}
    </>
  );
};

const CultureChoice = ({ fields, onChange }: Props) => {
  const { names, table } = useWords();
  const side = fields.kind === 'minion' ? 'shadow' : 'freePeoples';
  const cultures = CULTURES.filter((one) => sideOf(one) === side);
  return (
    <>
      <Text size="label" tone="faded">
        {table.fields.culture}
      </Text>
      <Choice
        label={table.fields.culture}
        value={fields.culture ?? 'none'}
        options={[
          { value: 'none' as const, label: table.fields.noCulture },
          ...cultures.map((value) => ({ value, label: names.culture[value] })),
        ]}
        onChoose={(culture) => onChange({ ...fields, culture: culture === 'none' ? null : culture })}
      />
    </>
  );
};
