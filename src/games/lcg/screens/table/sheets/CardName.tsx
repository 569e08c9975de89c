import { useWords } from '@/games/lcg/session/useWords';
import { Suggestions } from '@/ui/tableSet';
import { TextField } from '@/ui/TextField';

const LONGEST = 80;

type Props<Fields> = {
  fields: Fields;
  /** What the table has typed before and may mean now. */
  known: readonly Fields[];
  onChange(fields: Fields): void;
};

/** The name of a card; one that was typed before brings its numbers with it. */
export const CardName = <Fields extends { name: string }>({ fields, known, onChange }: Props<Fields>) => {
  const { table } = useWords();
  const others = known.filter(({ name }) => name !== fields.name);
  return (
    <>
      <TextField
        label={table.form.name}
        value={fields.name}
        longest={LONGEST}
        onChange={(name) => onChange({ ...fields, name })}
      />
      <Suggestions
        label={table.form.known}
        names={others.map(({ name }) => name)}
        onPick={(at) => onChange({ ...fields, ...others[at] })}
      />
    </>
  );
};
