import { useEffect } from 'react';
import { View } from 'react-native';
import type { LessonMoment } from '@/games/jime/content';
import type { Hint } from '@/games/jime/session/hints';
import { HINTS, useHints } from '@/games/jime/session/hints';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import { SPACE } from '@/ui/theme';
import { useScreenLayout } from '../useScreenLayout';

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

/** One hint at a time, in a place the map makes room for, at the first sight of what it explains; put away for good by its button. */
export const Hints = ({ game }: { game: OpenGame }) => {
  const words = useWords().table.hint;
  const { compact } = useScreenLayout();
  const { seen, open, dismiss } = useHints();
  useEffect(() => {
    void open();
  }, [open]);
  if (!seen) return null;
  const hint = HINTS.find((one) => !seen.includes(one) && !isTaught(game, one) && MOMENTS[one](game));
  if (!hint) return null;
  return (
    <View style={{ maxWidth: 640, paddingHorizontal: SPACE.s }}>
      <Notice
        kind="info"
        text={words[hint]}
        action={
          compact ? (
            <IconButton icon="close" label={words.forGood} onPress={() => void dismiss(hint)} />
          ) : (
            <Button label={words.forGood} onPress={() => void dismiss(hint)} />
          )
        }
      />
    </View>
  );
};
