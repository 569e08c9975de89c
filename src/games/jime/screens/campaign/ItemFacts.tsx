import { View } from 'react-native';
import type { Item, Trinket } from '@/games/jime/content';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Hits, keyOf } from '../box/Items';
import { CardTitle } from '../box/CardTitle';
import { Gist } from '../box/Gist';
import { wearLines } from './itemLines';

type Props = { card: Item | Trinket; names: Names; hits?: boolean; gist?: boolean };

/** An item as it helps to tell it from another: its name, and below it what it does. */
export const ItemFacts = (props: Props) => (
  <View style={{ gap: SPACE.xs, flexShrink: 1 }}>
    <CardTitle names={props.names} of={keyOf(props.card)} />
    <ItemLines {...props} />
  </View>
);

/** Where it is worn, what it tests, what its successes buy, and its gist. */
export const ItemLines = ({ card, names, hits = true, gist = true }: Props) => {
  const words = useWords().box;
  const tier = card.tier === null ? [] : [words.item.tier(card.tier)];
  const facts = [...tier, ...wearLines(card, words, names)];
  return (
    <>
      <Text tone="faded">{facts.join(' · ')}</Text>
      {hits ? card.hitTable.map((row, index) => <Hits key={index} row={row} names={names} />) : null}
      {gist ? <Gist card={card} of={keyOf(card)} names={names} /> : null}
    </>
  );
};
