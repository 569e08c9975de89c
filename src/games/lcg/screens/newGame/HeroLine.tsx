import { View } from 'react-native';
import type { CharacterFields } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, useTheme } from '@/ui/theme';
import { SphereMark } from '../SphereMark';
import type { HeroNumber } from './draft';
import { HERO_NUMBERS, isComplete } from './draft';

type Props = { hero: CharacterFields; onNumbers(): void; onRemove?(): void };

/** A hero with the numbers the table knows; a tap enters or changes them. */
export const HeroLine = ({ hero, onNumbers, onRemove }: Props) => {
  const { newGame: words } = useWords();
  const { colours } = useTheme();
  const complete = isComplete(hero);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <Touchable
        label={complete ? words.changeNumbersOf(hero.name) : words.enterNumbersOf(hero.name)}
        onPress={onNumbers}
        style={{ flex: 1 }}
      >
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s + 4,
            minHeight: 56,
            borderBottomWidth: 1,
            borderColor: `${colours.faded}40`,
          }}
        >
          {hero.spheres.map((sphere) => (
            <SphereMark key={sphere} sphere={sphere} />
          ))}
          <View style={{ flex: 1 }}>
            <Text font="serifBold">{hero.name}</Text>
            {complete ? <Numbers hero={hero} /> : <Missing />}
          </View>
        </View>
      </Touchable>
      {onRemove ? <IconButton icon="close" label={words.removeHero(hero.name)} onPress={onRemove} /> : null}
    </View>
  );
};

const ICONS: Record<HeroNumber, IconName> = {
  threatCost: 'threat',
  willpower: 'spirit',
  attack: 'hand',
  defence: 'armour',
  hitPoints: 'damage',
};

const Numbers = ({ hero }: { hero: CharacterFields }) => {
  const { newGame: words } = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s + 2 }}>
      {HERO_NUMBERS.map((number) => (
        <Picture
          key={number}
          label={words.number(words.numbers[number], hero[number] ?? 0)}
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}
        >
          <Icon name={ICONS[number]} size={16} tone="faded" />
          <Text font="sansBold">{hero[number]}</Text>
        </Picture>
      ))}
    </View>
  );
};

const Missing = () => {
  const { newGame: words } = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
      <Icon name="larger" size={16} tone="river" />
      <Text tone="river">{words.enterNumbers}</Text>
    </View>
  );
};
