import { memo, useEffect, useState } from 'react';
import { View } from 'react-native';
import type { LessonMoment } from '@/games/jime/content';
import type { Hint } from '@/games/jime/session/hints';
import { HINTS, useHints } from '@/games/jime/session/hints';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/** Whether there is now something to see of what a hint explains. */
const MOMENTS: Record<Hint, (game: OpenGame) => boolean> = {
  board: ({ state }) => state.prompts.length === 0,
  threat: ({ state }) => state.prompts.length === 0,
  enemies: ({ state }) => (state.adventure?.groups.length ?? 0) > 0,
  hourglass: ({ state }) => state.adventure?.heroes.some(({ turn }) => turn === 'done') ?? false,
  undo: ({ history }) => history.head > 3,
};

/** The lessons that say the same: where the adventure teaches it, or the campaign has, no hint comes on top. */
const TAUGHT_BY: Record<Hint, LessonMoment | null> = {
  board: 'tokens',
  threat: 'threat',
  enemies: 'enemies',
  hourglass: 'turn',
  undo: null,
};

const isTaught = ({ state, content }: OpenGame, hint: Hint): boolean => {
  const moment = TAUGHT_BY[hint];
  if (!moment) return false;
  const { lessons = [] } = content.adventures[state.adventure?.id ?? ''] ?? {};
  return Object.hasOwn(state.campaign.taught, moment) || lessons.some(({ on }) => on === moment);
};

/** How many steps of play a hint is in sight if nobody puts it away. */
const STEPS = 6;

/** Puts a hint away for good once the table has played on under it. */
const useBrief = (hint: Hint | undefined, head: number): void => {
  const dismiss = useHints((state) => state.dismiss);
  const [first, setFirst] = useState<{ hint: Hint; head: number } | null>(null);
  if (hint && first?.hint !== hint) setFirst({ hint, head });
  const over = hint !== undefined && first?.hint === hint && head >= first.head + STEPS;
  useEffect(() => {
    if (over) void dismiss(hint);
  }, [over, hint, dismiss]);
};

type Props = { game: OpenGame; /** A sheet is open: what it says comes first. */ hidden: boolean };

/** One hint at a time, at the first sight of what it explains: a line over the bottom bar, where it lies over nothing that is played. */
export const Hints = memo(function Hints({ game, hidden }: Props) {
  const words = useWords().table.hint;
  const { colours } = useTheme();
  const { seen, open, dismiss } = useHints();
  useEffect(() => {
    void open();
  }, [open]);
  const hint = seen
    ? HINTS.find((one) => !seen.includes(one) && !isTaught(game, one) && MOMENTS[one](game))
    : undefined;
  useBrief(hint, game.history.head);
  if (!hint || hidden) return null;
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.s,
        paddingVertical: SPACE.xs,
        backgroundColor: colours.panel,
        borderTopWidth: 2,
        borderColor: colours.river,
      }}
    >
      <Icon name="info" size={24} tone="river" />
      <Text style={{ flex: 1 }}>{words[hint]}</Text>
      <IconButton icon="close" label={words.forGood} onPress={() => void dismiss(hint)} />
    </View>
  );
});
