import { View } from 'react-native';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';

type Props = {
  label: string;
  /** Null while nobody has said. */
  value: number | null;
  from: number;
  to: number;
  onPick(value: number): void;
};

const LARGEST = 999;

/** A printed number by one tap: those that cards commonly have, and a way to higher ones. */
export const NumberPick = ({ label, value, from, to, onPick }: Props) => {
  const { newGame: words } = useWords();
  const last = Math.max(to, value ?? to);
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="serifBold">{label}</Text>
      <View
        role="radiogroup"
        aria-label={label}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
      >
        {[...numbers, ...(last > to ? [last] : [])].map((number) => (
          <Number
            key={number}
            role="radio"
            sign={String(number)}
            label={words.number(label, number)}
            chosen={number === value}
            onPress={() => onPick(number)}
          />
        ))}
        <Number
          role="button"
          sign="+"
          label={words.higher(label)}
          chosen={false}
          onPress={() => onPick(Math.min(LARGEST, last + 1))}
        />
      </View>
    </View>
  );
};

type NumberProps = {
  role: 'radio' | 'button';
  sign: string;
  label: string;
  chosen: boolean;
  onPress(): void;
};

const Number = ({ role, sign, label, chosen, onPress }: NumberProps) => {
  const { colours } = useTheme();
  return (
    <Touchable role={role} label={label} checked={role === 'radio' ? chosen : undefined} onPress={onPress}>
      <View
        style={{
          minWidth: TOUCH,
          minHeight: TOUCH,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS,
          borderWidth: chosen ? 2 : 1,
          borderColor: chosen ? colours.ink : `${colours.faded}99`,
          backgroundColor: chosen ? colours.ink : 'transparent',
        }}
      >
        <Text font="sansBold" size="story" tone={chosen ? 'ground' : 'ink'}>
          {sign}
        </Text>
      </View>
    </Touchable>
  );
};
