import { inventory } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { HeroHeading } from '../HeroHeading';
import { FooterPage } from '@/ui/FooterPage';
import { LastRefusal } from '../../Refusal';
import { OurNames } from '../../OurNames';
import { useOpenGame } from '../useOpenGame';
import { UpgradeTree } from './UpgradeTree';

/** §34, §61.1 What each hero carries and all it may become, the lore line crossing every branch. */
export const ItemUpgrades = ({ onBack }: { onBack(): void }) => {
  const words = useWords().campaign.camp.tree;
  const { game, heroName, act } = useOpenGame();
  const { lore } = game.state.campaign;
  return (
    <FooterPage title={words.title} onBack={onBack}>
      <LastRefusal />
      <Text>{words.intro(lore)}</Text>
      <OurNames />
      {inventory(game.content.box, game.state).heroes.map(({ hero, items }) => (
        <Panel key={hero}>
          <HeroHeading hero={hero} name={heroName(hero)} />
          {items.map((held, index) => (
            <UpgradeTree
              key={index}
              held={held}
              onUpgrade={(upgrade) => act({ type: 'upgradeItem', hero, item: held.card, upgrade })}
            />
          ))}
        </Panel>
      ))}
    </FooterPage>
  );
};

/** §34.7, §111.4 The trinkets are everyone’s, and so are their upgrades. */
export const TrinketUpgrades = ({ onBack }: { onBack(): void }) => {
  const words = useWords().campaign.camp.tree;
  const { game, act } = useOpenGame();
  const { trinkets } = inventory(game.content.box, game.state);
  return (
    <FooterPage title={words.trinketsTitle} onBack={onBack}>
      <LastRefusal />
      <Text>{trinkets.length === 0 ? words.noTrinkets : words.intro(game.state.campaign.lore)}</Text>
      <OurNames />
      {trinkets.map((held) => (
        <Panel key={held.card}>
          <UpgradeTree
            held={held}
            onUpgrade={(upgrade) => act({ type: 'upgradeTrinket', trinket: held.card, upgrade })}
          />
        </Panel>
      ))}
    </FooterPage>
  );
};
