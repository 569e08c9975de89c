import { View } from 'react-native';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { ProgressBar } from '@/ui/ProgressBar';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The quest card: its stage, and how far the players have come. */
export const QuestCard = ({ game: { state }, open }: Props) => {
  const { colours } = useTheme();
  const words = useWords();
  const { stage, side, progress, questPoints, blocked } = state.quest;
  const title = state.scenarioName === '' ? words.names.scenario[state.scenario] : state.scenarioName;
  const said = words.table.quest.said(stage, side, progress, questPoints);
  return (
    <Touchable
      told
      label={`${title}. ${said}`}
      onPress={() => open({ kind: 'quest' })}
      style={{ flexGrow: 2, flexShrink: 1, flexBasis: 206 }}
    >
      <View
        style={{
          flex: 1,
          gap: SPACE.xs,
          padding: SPACE.s + 2,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderColor: colours.gold,
          backgroundColor: colours.panel,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text size="label" tone="gold" font="sansBold" lines={1} style={{ flex: 1 }}>
            {title}
          </Text>
          {blocked ? <Icon name="warning" size={18} tone="ember" /> : null}
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.m }}>
          <Text size="heading">{words.table.quest.stage(stage, side)}</Text>
          <Text size="title" font="sansBold" style={{ flex: 1, textAlign: 'right' }}>
            {`${progress} / ${questPoints ?? '?'}`}
          </Text>
        </View>
        <ProgressBar label={words.table.quest.progress} value={progress} max={questPoints ?? 0} tone="gold" />
      </View>
    </Touchable>
  );
};
