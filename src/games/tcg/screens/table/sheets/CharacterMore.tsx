import { View } from 'react-native';
import { CULTURES, sideOf } from '@/games/tcg/content/cultures';
import type { CharacterFields, Printed } from '@/games/tcg/play';
import { LAST_SITE, LONGEST_NAME } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Choice } from '@/ui/Choice';
import { PrintedStepper, Row } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';

type Props = { fields: CharacterFields; onChange(fields: CharacterFields): void };

/** A number of the path, from the first site to the last. */
export const inPath = (number: Printed): Printed =>
  number === null ? null : Math.min(LAST_SITE, Math.max(1, number));

const COUNTS = ['archery', 'damage'] as const;

/** Keywords by kind: what a companion, an ally or a minion may have. */
const FLAGS = {
  companion: ['unique', 'ringBound'],
  ally: ['unique', 'unhasty'],
  minion: ['unique', 'fierce'],
} as const;

/** What is printed besides: keywords, counts, where an ally lives, and the culture. */
export const CharacterMore = ({ fields, onChange }: Props) => {
  const { names, table } = useWords();
  const words = table.fields;
  const counts = fields.kind === 'minion' ? ([...COUNTS, 'ambush'] as const) : COUNTS;
  const labels = { ...names.stat, ambush: words.ambush };
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField
        label={words.subtitle}
        value={fields.subtitle}
        longest={LONGEST_NAME}
        onChange={(subtitle) => onChange({ ...fields, subtitle })}
      />
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
  const ofGame = useGame((store) => store.game?.state.block ?? 'towers');
  return (
    <>
      <PrintedStepper
        label={table.fields.home}
        value={home?.number ?? null}
        first={3}
        onStep={(step) => {
          const number = inPath(step(home?.number ?? null));
          onChange({ ...fields, home: number === null ? null : { block: home?.block ?? ofGame, number } });
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
