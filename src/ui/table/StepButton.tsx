import { SquareButton } from '../SquareButton';
import { Text } from '../Text';

type Props = {
  /** By how much a tap changes the number. */
  by: number;
  label: string;
  disabled?: boolean;
  onPress(): void;
};

const signOf = (by: number): string => {
  const sign = by < 0 ? '−' : '+';
  return Math.abs(by) === 1 ? sign : `${sign}${Math.abs(by)}`;
};

/** One tap that makes a number more or less. */
export const StepButton = ({ by, label, disabled = false, onPress }: Props) => (
  <SquareButton strong label={label} disabled={disabled} onPress={onPress}>
    <Text size={Math.abs(by) === 1 ? 'heading' : 'body'} font="sansBold" tone={disabled ? 'iron' : 'ink'}>
      {signOf(by)}
    </Text>
  </SquareButton>
);
