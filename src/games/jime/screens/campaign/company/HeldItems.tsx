import { View } from 'react-native';
import { inventory } from '@/games/jime/play';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { SPACE } from '@/ui/theme';
import { HeroHeading } from '../HeroHeading';
import { ItemFacts } from '../ItemFacts';
import { useOpenGame } from '../useOpenGame';

/** §61.1 What each hero carries. */
export const HeldItems = () => {
  const { game, names, heroName } = useOpenGame();
  const { box } = game.content;
  return inventory(box, game.state).heroes.map(({ hero, items }) => (
    <Panel key={hero} style={{ gap: SPACE.s }}>
      <HeroHeading hero={hero} name={heroName(hero)} />
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
