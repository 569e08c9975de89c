import type { ReactElement } from 'react';
import { memo } from 'react';
import { View, useWindowDimensions } from 'react-native';
import type { Group, ListedCard, ListedGroup } from '@/games/tcg/checklist';
import { codeText, SET_FOUR } from '@/games/tcg/checklist';
import { toggleOwned } from '@/games/tcg/session/owned';
import { useWords } from '@/games/tcg/session/useWords';
import { PANEL_SIDE } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';

/** The narrowest a card may be before it goes to a row of its own. */
const NARROWEST = 320;
const GAP = SPACE.l;

/** How many cards stand side by side on a page as wide as this. */
export const useColumns = (width: number): number => {
  const room = Math.min(width, useWindowDimensions().width) - 2 * (SPACE.l + PANEL_SIDE);
  return Math.max(1, Math.floor((room + GAP) / (NARROWEST + GAP)));
};

type Props = { group: ListedGroup; has: ReadonlySet<number> };

/** The cards under one heading of the list: the heading, and row by row each card a line to tick. */
export const listedRows = ({ group, has, columns }: Props & { columns: number }): ReactElement[] => {
  const { cards } = group;
  const rows = Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns),
  );
  return [
    <Heading key="heading" group={group} has={has} />,
    ...rows.map((row) => (
      <View key={row[0]?.number} style={{ flexDirection: 'row', columnGap: GAP }}>
        {row.map((card) => (
          <View key={card.number} style={{ flexGrow: 1, flexShrink: 1, flexBasis: NARROWEST }}>
            <Line card={card} ticked={has.has(card.number)} />
          </View>
        ))}
      </View>
    )),
  ];
};

/** Headings of the list that are no cultures. */
const isOwnHeading = (group: Group): group is 'oneRing' | 'site' | 'premium' =>
  group === 'oneRing' || group === 'site' || group === 'premium';

const Heading = ({ group: { group, cards }, has }: Props) => {
  const { checklist: words, names } = useWords();
  const owned = cards.filter(({ number }) => has.has(number)).length;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.m, paddingBottom: SPACE.s }}>
      <Text size="heading" heading={2} style={{ flexShrink: 1 }}>
        {isOwnHeading(group) ? words.group[group] : names.culture[group]}
      </Text>
      <Text tone="faded">{words.of(owned, cards.length)}</Text>
    </View>
  );
};

/** A tick draws its own line alone. */
const Line = memo(function Line({ card, ticked }: { card: ListedCard; ticked: boolean }) {
  const { checklist: words } = useWords();
  const { number, rarity, title } = card;
  const code = codeText({ set: SET_FOUR, rarity, number });
  return (
    <TickLine
      text={title}
      label={words.card(title, code)}
      ticked={ticked}
      onTick={() => void toggleOwned(number)}
    >
      <Text size="label" tone="faded">
        {code}
      </Text>
    </TickLine>
  );
});
