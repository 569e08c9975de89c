import { View } from 'react-native';
import { standingHeroes, wearerOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ItemFacts } from '../ItemFacts';
import { useOpenGame } from '../useOpenGame';

/** §111, §76 The company’s trinkets: who has each, and how many depletion tokens are left on it. */
export const HeldTrinkets = () => {
  const words = useWords().campaign.menu.trinkets;
  const { game } = useOpenGame();
  const { trinkets } = game.state.campaign;
  if (trinkets.length === 0) return <Text>{words.none}</Text>;
  return trinkets.map((trinket) => <HeldTrinket key={trinket} trinket={trinket} />);
};

const HeldTrinket = ({ trinket }: { trinket: string }) => {
  const words = useWords().campaign.menu.trinkets;
  const { game, names, heroName } = useOpenGame();
  const card = game.content.box.trinkets[trinket];
  const wearer = wearerOf(game.state, trinket);
  if (!card) return null;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <ItemFacts card={card} names={names} />
      <Text font="serifBold">{wearer ? words.with(heroName(wearer)) : words.free}</Text>
      {wearer ? <Tokens hero={wearer} trinket={trinket} /> : <Takers trinket={trinket} />}
    </Panel>
  );
};

/** §76.2, §76.3 A token spent or put back; with none left the card lies facedown. */
export const Tokens = ({ hero, trinket }: { hero: string; trinket: string }) => {
  const words = useWords().campaign.menu.trinkets;
  const { game, act } = useOpenGame();
  const worn = game.state.adventure?.heroes
    .find((one) => one.hero === hero)
    ?.trinkets.find((one) => one.trinket === trinket);
  if (!worn) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
      <Text>{words.tokens}</Text>
      <Stepper
        label={words.tokens}
        value={worn.tokens}
        onChange={(tokens) => act({ type: tokens < worn.tokens ? 'deplete' : 'replenish', hero, trinket })}
      />
      {worn.tokens === 0 ? <Text tone="ember">{words.facedown}</Text> : null}
    </View>
  );
};

/** §61.3 Told to equip one from the inventory, a hero takes any that is free. */
const Takers = ({ trinket }: { trinket: string }) => {
  const words = useWords().campaign.menu.trinkets;
  const { game, heroName, act } = useOpenGame();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {standingHeroes(game).map(({ hero }) => (
        <Button
          key={hero}
          label={words.take(heroName(hero))}
          onPress={() => act({ type: 'equip', hero, trinket })}
        />
      ))}
    </View>
  );
};
