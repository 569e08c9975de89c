import { View } from 'react-native';
import type { TokenFace } from '@/games/jime/content';
import { PersonHead } from '@/games/jime/heads/Head';
import type { Game } from '@/games/jime/play';
import { companionHealth } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';

type Tracker = { id: string; text: string } & ({ icon: IconName } | { face: TokenFace | undefined });

/** Who goes along, with whom, and how they fare. */
const useCompanions = (game: Game): Tracker[] => {
  const { table, board } = useWords();
  const words = table.objective;
  const { say, hero } = useNames();
  const { adventure } = game.state;
  const story = game.content.adventures[adventure?.id ?? ''];
  return (adventure?.tokens ?? []).flatMap((token): Tracker[] => {
    const person = story?.tokens.find(({ id }) => id === token.id);
    if (!person?.companion || !person.name) return [];
    const health = companionHealth(game, token.id);
    const fares = [
      ...(token.with === undefined ? [] : [words.goesWith(hero(token.with))]),
      ...(token.caught ? [board.caught] : []),
      ...(health === null ? [] : [words.health(health - (token.hurt ?? 0), health)]),
    ];
    const text = words.companion(say(person.name), fares.join(', '));
    return [{ id: `companion ${token.id}`, face: person.variant, text }];
  });
};

/** Who goes along, what the story has the company carry, and what it has coming in some rounds. */
const useTrackers = (game: Game): Tracker[] => {
  const words = useWords().table.objective;
  const { say } = useNames();
  const companions = useCompanions(game);
  const { adventure } = game.state;
  if (!adventure) return [];
  const { content } = game;
  const things = content.adventures[adventure.id]?.things ?? [];
  const carried = things.flatMap(({ id, name }): Tracker[] => {
    const count = adventure.carried?.[id] ?? 0;
    return count === 0 ? [] : [{ id: `thing ${id}`, icon: 'trinket', text: words.carried(say(name), count) }];
  });
  const coming = (adventure.countdowns ?? []).map(({ countdown, text, round }): Tracker => ({
    id: `countdown ${countdown}`,
    icon: 'hourglass',
    text: words.coming(say(text), round - adventure.round),
  }));
  return [...companions, ...carried, ...coming];
};

/** Small, beside the objective: the table sees them without asking. */
export const StoryTrackers = ({ game }: { game: Game }) => {
  const trackers = useTrackers(game);
  return trackers.length === 0 ? null : (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, flexShrink: 1 }}>
      {trackers.map((tracker) => (
        <View key={tracker.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
          {'face' in tracker ? (
            <PersonHead face={tracker.face} size={24} />
          ) : (
            <Icon name={tracker.icon} size={18} tone="faded" />
          )}
          <Text size="label" font="sansBold">
            {tracker.text}
          </Text>
        </View>
      ))}
    </View>
  );
};
