import type { Explanation, Sum, Term } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { Touchable } from '@/ui/Touchable';
import { ResultLine as Result, SumLine as Line } from '@/ui/tableSet';
import type { Tone } from '@/ui/palette';
import type { MenuControls } from './menu';

/** A term as it is read: whose number it is, or what. */
const useTerm = () => {
  const { explanations } = useWords();
  return ({ part, name, value, known }: Term): string =>
    `${name === '' ? explanations.part[part] : name} ${known ? value : '?'}`;
};

type SumProps = {
  label: string;
  sum: Sum;
  tone?: Tone;
  /** None on a sheet where something is being entered: it would be gone. */
  open?: MenuControls['open'];
};

/** A sum with its terms; a tap tells what each is, and where it is written. */
export const SumLine = ({ label, sum, tone, open }: SumProps) => {
  const { app, table } = useWords();
  const said = useTerm();
  const terms = sum.terms.map(said);
  const line = <Line label={label} terms={terms} total={sum.total} tone={tone} />;
  if (!open) return line;
  return (
    <Touchable
      told
      label={[app.pair(label, `${sum.total}`), ...terms, table.explain.why].join('. ')}
      onPress={() => open({ kind: 'explain', explanation: sum.explanation, sum })}
    >
      {line}
    </Touchable>
  );
};

type ResultProps = { result: string; tone: Tone; explanation: Explanation; open: MenuControls['open'] };

/** What a computation comes to; a tap tells why, and where it is written. */
export const ResultLine = ({ result, tone, explanation, open }: ResultProps) => {
  const { table } = useWords();
  return (
    <Result
      result={result}
      why={table.explain.why}
      tone={tone}
      onExplain={() => open({ kind: 'explain', explanation, sum: null })}
    />
  );
};
