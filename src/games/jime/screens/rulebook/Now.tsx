import { View } from 'react-native';
import { rulesNow } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { nowParameters } from '@/games/jime/words/nowWords';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { useNames } from '../useNames';

/** As many as one takes in before asking for the rest of the entry. */
const MOST = 5;

/** What a rule means at this moment of the open game. */
export const Now = ({ section }: { section: string }) => {
  const game = useGame((state) => state.game);
  const words = useWords();
  const names = useNames();
  const { colours } = useTheme();
  const lines = game ? rulesNow(game, section).slice(0, MOST) : [];
  if (!game || lines.length === 0) return null;
  const naming = {
    hero: names.hero,
    group: (id: string) => names.group(game.state.adventure?.groups.find((one) => one.id === id)),
    say: (key: string) => names.say(key),
    and: words.telling.who.and,
  };
  return (
    <View
      style={{
        gap: SPACE.xs,
        padding: SPACE.m,
        borderRadius: RADIUS,
        borderWidth: 1.5,
        borderColor: colours.river,
        backgroundColor: colours.ground,
      }}
    >
      <Text size="label" font="sansBold" tone="river">
        {words.reference.now}
      </Text>
      {lines.map((line, i) => (
        <Text key={i} font="sans">
          {words.now[line.now](nowParameters(line, naming))}
        </Text>
      ))}
    </View>
  );
};
