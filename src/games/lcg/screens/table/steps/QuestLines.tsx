import { View } from 'react-native';
import { questSums } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { MenuControls } from '../menu';
import { ResultLine, SumLine } from '../SumLines';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** R p.14 The sum of the quest with its terms; the table may put its own numbers in their place. */
export const QuestLines = ({ game: { state }, open }: Props) => {
  const { table } = useWords();
  const { willpower, threat, outcome, progress, raise, explanation } = questSums(state);
  const tone = outcome === 'success' ? 'moss' : outcome === 'failure' ? 'ember' : 'ink';
  return (
    <View style={{ gap: SPACE.s }}>
      <SumLine label={table.sum.willpower} sum={willpower} tone="river" />
      <SumLine label={table.sum.threat} sum={threat} tone="ember" />
      <ResultLine
        result={table.sum[outcome](outcome === 'success' ? progress : raise)}
        tone={tone}
        explanation={explanation}
        open={open}
      />
      <OwnTotals state={state} willpower={willpower.total} threat={threat.total} />
    </View>
  );
};

type OwnProps = { state: OpenGame['state']; willpower: number; threat: number };

const OwnTotals = ({ state: { totals }, willpower, threat }: OwnProps) => {
  const { table } = useWords();
  const { act, actOn } = useGame.getState();
  const change = (side: keyof typeof totals, by: number) =>
    void actOn((now) => ({
      type: 'setTotals',
      ...now.totals,
      [side]: Math.max(0, questSums(now)[side].total + by),
    }));
  const counted = totals.willpower !== null || totals.threat !== null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text size="label" tone="faded">
        {table.sum.own}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Stepper
          label={table.sum.willpower}
          value={willpower}
          onChange={(value) => change('willpower', value - willpower)}
        />
        <Stepper
          label={table.sum.threat}
          value={threat}
          onChange={(value) => change('threat', value - threat)}
        />
      </View>
      {counted ? (
        <Button
          kind="quiet"
          label={table.sum.appCounts}
          onPress={() => void act({ type: 'setTotals', willpower: null, threat: null })}
        />
      ) : null}
    </View>
  );
};
