import { View } from 'react-native';
import type { Game } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Sheet } from './Sheet';
import { StoryTrackers } from './StoryTrackers';
import { useNames } from '../useNames';

type State = 'now' | 'done' | 'failed';

const MARKS: Record<State, { icon: IconName; tone: Tone }> = {
  now: { icon: 'objective', tone: 'gold' },
  done: { icon: 'check', tone: 'moss' },
  failed: { icon: 'close', tone: 'ember' },
};

/** §67 The objective, then those reached and those out of reach; who goes along and what is carried. */
export const ObjectivesSheet = ({ game, onClose }: { game: Game; onClose(): void }) => {
  const words = useWords().table.objective;
  const { say } = useNames();
  const { adventure } = game.state;
  const story = adventure && game.content.adventures[adventure.id];
  if (!story) return null;
  const listed: [State, string[]][] = [
    ['now', adventure.objective ? [adventure.objective] : []],
    ['done', adventure.objectivesDone],
    ['failed', adventure.objectivesFailed],
  ];
  const lines = listed.flatMap(([state, ids]) => ids.map((id) => ({ state, id })));
  return (
    <Sheet title={words.title} onClose={onClose}>
      {lines.length === 0 ? <Text>{words.none}</Text> : null}
      {lines.map(({ state, id }) => (
        <View key={`${state} ${id}`} style={{ flexDirection: 'row', gap: SPACE.m }}>
          <Icon name={MARKS[state].icon} size={26} tone={MARKS[state].tone} />
          <View style={{ flex: 1 }}>
            <Text size="label" font="sansBold" tone={MARKS[state].tone}>
              {words[state]}
            </Text>
            <Text size="story">{say(story.objectives.find((one) => one.id === id)?.text ?? id)}</Text>
          </View>
        </View>
      ))}
      <StoryTrackers game={game} />
    </Sheet>
  );
};
