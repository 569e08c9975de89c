import { useState } from 'react';
import { View } from 'react-native';
import type { HitRow, Item, ProductId, Trinket } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Picture } from '@/ui/Picture';
import { ScrollList } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { CardTitle } from './CardTitle';
import { Gist } from './Gist';
import { hitRowText } from './hitRowText';
import type { Purpose } from './PurposeFilter';
import { PurposeFilter, serves } from './PurposeFilter';
import type { BoxTabProps } from './boxTab';
import { LIST } from './boxTab';

type Card = Item | Trinket;
type Series = { id: string; cards: Card[] };

const bySeries = (cards: Card[]): Series[] => {
  const ids = [...new Set(cards.map(({ series }) => series))];
  return ids.map((id) => ({ id, cards: cards.filter(({ series }) => series === id) }));
};

export const keyOf = (card: Card): string =>
  card.slot === 'trinket' ? `trinket.${card.id}` : `item.${card.id}`;

type Props = BoxTabProps & { kind: 'items' | 'trinkets' };

/** Each series as a tree: from tier to tier, with the lore that opens the way (§29.5, §34.4). */
export const Items = ({ opened, names, shows, kind }: Props) => {
  const [purpose, setPurpose] = useState<Purpose>('any');
  const cards: Card[] = Object.values(opened.box[kind]);
  const series = bySeries(cards).filter((each) =>
    each.cards.some(
      (card) => shows(Object.keys(card.copies) as ProductId[], [keyOf(card)]) && serves(card, purpose),
    ),
  );
  return (
    <ScrollList
      {...LIST}
      data={series}
      keyExtractor={({ id }) => id}
      ListHeaderComponent={<PurposeFilter value={purpose} onChoose={setPurpose} />}
      renderItem={({ item }) => <Tree cards={item.cards} names={names} />}
    />
  );
};

const Tree = ({ cards, names }: { cards: Card[]; names: Names }) => {
  const { item: words } = useWords().box;
  const tiers = [...new Set(cards.map(({ tier }) => tier))].sort((a, b) => (a ?? 0) - (b ?? 0));
  const [root] = cards;
  return (
    <Panel style={{ gap: SPACE.s }}>
      {root ? <CardTitle names={names} of={keyOf(root)} size="heading" heading={2} /> : null}
      {tiers.map((tier, i) => (
        <View key={String(tier)} style={{ gap: SPACE.s }}>
          {i > 0 ? <LoreLine lore={cards.find((card) => card.tier === tiers[i - 1])?.lore ?? null} /> : null}
          <Text font="sansBold" tone="gold">
            {tier === null ? words.single : words.tier(tier)}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            {cards
              .filter((card) => card.tier === tier)
              .map((card) => (
                <CardFace key={card.id} card={card} names={names} />
              ))}
          </View>
        </View>
      ))}
    </Panel>
  );
};

/** The line a company's lore must cross. */
const LoreLine = ({ lore }: { lore: number | null }) => {
  const { item: words } = useWords().box;
  const { colours } = useTheme();
  const line = <View style={{ flex: 1, height: 2, backgroundColor: colours.gold }} />;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      {line}
      {lore === null ? null : (
        <Picture
          label={words.lore(lore)}
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
        >
          <Icon name="lore" size={24} tone="gold" />
          <Text font="sansBold" tone="gold">
            {words.lore(lore)}
          </Text>
        </Picture>
      )}
      {line}
    </View>
  );
};

const CardFace = ({ card, names }: { card: Card; names: Names }) => {
  const { item: words } = useWords().box;
  const { colours } = useTheme();
  const copies = Object.values(card.copies).reduce((sum, each) => sum + each, 0);
  const stats = card.testStats.map((stat) => (stat === 'wild' ? words.anyStat : names.say(`stat.${stat}`)));
  const facts = [
    placeOf(card, words),
    card.ranged ? words.ranged : '',
    stats.length > 0 ? words.tests(stats.join(', ')) : '',
    words.copies(copies),
  ];
  return (
    <View
      style={{
        flexGrow: 1,
        flexBasis: 236,
        maxWidth: 460,
        gap: SPACE.xs,
        padding: SPACE.m - 4,
        borderRadius: RADIUS,
        borderWidth: 1.5,
        borderColor: colours.faded,
        backgroundColor: colours.ground,
      }}
    >
      <CardTitle names={names} of={keyOf(card)} heading={3} />
      <Text tone="faded">{facts.filter(Boolean).join(' · ')}</Text>
      {card.hitTable.map((row, i) => (
        <Hits key={i} row={row} names={names} />
      ))}
      <Gist card={card} of={keyOf(card)} names={names} />
    </View>
  );
};

export const placeOf = (card: Card, words: Translations['box']['item']): string => {
  if (card.slot === 'trinket') return words.depletion(card.depletion);
  return card.slot === 'hand' ? words.hands(card.hands) : words.slot[card.slot];
};

export const Hits = ({ row, names }: { row: HitRow; names: Names }) => {
  const { item: words } = useWords().box;
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'center' }}>
      <Icon name="success" size={18} tone="moss" />
      <Text style={{ flex: 1 }}>{hitRowText(row, words, names.say)}</Text>
    </View>
  );
};
