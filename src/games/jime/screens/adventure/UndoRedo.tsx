import { View } from 'react-native';
import { canRedo, canUndo } from '@/kernel/history';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { useScreenLayout } from '../useScreenLayout';

/** One step back, one step forward, each with what it touches. */
export const UndoRedo = ({ game }: { game: OpenGame }) => {
  const words = useWords();
  const { undo, redo } = useGame.getState();
  const back = canUndo(game.history)?.command.type;
  const again = canRedo(game.history)?.command.type;
  const { command } = words.rules;
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
      <Step
        icon="undo"
        name={words.table.undo.undo}
        what={back ? command[back] : null}
        nothing={words.table.undo.nothing}
        onPress={() => void undo()}
      />
      <Step
        icon="redo"
        name={words.table.undo.redo}
        what={again ? command[again] : null}
        nothing={words.table.undo.nothingAgain}
        onPress={() => void redo()}
      />
    </View>
  );
};

type StepProps = { icon: IconName; name: string; what: string | null; nothing: string; onPress(): void };

const Step = ({ icon, name, what, nothing, onPress }: StepProps) => {
  const { colours, scale } = useTheme();
  const { compact } = useScreenLayout();
  const words = useWords().app;
  // The label says it all the same.
  const tight = compact && scale > 1.2;
  return (
    <Touchable
      label={what === null ? nothing : words.pair(name, what)}
      disabled={what === null}
      onPress={onPress}
    >
      <View
        style={{
          minHeight: 52,
          minWidth: 56,
          maxWidth: 132,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: SPACE.s,
          paddingVertical: 3,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderStyle: what === null ? 'dashed' : 'solid',
          borderColor: what === null ? colours.iron : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <Icon name={icon} size={24} tone={what === null ? 'iron' : 'ink'} />
        {what === null || tight ? null : (
          <Text size="label" tone="faded" style={{ textAlign: 'center' }}>
            {words.pair(name, what)}
          </Text>
        )}
      </View>
    </Touchable>
  );
};
