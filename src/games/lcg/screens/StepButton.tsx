import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { View } from 'react-native';
import { RADIUS, TOUCH, useTheme } from '@/ui/theme';

type Props = {
  /** By how much a tap changes the number. */
  by: number;
  label: string;
  disabled: boolean;
  onPress(): void;
};

const signOf = (by: number): string => {
  const sign = by < 0 ? '−' : '+';
  return Math.abs(by) === 1 ? sign : `${sign}${Math.abs(by)}`;
};

/** One tap that makes a number more or less. */
export const StepButton = ({ by, label, disabled, onPress }: Props) => {
  const { colours } = useTheme();
  return (
    <Touchable label={label} disabled={disabled} onPress={onPress}>
      <View
        style={{
          minWidth: TOUCH,
          minHeight: TOUCH,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS,
          borderWidth: 2,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : colours.ink,
          backgroundColor: colours.panel,
        }}
      >
        <Text size={Math.abs(by) === 1 ? 'heading' : 'body'} font="sansBold" tone={disabled ? 'iron' : 'ink'}>
          {signOf(by)}
        </Text>
      </View>
    </Touchable>
  );
};
