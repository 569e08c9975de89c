import { View } from 'react-native';
import { Icon } from '../Icon';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import type { Tone } from '../palette';
import { RADIUS, SPACE, useTheme } from '../theme';

type SumProps = { label: string; terms: readonly string[]; total: number; tone?: Tone };

/** One side of a sum: its terms by name, and what they come to. */
export const SumLine = ({ label, terms, total, tone = 'ink' }: SumProps) => (
  <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
    <View style={{ flex: 1 }}>
      <Text font="sansBold" tone={tone}>
        {label}
      </Text>
      {terms.length > 0 ? (
        <Text size="label" tone="faded">
          {terms.join(' + ')}
        </Text>
      ) : null}
    </View>
    <Text size="heading" font="sansBold" tone={tone} live>
      {total}
    </Text>
  </View>
);

type ResultProps = {
  result: string;
  /** What a screen reader says the tap is for. */
  why: string;
  tone: Tone;
  onExplain(): void;
};

/** What a computation comes to; a tap tells why, and where it is written. */
export const ResultLine = ({ result, why, tone, onExplain }: ResultProps) => {
  const { colours } = useTheme();
  return (
    <Touchable label={`${result} ${why}`} onPress={onExplain}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          minHeight: 48,
          paddingHorizontal: SPACE.s + 2,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderColor: colours[tone],
        }}
      >
        <Text font="sansBold" tone={tone} style={{ flex: 1 }}>
          {result}
        </Text>
        <Icon name="info" size={22} tone="river" />
      </View>
    </Touchable>
  );
};
