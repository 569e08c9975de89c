import type { Href } from 'expo-router';
import { View } from 'react-native';
import { useWords } from '@/session/settings';
import type { IconName } from '@/ui/Icon';
import { SPACE, useTheme } from '@/ui/theme';
import { QuietLink } from './QuietLink';

const LINKS: readonly { word: 'saves' | 'settings' | 'credits'; icon: IconName; to: Href }[] = [
  { word: 'saves', icon: 'save', to: '/saves' },
  { word: 'settings', icon: 'settings', to: '/settings' },
  { word: 'credits', icon: 'credits', to: '/credits' },
];

/** What belongs to no game. On a phone the icons stand above the words, unless the letters are too large for three columns. */
export const ShellLinks = ({ narrow = false }: { narrow?: boolean }) => {
  const words = useWords().shelf;
  const { scale } = useTheme();
  const above = narrow && scale === 1;
  return (
    <View
      style={{
        flexDirection: narrow && !above ? 'column' : 'row',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: above ? SPACE.s : SPACE.l,
      }}
    >
      {LINKS.map(({ word, icon, to }) => (
        <QuietLink
          key={word}
          label={words[word]}
          icon={icon}
          to={to}
          above={above}
          style={above && { flex: 1 }}
        />
      ))}
    </View>
  );
};
