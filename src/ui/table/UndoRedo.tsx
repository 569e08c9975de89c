import { View } from 'react-native';
import type { IconName } from '../Icon';
import { Icon } from '../Icon';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import { RADIUS, SPACE, useTheme } from '../theme';
import { useWords } from '@/session/settings';

type Props = {
  words: { undo: string; redo: string; nothing: string; nothingAgain: string };
  /** What would be taken back or played again; null when there is nothing. */
  back: string | null;
  again: string | null;
  /** Only a screen reader says what. */
  brief?: boolean;
  onUndo(): void;
  onRedo(): void;
};

/** One step back, one step forward, each with what it touches. */
export const UndoRedo = ({ words, back, again, brief = false, onUndo, onRedo }: Props) => (
  <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
    <Step icon="undo" name={words.undo} what={back} nothing={words.nothing} brief={brief} onPress={onUndo} />
    <Step
      icon="redo"
      name={words.redo}
      what={again}
      nothing={words.nothingAgain}
      brief={brief}
      onPress={onRedo}
    />
  </View>
);

type StepProps = {
  icon: IconName;
  name: string;
  what: string | null;
  nothing: string;
  brief: boolean;
  onPress(): void;
};

const Step = ({ icon, name, what, nothing, brief, onPress }: StepProps) => {
  const { colours } = useTheme();
  const { app } = useWords();
  const idle = what === null;
  return (
    <Touchable
      label={idle ? nothing : app.pair(name, what)}
      disabled={idle}
      onPress={onPress}
      style={{ flexGrow: idle || brief ? 0 : 1, flexShrink: 1 }}
    >
      <View
        style={{
          minHeight: 48,
          minWidth: 48,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.xs,
          paddingHorizontal: SPACE.s,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderStyle: idle ? 'dashed' : 'solid',
          borderColor: idle ? colours.iron : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <Icon name={icon} size={22} tone={idle ? 'iron' : 'ink'} />
        {idle || brief ? null : (
          <Text size="label" tone="faded" lines={2} style={{ flexShrink: 1 }}>
            {what}
          </Text>
        )}
      </View>
    </Touchable>
  );
};
