import { memo } from 'react';
import { View } from 'react-native';
import type { Group, ListedCard, ListedGroup } from '@/games/tcg/checklist';
import { codeText, SET_FOUR } from '@/games/tcg/checklist';
import { toggleOwned } from '@/games/tcg/session/owned';
import { useWords } from '@/games/tcg/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';

/** Headings of the list that are no cultures. */
const isOwnHeading = (group: Group): group is 'oneRing' | 'site' | 'premium' =>
  group === 'oneRing' || group === 'site' || group === 'premium';

type Props = { group: ListedGroup; has: ReadonlySet<number> };

/** The cards under one heading of the list, each a line to tick. */
export const ListedCards = ({ group: { group, cards }, has }: Props) => {
  const { checklist: words, names } = useWords();
  const owned = cards.filter(({ number }) => has.has(number)).length;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.m }}>
        <Text size="heading" heading={2} style={{ flexShrink: 1 }}>
          {isOwnHeading(group) ? words.group[group] : names.culture[group]}
        </Text>
        <Text tone="faded">{words.of(owned, cards.length)}</Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l }}>
        {cards.map((card) => (
          <View key={card.number} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 320, maxWidth: '100%' }}>
            <Line card={card} ticked={has.has(card.number)} />
          </View>
        ))}
      </View>
    </Panel>
  );
};

/** Hundreds of them stand on the page: a tick draws its own line alone. */
const Line = memo(({ card, ticked }: { card: ListedCard; ticked: boolean }) => {
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
Line.displayName = 'Line';
