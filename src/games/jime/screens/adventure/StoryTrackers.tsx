import { View } from 'react-native';
import type { Game } from '@/games/jime/play';
import { carriedCount } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';

type Tracker = { id: string; icon: IconName; text: string };

/** What the story has the company carry, and what it has coming in some rounds. */
const useTrackers = (game: Game): Tracker[] => {
  const { state, content } = game;
  const words = useWords().table.objective;
  const { say } = useNames();
  const { adventure } = state;
  if (!adventure) return [];
  const things = content.adventures[adventure.id]?.things ?? [];
  const carried = things.flatMap(({ id, name }): Tracker[] => {
    const count = carriedCount(game, id);
    return count === 0 ? [] : [{ id: `thing ${id}`, icon: 'trinket', text: words.carried(say(name), count) }];
  });
  const coming = (adventure.countdowns ?? []).map(({ countdown, text, round }): Tracker => ({
    id: `countdown ${countdown}`,
    icon: 'hourglass',
    text: words.coming(say(text), round - adventure.round),
  }));
  return [...carried, ...coming];
};

/** Small, beside the objective: the table sees them without asking. */
export const StoryTrackers = ({ game }: { game: Game }) => {
  const trackers = useTrackers(game);
  return trackers.length === 0 ? null : (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, flexShrink: 1 }}>
      {trackers.map(({ id, icon, text }) => (
        <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
          <Icon name={icon} size={18} tone="faded" />
          <Text size="label" font="sansBold">
            {text}
          </Text>
        </View>
      ))}
    </View>
  );
};
