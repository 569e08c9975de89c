import { View } from 'react-native';
import type { Item, Trinket } from '@/games/jime/content';
import { useWords } from '@/games/jime/session/useWords';
import { Fold } from '@/ui/Fold';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { ROOMY, SPACE, useTheme } from '@/ui/theme';
import { Gist } from '../../box/Gist';
import { keyOf } from '../../box/Items';
import { ItemFacts } from '../ItemFacts';
import { itemLines } from '../itemLines';
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
              <CardFacts card={item} />
              <UseTick hero={hero} card={item.id} />
            </View>
          ))}
        {trinkets
          .flatMap((id) => box.trinkets[id] ?? [])
          .map((trinket) => (
            <View key={trinket.id} style={CARD}>
              <CardFacts card={trinket} />
              <Tokens hero={hero} trinket={trinket.id} />
            </View>
          ))}
      </View>
    </Panel>
  );
};

/** Whole where letters leave the room, else its name, and what it does at a touch. */
const CardFacts = ({ card }: { card: Item | Trinket }) => {
  const { app, box } = useWords();
  const { names } = useOpenGame();
  const { scale } = useTheme();
  if (scale <= ROOMY) return <ItemFacts card={card} names={names} />;
  return (
    <Fold label={app.pair(names.card(keyOf(card)).name, itemLines(card, box, names).join(' '))}>
      {(open) => <ItemFacts card={card} names={names} hits={open} gist={open} />}
    </Fold>
  );
};
