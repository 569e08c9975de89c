import { View } from 'react-native';
import type { Item, Trinket } from '@/games/jime/content';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Hits, keyOf, placeOf } from '../box/Items';
import { CardTitle } from '../box/CardTitle';
import { Gist } from '../box/Gist';

/** An item as it helps to tell it from another: where it is worn, what it tests, what its successes buy. */
export const ItemFacts = ({
  card,
  names,
  hits = true,
}: {
  card: Item | Trinket;
  names: Names;
  hits?: boolean;
}) => {
  const words = useWords();
  const { item } = words.box;
  const stats = card.testStats.map((stat) => (stat === 'wild' ? item.anyStat : names.say(`stat.${stat}`)));
  const facts = [
    card.tier === null ? '' : item.tier(card.tier),
    placeOf(card, item),
    card.ranged ? item.ranged : '',
    stats.length > 0 ? item.tests(stats.join(', ')) : '',
  ];
  return (
    <View style={{ gap: SPACE.xs, flexShrink: 1 }}>
      <CardTitle names={names} of={keyOf(card)} />
      <Text tone="faded">{facts.filter(Boolean).join(' · ')}</Text>
      {hits ? card.hitTable.map((row, index) => <Hits key={index} row={row} names={names} />) : null}
      <Gist card={card} of={keyOf(card)} names={names} />
    </View>
  );
};
