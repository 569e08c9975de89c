import { View } from 'react-native';
import { questSums } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** R p.14 Willpower against threat as they stand, and what would come of it. */
export const QuestSum = ({ game: { state }, open }: Props) => {
  const { colours } = useTheme();
  const words = useWords().table.sum;
  const { willpower, threat, outcome, progress, raise, explanation } = questSums(state);
  const tone = outcome === 'success' ? 'moss' : outcome === 'failure' ? 'ember' : 'ink';
  const result = words[outcome](outcome === 'success' ? progress : raise);
  return (
    <Touchable
      told
      label={words.said(willpower.total, threat.total, result)}
      onPress={() => open({ kind: 'explain', explanation })}
    >
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: SPACE.s,
          paddingHorizontal: SPACE.m,
          paddingVertical: 2,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderStyle: 'dashed',
          borderColor: colours.faded,
          backgroundColor: colours.ground,
        }}
      >
        <Icon name="spirit" size={26} tone="river" />
        <Text size="title" font="sansBold" tone="river" live>
          {willpower.total}
        </Text>
        <Text size="heading" tone="faded">
          −
        </Text>
        <Icon name="threat" size={26} tone="ember" />
        <Text size="title" font="sansBold" tone="ember" live>
          {threat.total}
        </Text>
        <Text size="story" font="sansBold" tone={tone} style={{ paddingLeft: SPACE.m }}>
          {result}
        </Text>
        <Icon name="info" size={20} tone="river" />
      </View>
    </Touchable>
  );
};
