import { View } from 'react-native';
import { StepButton } from './StepButton';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useWords } from '@/session/settings';
import { Picture } from '../Picture';

/** A number printed on a card; null while nobody has typed it. */
type Printed = number | null;

type Props = {
  label: string;
  value: Printed;
  /** A count that is never unknown: 0 is the least. */
  counted?: boolean;
  /** What the first tap on + makes of an unknown number: near what such cards usually have. */
  first?: number;
  /** A second pair of buttons for numbers that are far from 0. */
  leap?: number;
  /** One step of a number, whatever it is by then: taps come faster than they are written. */
  onStep(step: (value: Printed) => Printed): void;
};

const MOST = 999;

/** Below 0 nobody knows: “?” is one step under it. */
const stepped = (value: Printed, by: number, first: number): Printed => {
  if (value === null) return first;
  return value === 0 && by < 0 ? null : Math.min(MOST, Math.max(0, value + by));
};

/** A printed number under its name: − n +, and “?” while nobody has typed it. */
export const PrintedStepper = ({ label, value, counted = false, first = 1, leap, onStep }: Props) => {
  const { app } = useWords();
  const steps = [...(leap ? [-leap] : []), -1, 1, ...(leap ? [leap] : [])];
  const step = (by: number) => (
    <StepButton
      key={by}
      by={by}
      label={(by < 0 ? app.less : app.more)(Math.abs(by) === 1 ? label : `${label}, ${Math.abs(by)}`)}
      disabled={by < 0 && (value === null || (counted && value === 0))}
      onPress={() => onStep((now) => stepped(now, by, first))}
    />
  );
  return (
    <View role="group" aria-label={label} style={{ gap: 2 }}>
      <Text size="label" tone="faded">
        {label}
      </Text>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
        {steps.filter((by) => by < 0).map(step)}
        <Picture label={value === null ? app.unknown : `${value}`}>
          <Text size="heading" font="sansBold" live style={{ minWidth: 52, textAlign: 'center' }}>
            {value ?? '?'}
          </Text>
        </Picture>
        {steps.filter((by) => by > 0).map(step)}
      </View>
    </View>
  );
};
