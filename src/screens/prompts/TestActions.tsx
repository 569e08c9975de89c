import { View } from 'react-native';
import { useWords } from '@/store/settings';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';

const grow = { flexGrow: 1 } as const;

export const PassOrFail = ({ onAnswer }: { onAnswer(passed: boolean): void }) => {
  const words = useWords().prompts.test;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      <Button label={words.failed} icon="close" onPress={() => onAnswer(false)} style={grow} />
      <Button kind="primary" label={words.passed} icon="check" onPress={() => onAnswer(true)} style={grow} />
    </View>
  );
};

export const CountAction = ({ successes, onEnter }: { successes: number; onEnter(): void }) => {
  const words = useWords().prompts.test;
  return <Button kind="primary" icon="check" label={words.enter(successes)} onPress={onEnter} />;
};
