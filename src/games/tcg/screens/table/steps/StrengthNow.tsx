import { View } from 'react-native';
import type { Character } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { StepButton } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';

/** A strength that an event changes for this skirmish. */
export const StrengthNow = ({ game: { state }, one }: Pick<StepProps, 'game'> & { one: Character }) => {
  const { app, table } = useWords();
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const label = table.skirmish.modify(character(one));
  const change = (amount: number) =>
    void act({
      type: 'modify',
      character: one.id,
      name: '',
      stat: 'strength',
      amount,
      atLeast: null,
      until: 'phase',
    });
  return (
    <View
      role="group"
      aria-label={label}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Text size="label" tone="faded" style={{ flex: 1 }}>
        {label}
      </Text>
      <StepButton by={-1} label={app.less(label)} onPress={() => change(-1)} />
      <StepButton by={1} label={app.more(label)} onPress={() => change(1)} />
    </View>
  );
};
