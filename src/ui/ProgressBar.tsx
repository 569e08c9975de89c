import { View } from 'react-native';
import type { Tone } from './palette';
import { useTheme } from './theme';

type Props = { label: string; value: number; max: number; tone?: Tone };

export const ProgressBar = ({ label, value, max, tone = 'moss' }: Props) => {
  const { colours } = useTheme();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      style={{
        height: 16,
        borderRadius: 8,
        borderWidth: 1.5,
        borderColor: colours.faded,
        overflow: 'hidden',
      }}
    >
      <View style={{ width: `${share * 100}%`, height: '100%', backgroundColor: colours[tone] }} />
    </View>
  );
};
