import { View } from 'react-native';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { canRedo, canUndo } from '@/kernel/history';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

/** One step back, one step forward, each with what it touches; brief, only a screen reader says what. */
export const UndoRedo = ({ game, brief = false }: { game: OpenGame; brief?: boolean }) => {
  const { table, rules } = useWords();
  const { undo, redo } = useGame.getState();
  const back = canUndo(game.history)?.command.type;
  const again = canRedo(game.history)?.command.type;
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
      <Step
        icon="undo"
        name={table.undo.undo}
        what={back ? rules.command[back] : null}
        nothing={table.undo.nothing}
        brief={brief}
        onPress={() => void undo()}
      />
      <Step
        icon="redo"
        name={table.undo.redo}
        what={again ? rules.command[again] : null}
        nothing={table.undo.nothingAgain}
        brief={brief}
        onPress={() => void redo()}
      />
    </View>
  );
};

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
