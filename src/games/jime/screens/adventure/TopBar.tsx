import { memo } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Game } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import type { Menu } from './menu';
import { StoryTrackers } from './StoryTrackers';
import { ThreatRibbon } from './ThreatRibbon';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

type Props = { game: Game; folded: boolean; onOpen(menu: Menu): void };

/** Settings, threat, objective, round and phase. Folded, only threat is left. */
export const TopBar = memo(function TopBar({ game, folded, onOpen }: Props) {
  const words = useWords().table;
  const { colours } = useTheme();
  const { compact } = useScreenLayout();
  const inset = useSafeAreaInsets();
  return (
    <View
      style={{
        paddingTop: inset.top + SPACE.xs,
        paddingHorizontal: SPACE.s,
        paddingBottom: 2,
        backgroundColor: colours.panel,
        borderBottomWidth: 2,
        borderColor: colours.faded,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
        <IconButton icon="settings" label={words.menu.open} onPress={() => onOpen({ kind: 'menu' })} />
        <ThreatRibbon game={game} onPress={() => onOpen({ kind: 'threat' })} />
        {compact ? null : <RoundAndPhase game={game} />}
      </View>
      {folded ? null : (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Objective game={game} onPress={() => onOpen({ kind: 'objectives' })} />
          {compact ? <RoundAndPhase game={game} /> : <StoryTrackers game={game} />}
        </View>
      )}
      {compact && !folded ? <StoryTrackers game={game} /> : null}
    </View>
  );
});

const RoundAndPhase = ({ game }: { game: Game }) => {
  const words = useWords().table;
  const { adventure } = game.state;
  if (!adventure) return null;
  return (
    <View role="status" style={{ alignItems: 'flex-end', minWidth: 110, paddingRight: SPACE.xs }}>
      {adventure.round > 0 ? <Text font="sansBold">{words.round(adventure.round)}</Text> : null}
      <Text size="label" tone="faded">
        {words.phase[adventure.phase]}
      </Text>
    </View>
  );
};

/** §67.1 The objective under the bar: short ones stand whole, all can be read by touching. */
const Objective = ({ game, onPress }: { game: Game; onPress(): void }) => {
  const words = useWords();
  const { say } = useNames();
  const { adventure } = game.state;
  const story = adventure && game.content.adventures[adventure.id];
  const objective = story?.objectives.find(({ id }) => id === adventure?.objective);
  const text = objective ? say(objective.text) : words.table.objective.none;
  return (
    <Touchable
      label={words.app.pair(words.table.objective.label, text)}
      onPress={onPress}
      style={{ flex: 1, minWidth: 0 }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: TOUCH }}>
        <Icon name="objective" size={22} tone="gold" />
        <Text font="serifBold" style={{ flexShrink: 1 }}>
          {text}
        </Text>
      </View>
    </Touchable>
  );
};
