import { View } from 'react-native';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, useTheme } from '@/ui/theme';

const MOST = 6;

type Props = { names: readonly string[]; onPick(at: number): void };

/** Cards the table has typed before, by name: one tap brings all their numbers. */
export const Suggestions = ({ names, onPick }: Props) => {
  const { colours } = useTheme();
  const { table } = useWords();
  if (names.length === 0) return null;
  return (
    <View
      role="group"
      aria-label={table.form.known}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
    >
      {names.slice(0, MOST).map((name, at) => (
        <Touchable key={name} label={name} onPress={() => onPick(at)}>
          <View
            style={{
              minHeight: 48,
              justifyContent: 'center',
              paddingHorizontal: SPACE.m,
              borderRadius: 24,
              borderWidth: 1.5,
              borderColor: colours.faded,
            }}
          >
            <Text font="sansBold">{name}</Text>
          </View>
        </Touchable>
      ))}
    </View>
  );
};
