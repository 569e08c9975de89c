import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Stepper } from '@/ui/Stepper';
import { SPACE } from '@/ui/theme';

const grow = { flexGrow: 1 } as const;

type PassProps = {
  onAnswer(passed: boolean): void;
  /** §23.1 The hero may do without the test. */
  onDecline?: (() => void) | undefined;
};

export const PassOrFail = ({ onAnswer, onDecline }: PassProps) => {
  const words = useWords().prompts.test;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {onDecline ? <Button label={words.decline} icon="back" onPress={onDecline} style={grow} /> : null}
      <Button label={words.failed} icon="close" onPress={() => onAnswer(false)} style={grow} />
      <Button kind="primary" label={words.passed} icon="check" onPress={() => onAnswer(true)} style={grow} />
    </View>
  );
};

type CountProps = { successes: number; onCount(successes: number): void; onEnter(): void };

/** §107.3 Successes are counted in sight of the button that enters them. */
export const CountAction = ({ successes, onCount, onEnter }: CountProps) => {
  const words = useWords().prompts.test;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
      <Stepper label={words.successes} value={successes} max={20} onChange={onCount} />
      <Button kind="primary" icon="check" label={words.enter(successes)} onPress={onEnter} style={grow} />
    </View>
  );
};
