import { View } from 'react-native';
import { SIDES } from '@/games/tcg/content/cultures';
import { archeryTotal } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { StepButton } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { SumLine } from '../SumLines';
import type { StepProps } from './StepFrame';

/** p.14 The arrows of both sides; a card adds to them or takes some away. */
export const ArcheryTotals = ({ game: { state }, controls }: StepProps) => {
  const { app, names, table } = useWords();
  const act = useGame((store) => store.act);
  return SIDES.map((side) => (
    <View key={side} style={{ gap: SPACE.xs }}>
      <SumLine label={table.archery[side]} sum={archeryTotal(state, side)} open={controls.open} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Text size="label" tone="faded" style={{ flex: 1 }}>
          {table.archery.modify(names.side[side])}
        </Text>
        {([-1, 1] as const).map((by) => (
          <StepButton
            key={by}
            by={by}
            label={(by < 0 ? app.less : app.more)(table.archery[side])}
            onPress={() => void act({ type: 'modifyArchery', side, name: '', amount: by })}
          />
        ))}
      </View>
    </View>
  ));
};
