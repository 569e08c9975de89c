import type { Translations } from '@/games/lcg/words';
import { useWords } from '@/games/lcg/session/useWords';
import { TickLine } from '@/ui/TickLine';

type FlagName = keyof Translations['table']['flag'];

type Props<Name extends FlagName> = {
  names: readonly Name[];
  values: Record<Name, boolean>;
  onChange(name: Name, value: boolean): void;
};

/** What a card is or is not, each on its line. */
export const Flags = <Name extends FlagName>({ names, values, onChange }: Props<Name>) => {
  const { table } = useWords();
  return names.map((name) => (
    <TickLine
      key={name}
      text={table.flag[name]}
      ticked={values[name]}
      onTick={() => onChange(name, !values[name])}
    />
  ));
};
