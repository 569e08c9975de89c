import { View } from 'react-native';
import { inventory } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { HeroMedal } from '../HeroMedal';
import { Leaf } from '../Leaf';
import { Refused } from '../Refused';
import { useTable } from '../useTable';
import { Tree } from './Tree';

/** §34, §61.1 What each hero carries and all it may become, the lore line crossing every branch. */
export const ItemTrees = ({ onBack }: { onBack(): void }) => {
  const words = useWords().campaign.camp.tree;
  const { game, heroName, act } = useTable();
  const { lore } = game.state.campaign;
  return (
    <Leaf title={words.title} onBack={onBack}>
      <Refused />
      <Text>{words.intro(lore)}</Text>
      {inventory(game.content.box, game.state).heroes.map(({ hero, items }) => (
        <Panel key={hero}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <HeroMedal name={heroName(hero)} size={44} />
            <Text size="heading" heading={2}>
              {heroName(hero)}
            </Text>
          </View>
          {items.map((held, index) => (
            <Tree
              key={index}
              held={held}
              onUpgrade={(upgrade) => act({ type: 'upgradeItem', hero, item: held.card, upgrade })}
            />
          ))}
        </Panel>
      ))}
    </Leaf>
  );
};

/** §34.7, §111.4 The trinkets are everyone’s, and so are their upgrades. */
export const TrinketTrees = ({ onBack }: { onBack(): void }) => {
  const words = useWords().campaign.camp.tree;
  const { game, act } = useTable();
  const { trinkets } = inventory(game.content.box, game.state);
  return (
    <Leaf title={words.trinketsTitle} onBack={onBack}>
      <Refused />
      <Text>{trinkets.length === 0 ? words.noTrinkets : words.intro(game.state.campaign.lore)}</Text>
      {trinkets.map((held) => (
        <Panel key={held.card}>
          <Tree
            held={held}
            onUpgrade={(upgrade) => act({ type: 'upgradeTrinket', trinket: held.card, upgrade })}
          />
        </Panel>
      ))}
    </Leaf>
  );
};
