import { View } from 'react-native';
import { useWords } from '@/games/tcg/session/useWords';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';

const MOST = 9;

/** p.23 What other cards add to a twilight cost, or take off it. */
export const CostChange = ({ change, onChange }: { change: number; onChange(change: number): void }) => {
  const { change: label } = useWords().table.fields;
  return (
    <View>
      <Text size="label" tone="faded">
        {label}
      </Text>
      <Stepper label={label} value={change} min={-MOST} max={MOST} onChange={onChange} />
    </View>
  );
};
