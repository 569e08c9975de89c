import { View } from 'react-native';
import { inventory } from '@/games/jime/play';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { HeroMedal } from '../HeroMedal';
import { ItemFacts } from '../ItemFacts';
import { useTable } from '../useTable';

/** §61.1 What each hero carries. */
export const HeldItems = () => {
  const { game, names, heroName } = useTable();
  const { box } = game.content;
  return inventory(box, game.state).heroes.map(({ hero, items }) => (
    <Panel key={hero} style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <HeroMedal name={heroName(hero)} size={44} />
        <Text size="heading" heading={2}>
          {heroName(hero)}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l }}>
        {items.map(({ card }, index) => {
          const item = box.items[card];
          return item ? (
            <View key={index} style={{ flexDirection: 'row', gap: SPACE.s, flexGrow: 1, flexBasis: 260 }}>
              <Icon name={item.slot} size={28} tone="faded" />
              <View style={{ flex: 1 }}>
                <ItemFacts card={item} names={names} />
              </View>
            </View>
          ) : null;
        })}
      </View>
    </Panel>
  ));
};
