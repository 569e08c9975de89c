import { View } from 'react-native';
import type { AttackResult, StrikeResult } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { SPACE } from '@/ui/theme';
import type { MenuControls } from '../menu';
import { ResultLine, SumLine } from '../SumLines';

type Props = { result: AttackResult | StrikeResult; open: MenuControls['open'] };

/** R p.18, R p.20 Strength less defence, with the terms of both. */
export const AttackLines = ({ result, open }: Props) => {
  const { explanations, table } = useWords();
  const { strength, defence, damage, explanation } = result;
  const named = {
    ...strength,
    // The shadow effect is the one term that no card on the table is named for.
    terms: strength.terms
      .map((term) => (term.name === '' ? { ...term, name: explanations.shadow } : term))
      .filter(({ name, value }) => name !== explanations.shadow || value !== 0),
  };
  const against = defence && ('terms' in defence ? defence : { total: defence.value, terms: [defence] });
  return (
    <View style={{ gap: SPACE.s }}>
      <SumLine label={table.attack.strength} sum={named} tone="ember" />
      {against ? <SumLine label={table.attack.defence} sum={against} tone="river" /> : null}
      <ResultLine result={table.attack.damage(damage)} tone="ember" explanation={explanation} open={open} />
    </View>
  );
};
