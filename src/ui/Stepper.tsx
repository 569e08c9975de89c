import { View } from 'react-native';
import { SquareButton } from './SquareButton';
import { Text } from './Text';
import { SPACE, TOUCH } from './theme';
import { useWords } from '@/session/settings';

type Props = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** A number the whole table reads. */
  large?: boolean;
  onChange(value: number): void;
};

/** − n +, never a keyboard: numbers in play are small and entered with one finger. */
export const Stepper = ({ label, value, min = 0, max = 99, large = false, onChange }: Props) => {
  const words = useWords();
  const steps = [
    { sign: '−', to: value - 1, name: words.app.less(label), allowed: value > min },
    { sign: '+', to: value + 1, name: words.app.more(label), allowed: value < max },
  ] as const;
  const [less, more] = steps;
  return (
    <View
      role="group"
      aria-label={label}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Step {...less} onChange={onChange} />
      <Text
        size={large ? 'numeral' : 'heading'}
        font="sansBold"
        live
        style={{ minWidth: large ? 72 : TOUCH, textAlign: 'center' }}
      >
        {value}
      </Text>
      <Step {...more} onChange={onChange} />
    </View>
  );
};

type StepProps = { sign: string; to: number; name: string; allowed: boolean; onChange(value: number): void };

const Step = ({ sign, to, name, allowed, onChange }: StepProps) => (
  <SquareButton strong label={name} disabled={!allowed} onPress={() => onChange(to)}>
    <Text size="heading" font="sansBold" tone={allowed ? 'ink' : 'iron'}>
      {sign}
    </Text>
  </SquareButton>
);
