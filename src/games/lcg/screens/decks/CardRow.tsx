import { View } from 'react-native';
import type { KnownCard } from '@/games/lcg/catalogue';
import { spheresOf } from '@/games/lcg/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, useTheme } from '@/ui/theme';
import { SphereMark } from '../SphereMark';
import { numbersOf } from './catalogueGroups';

type Props = { card: KnownCard; title: string; onEdit(): void; onForget(): void };

/** One entered card with its numbers: a tap changes them, the cross forgets it. */
export const CardRow = ({ card, title, onEdit, onForget }: Props) => {
  const { cardsPage } = useWords();
  const words = cardsPage.catalogue;
  const { colours } = useTheme();
  const spheres = spheresOf(card);
  const numbers = numbersOf(card).flatMap(({ name, value }) =>
    value === null ? [] : [`${words.numbers[name]}\u00a0${value}`],
  );
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <Touchable label={words.edit(title)} onPress={onEdit} style={{ flex: 1 }}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s + 4,
            minHeight: 56,
            borderTopWidth: 1,
            borderColor: `${colours.faded}40`,
          }}
        >
          {spheres.map((sphere) => (
            <SphereMark key={sphere} sphere={sphere} />
          ))}
          <View style={{ flex: 1 }}>
            <Text font="serifBold">{title}</Text>
            {numbers.length > 0 ? (
              <Text size="label" tone="faded">
                {numbers.join(' · ')}
              </Text>
            ) : null}
          </View>
        </View>
      </Touchable>
      <IconButton icon="close" label={words.forget(title)} onPress={onForget} />
    </View>
  );
};
