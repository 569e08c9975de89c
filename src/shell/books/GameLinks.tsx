import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useLanguage } from '@/session/settings';
import { Button } from '@/ui/Button';
import { useTheme } from '@/ui/theme';
import type { GameCard, GameLink } from '../gameCard';
import { QuietLink } from './QuietLink';

type MainProps = {
  of: GameCard;
  primary: boolean;
  /** Without its icon. */
  bare?: boolean;
};

/** Where the game begins: the one thing to do when no save is open. */
export const MainLink = ({ of: { links }, primary, bare = false }: MainProps) => {
  const router = useRouter();
  const language = useLanguage();
  const [main] = links;
  return main ? (
    <Button
      kind={primary ? 'primary' : 'outline'}
      label={main.label[language]}
      icon={bare ? undefined : main.icon}
      onPress={() => router.push(main.to)}
    />
  ) : null;
};

const keyOf = ({ label }: GameLink): string => label.en;

/** The rest of what a game offers, as a table of contents. */
export const OtherLinks = ({ of: { links } }: { of: GameCard }) => {
  const language = useLanguage();
  const { colours } = useTheme();
  return links.length < 2 ? null : (
    <View>
      {links.slice(1).map((link, i) => (
        <View
          key={keyOf(link)}
          style={{ borderTopWidth: i === 0 ? 0 : 1, borderColor: `${colours.faded}40` }}
        >
          <QuietLink label={link.label[language]} icon={link.icon} to={link.to} />
        </View>
      ))}
    </View>
  );
};
