import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Gist } from '../../box/Gist';
import { ItemFacts } from '../ItemFacts';
import { useOpenGame } from '../useOpenGame';
import { Tokens } from './HeldTrinkets';
import { UseTick } from './UseTick';

const CARD = { flexGrow: 1, flexBasis: 260, maxWidth: '100%', gap: SPACE.xs } as const;

/** §61.1, §28 What a hero can do by the hero card, the items and the trinket: each with what it does. */
export const Carried = ({ hero }: { hero: string }) => {
  const words = useWords().campaign.menu.hero;
  const { game, names } = useOpenGame();
  const { box } = game.content;
  const own = game.state.campaign.heroes.find((one) => one.hero === hero);
  const card = box.heroes[hero];
  if (!own || !card) return null;
  const inPlay = game.state.adventure?.heroes.find((one) => one.hero === hero);
  const chosen = own.trinket === null ? [] : [own.trinket];
  const trinkets = inPlay ? inPlay.trinkets.map(({ trinket }) => trinket) : chosen;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text font="sansBold" tone="gold" heading={3}>
        {words.carried}
      </Text>
      <Gist card={card} of={`hero.${hero}`} names={names} />
      <UseTick hero={hero} card={hero} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l }}>
        {own.items
          .flatMap((id) => box.items[id] ?? [])
          .map((item) => (
            <View key={item.id} style={CARD}>
              <ItemFacts card={item} names={names} />
              <UseTick hero={hero} card={item.id} />
            </View>
          ))}
        {trinkets
          .flatMap((id) => box.trinkets[id] ?? [])
          .map((trinket) => (
            <View key={trinket.id} style={CARD}>
              <ItemFacts card={trinket} names={names} />
              <Tokens hero={hero} trinket={trinket.id} />
            </View>
          ))}
      </View>
    </Panel>
  );
};
