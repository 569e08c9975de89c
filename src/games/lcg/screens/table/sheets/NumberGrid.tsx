import type { Printed } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { PrintedStepper, Row } from '@/ui/tableSet';

export type NumberName =
  | 'threatCost'
  | 'willpower'
  | 'attack'
  | 'defence'
  | 'hitPoints'
  | 'threat'
  | 'engagement'
  | 'questPoints'
  | 'victory';

/** Engagement costs are far from 0: they begin where most of them lie, and leap. */
const STEPS: Partial<Record<NumberName, { first: number; leap: number }>> = {
  engagement: { first: 30, leap: 5 },
  threatCost: { first: 8, leap: 5 },
};

type Props<Name extends NumberName> = {
  names: readonly Name[];
  values: Record<Name, Printed>;
  onChange(name: Name, value: Printed): void;
};

/** The printed numbers of a card, each under its name. */
export const NumberGrid = <Name extends NumberName>({ names, values, onChange }: Props<Name>) => {
  const { table } = useWords();
  return (
    <Row>
      {names.map((name) => (
        <PrintedStepper
          key={name}
          label={table.stat[name]}
          value={values[name]}
          {...STEPS[name]}
          onStep={(step) => onChange(name, step(values[name]))}
        />
      ))}
    </Row>
  );
};
