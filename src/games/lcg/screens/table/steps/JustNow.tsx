import { View } from 'react-native';
import type { LogLine } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { lineText } from '@/games/lcg/words/log';
import { canUndo } from '@/kernel/history';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

const LINES = 4;

/** In a window, what led to it; in a step that was reached through windows, what happened on the way. */
const linesOf = ({ state: { at, justNow, log } }: OpenGame): LogLine[] => {
  const told = justNow.passed.length > 0 ? Math.min(justNow.told, LINES) : 0;
  const shown = at.window ? LINES : told;
  return shown === 0 ? [] : (log.at(-1)?.lines.slice(-shown) ?? []);
};

/** What the last command did, as the log tells it, and the windows it went through. */
export const JustNow = ({ game }: { game: OpenGame }) => {
  const words = useWords();
  const { colours } = useTheme();
  const lines = linesOf(game);
  const { passed } = game.state.justNow;
  if (lines.length === 0 && passed.length === 0) return null;
  return (
    <View
      style={{
        gap: 2,
        padding: SPACE.s,
        paddingLeft: SPACE.m,
        borderLeftWidth: 3,
        borderColor: colours.gold,
        borderRadius: RADIUS / 2,
      }}
    >
      {lines.map((line, at) => (
        <Text key={at} tone="faded">
          {lineText(line, game.state, words)}
        </Text>
      ))}
      {passed.length > 0 ? <Passed game={game} /> : null}
    </View>
  );
};

/** The windows that were passed, and a way back to the first of them. */
const Passed = ({ game: { state, history } }: { game: OpenGame }) => {
  const { names, table } = useWords();
  const { act, undo } = useGame.getState();
  const last = canUndo(history);
  const steps = [...new Set(state.justNow.passed)].map((step) => names.step[step]);
  const stopThere = async () => {
    if (!last) return;
    await undo();
    await act({ ...last.command, through: false }, last.override?.reason);
  };
  return (
    <>
      <Text size="label" tone="faded">
        {table.window.passed(steps.join(', '))}
      </Text>
      {last ? (
        <View style={{ alignItems: 'flex-start' }}>
          <Button kind="quiet" label={table.window.stopThere} onPress={() => void stopThere()} />
        </View>
      ) : null}
    </>
  );
};
