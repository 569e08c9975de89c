import { View } from 'react-native';
import type { Game } from '@/games/jime/play';
import { listed } from '@/i18n/grammar';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import type { Aside } from './aside';
import { nowOf } from './now';
import { useNamed } from './useNamed';
import { useRoom } from './useRoom';

/** The sentence that says what to do now, whatever the moment. */
export const useNow = (game: Game, aside: Aside | null): string => {
  const { now: words } = useWords().table;
  const and = useWords().telling.who.and;
  const named = useNamed();
  const groupNamed = (id: string): string => {
    const group = game.state.adventure?.groups.find((one) => one.id === id);
    return group ? named.group(group) : '';
  };
  if (aside?.kind === 'place')
    return words.placing('hero' in aside ? named.hero(aside.hero) : groupNamed(aside.group));
  const now = nowOf(game);
  switch (now.kind) {
    case 'prompt':
      return words.prompt[now.prompt](
        now.group ? groupNamed(now.group) : now.hero ? named.hero(now.hero) : '',
      );
    case 'acting':
      return words.acting(named.hero(now.hero));
    case 'choose':
      return words.choose(listed(now.heroes.map(named.hero), and));
    default:
      return words[now.kind];
  }
};

/** It stands above the bar and is read out whenever it changes. */
export const NowLine = ({ game, aside }: { game: Game; aside: Aside | null }) => {
  const { colours } = useTheme();
  const { compact } = useRoom();
  const text = useNow(game, aside);
  return (
    <View
      role="status"
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexShrink: 1, minHeight: 34 }}
    >
      <View
        style={{ width: 12, height: 12, backgroundColor: colours.ember, transform: [{ rotate: '45deg' }] }}
      />
      <Text font="sansBold" size={compact ? 'body' : 'story'} live style={{ flexShrink: 1 }}>
        {text}
      </Text>
    </View>
  );
};
