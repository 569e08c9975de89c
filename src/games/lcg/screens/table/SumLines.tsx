import { View } from 'react-native';
import type { Explanation, Sum, Term } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import type { Tone } from '@/ui/palette';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';

/** One side of a sum: its terms by name, and what they come to. */
export const SumLine = ({ label, sum, tone = 'ink' }: { label: string; sum: Sum; tone?: Tone }) => {
  const { explanations } = useWords();
  const said = ({ name, value, known }: Term): string =>
    `${name === '' ? explanations.ownCount : name} ${known ? value : '?'}`;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
      <View style={{ flex: 1 }}>
        <Text font="sansBold" tone={tone}>
          {label}
        </Text>
        {sum.terms.length > 0 ? (
          <Text size="label" tone="faded">
            {sum.terms.map(said).join(' + ')}
          </Text>
        ) : null}
      </View>
      <Text size="heading" font="sansBold" tone={tone} live>
        {sum.total}
      </Text>
    </View>
  );
};

type ResultProps = {
  result: string;
  tone: Tone;
  explanation: Explanation;
  open: MenuControls['open'];
};

/** What a computation comes to; a tap tells why, and where it is written. */
export const ResultLine = ({ result, tone, explanation, open }: ResultProps) => {
  const { colours } = useTheme();
  const { table } = useWords();
  return (
    <Touchable
      label={`${result} ${table.explain.why}`}
      onPress={() => open({ kind: 'explain', explanation })}
    >
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
