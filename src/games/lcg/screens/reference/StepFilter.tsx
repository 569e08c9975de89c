import { ScrollView, View } from 'react-native';
import type { Step } from '@/games/lcg/reference/schema';
import { STEPS } from '@/games/lcg/reference/schema';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';
import { isPart } from './groups';

type Props = { step: Step | null; onChoose(step: Step | null): void };

const CHOICES: readonly (Step | null)[] = [null, ...STEPS];

/** The round as a table of contents beside the entries; its parts stand under their phase. */
export const StepColumn = (props: Props) => (
  <ScrollView contentContainerStyle={{ paddingBottom: SPACE.l }}>
    <Steps {...props} />
  </ScrollView>
);

/** The same in one line that is pushed along, where there is no room beside the entries. */
export const StepRow = (props: Props) => (
  <ScrollView horizontal showsHorizontalScrollIndicator={false} style={{ flexGrow: 0 }}>
    <Steps {...props} inRow />
  </ScrollView>
);

const Steps = ({ step, onChoose, inRow = false }: Props & { inRow?: boolean }) => {
  const { reference: words } = useWords();
  return (
    <View
      role="radiogroup"
      aria-label={words.filter}
      style={{ flexDirection: inRow ? 'row' : 'column', gap: inRow ? SPACE.s : 2 }}
    >
      {CHOICES.map((choice) => (
        <StepChoice
          key={choice ?? ''}
          label={choice === null ? words.everyStep : words.step[choice]}
          chosen={choice === step}
          indent={!inRow && choice !== null && isPart(choice)}
          framed={inRow}
          onPress={() => onChoose(choice)}
        />
      ))}
    </View>
  );
};

type ChoiceProps = { label: string; chosen: boolean; indent: boolean; framed: boolean; onPress(): void };

const StepChoice = ({ label, chosen, indent, framed, onPress }: ChoiceProps) => {
  const { colours } = useTheme();
  return (
    <Touchable role="radio" label={label} checked={chosen} onPress={onPress}>
      <View
        style={{
          minHeight: TOUCH,
          justifyContent: 'center',
          paddingHorizontal: SPACE.m,
          paddingLeft: indent ? SPACE.l + SPACE.s : SPACE.m,
          borderRadius: RADIUS,
          borderWidth: framed ? 1.5 : 0,
          borderColor: chosen ? colours.ink : colours.faded,
          backgroundColor: chosen ? colours.ink : 'transparent',
        }}
      >
        <Text
          font={chosen || !indent ? 'sansBold' : 'sans'}
          tone={chosen ? 'ground' : indent ? 'faded' : 'ink'}
        >
          {label}
        </Text>
      </View>
    </Touchable>
  );
};
