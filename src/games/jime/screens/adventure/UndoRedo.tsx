import { useMemo } from 'react';
import { View } from 'react-native';
import { canRedo, canUndo, revertRow } from '@/kernel/history';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { useScreenLayout } from '../useScreenLayout';
import { handsDo, useUndoText } from './undoText';

/** One step back, one step forward: each by its name, and undo with the pieces that go back in hand. */
export const UndoRedo = ({ game }: { game: OpenGame }) => {
  const words = useWords().table.undo;
  const text = useUndoText();
  const { undo, redo } = useGame.getState();
  const { state, history } = game;
  const back = canUndo(history);
  const again = canRedo(history);
  const before = useMemo(() => (back ? revertRow(state, back) : null), [state, back]);
  return (
    <View
      role="toolbar"
      aria-label={[words.undo, words.redo].join(', ')}
      style={{ flexDirection: 'row', alignItems: 'flex-end', gap: SPACE.xs }}
    >
      <Step
        icon="undo"
        name={words.undo}
        what={back && before ? text.step(back.command, before.prompts.at(-1)) : null}
        hands={before ? text.hands(handsDo(state, before)) : ''}
        nothing={words.nothing}
        onPress={() => void undo()}
      />
      <Step
        icon="redo"
        name={words.redo}
        what={again ? text.step(again.command, state.prompts.at(-1)) : null}
        hands=""
        nothing={words.nothingAgain}
        onPress={() => void redo()}
      />
    </View>
  );
};

type StepProps = {
  icon: IconName;
  name: string;
  what: string | null;
  /** What the table does by hand as well. */
  hands: string;
  nothing: string;
  onPress(): void;
};

/** A longer list would cover the map and read as an order; the label says it, and a notice once it is undone. */
const SHORT = 48;

const Step = ({ icon, name, what, hands, nothing, onPress }: StepProps) => {
  const { colours, scale } = useTheme();
  const { compact } = useScreenLayout();
  const words = useWords().app;
  // The label says it all the same.
  const tight = compact && scale > 1.2;
  const said = what === null ? nothing : words.pair(name, what);
  return (
    <Touchable label={[said, hands].filter(Boolean).join('. ')} disabled={what === null} onPress={onPress}>
      <View
        style={{
          minHeight: 52,
          minWidth: 56,
          maxWidth: 168,
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
            {said}
          </Text>
        )}
        {hands === '' || hands.length > SHORT || compact ? null : (
          <Text size="label" tone="faded" style={{ textAlign: 'center' }}>
            {hands}
          </Text>
        )}
      </View>
    </Touchable>
  );
};
