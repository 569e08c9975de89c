import { View } from 'react-native';
import type { Reference } from '@/session/reference';
import { Scroll } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';
import { isPart } from './groups';
import type { ReferenceWords } from './referenceWords';

type Props = {
  steps: Reference['steps'];
  words: ReferenceWords;
  step: string | null;
  onChoose(step: string | null): void;
};

/** The round as a table of contents beside the entries; its parts stand under their phase. */
export const StepColumn = (props: Props) => (
  <Scroll contentContainerStyle={{ paddingBottom: SPACE.l }}>
    <Steps {...props} />
  </Scroll>
);

/** The same in one line that is pushed along, where there is no room beside the entries. */
export const StepRow = (props: Props) => (
  <Scroll horizontal showsHorizontalScrollIndicator={false} style={{ flexGrow: 0 }}>
    <Steps {...props} inRow />
  </Scroll>
);

const Steps = ({ steps, words, step: chosen, onChoose, inRow = false }: Props & { inRow?: boolean }) => {
  const everything = { step: null, label: words.everyStep };
  return (
    <View
      role="radiogroup"
      aria-label={words.filter}
      style={{ flexDirection: inRow ? 'row' : 'column', gap: inRow ? SPACE.s : 2 }}
    >
      {[everything, ...steps].map(({ step, label }) => (
        <StepChoice
          key={step ?? ''}
          label={label}
          chosen={step === chosen}
          indent={!inRow && step !== null && isPart(step)}
          framed={inRow}
          onPress={() => onChoose(step)}
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
