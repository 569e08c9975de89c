import type { Explanation, Sum, Term } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { ResultLine as Result, SumLine as Line } from '@/ui/tableSet';
import type { Tone } from '@/ui/palette';
import type { MenuControls } from './menu';

/** One side of a sum: its terms by name, and what they come to. */
export const SumLine = ({ label, sum, tone }: { label: string; sum: Sum; tone?: Tone }) => {
  const { explanations } = useWords();
  const said = ({ name, value, known }: Term): string =>
    `${name === '' ? explanations.ownCount : name} ${known ? value : '?'}`;
  return <Line label={label} terms={sum.terms.map(said)} total={sum.total} tone={tone} />;
};

type ResultProps = {
  result: string;
  tone: Tone;
  explanation: Explanation;
  open: MenuControls['open'];
};

/** What a computation comes to; a tap tells why, and where it is written. */
export const ResultLine = ({ result, tone, explanation, open }: ResultProps) => {
  const { table } = useWords();
  return (
    <Result
      result={result}
      why={table.explain.why}
      tone={tone}
      onExplain={() => open({ kind: 'explain', explanation })}
    />
  );
};
