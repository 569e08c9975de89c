import type { Text as NativeText } from 'react-native';
import { View } from 'react-native';
import type { Game } from '@/games/jime/play';
import { actionsLeft } from '@/games/jime/play';
import { listed } from '@/i18n/grammar';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { useFocusWhenLost } from '@/ui/focusOnOpen';
import { SPACE, useTheme } from '@/ui/theme';
import type { Menu } from './menu';
import { currentTask } from './currentTask';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

/** The sentence that says what to do now, whatever the moment. */
export const useTaskText = (game: Game, menu: Menu | null): string => {
  const { now: words } = useWords().table;
  const and = useWords().telling.who.and;
  const names = useNames();
  const groupNamed = (id: string): string => {
    const group = game.state.adventure?.groups.find((one) => one.id === id);
    return group ? names.group(group) : '';
  };
  if (menu?.kind === 'place')
    return words.placing('hero' in menu ? names.hero(menu.hero) : groupNamed(menu.group));
  const now = currentTask(game);
  // §84.2 The first scout belongs to the set-up, not to a rally phase.
  if (now.kind === 'prompt' && now.prompt === 'rally' && game.state.adventure?.phase === 'setup')
    return words.firstScout;
  switch (now.kind) {
    case 'prompt':
      return words.prompt[now.prompt](
        now.group ? groupNamed(now.group) : now.hero ? names.hero(now.hero) : '',
      );
    case 'acting':
      return words.acting(names.hero(now.hero), actionsLeft(game, now.hero));
    case 'choose':
      return words.choose(listed(now.heroes.map(names.hero), and));
    default:
      return words[now.kind];
  }
};

/** It stands above the bar and is read out whenever it changes. */
export const CurrentTaskLine = ({ game, menu }: { game: Game; menu: Menu | null }) => {
  const { colours } = useTheme();
  const { compact } = useScreenLayout();
  const text = useTaskText(game, menu);
  const line = useFocusWhenLost<NativeText>();
  return (
    <View
      role="status"
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexShrink: 1, minHeight: 34 }}
    >
      <View
        style={{ width: 12, height: 12, backgroundColor: colours.ember, transform: [{ rotate: '45deg' }] }}
      />
      <Text ref={line} font="sansBold" size={compact ? 'body' : 'story'} live style={{ flexShrink: 1 }}>
        {text}
      </Text>
    </View>
  );
};
