import { View } from 'react-native';
import { SIDES, SPECIALS_OF, nameOf } from '@/games/confrontation/content';
import type { CardId, Side } from '@/games/confrontation/content';
import type { View as GameView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** §5 What is left in both hands, which the played cards tell, the special cards as far as they are known, and who fell. */
export const Hands = ({ view }: { view: GameView }) => {
  const { table } = useWords();
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="serifBold" heading={2}>
        {table.hands}
      </Text>
      {SIDES.map((side) => (
        <Hand key={side} side={side} view={view} />
      ))}
      <Fallen view={view} />
    </View>
  );
};

const Hand = ({ side, view }: { side: Side; view: GameView }) => {
  const { names, table, app } = useWords();
  const { hand, specials, held } = view.cards[side];
  const special =
    specials === null
      ? [table.heldSecret(held)]
      : SPECIALS_OF[side].filter((card) => specials.includes(card)).map((card) => names.special[card]);
  // Who has forgotten that the Eye may be played again through Magic loses a Ring-bearer by it.
  const named = (card: CardId): string =>
    card === 'magic' && side === 'sauron' && !hand.includes('eye')
      ? table.magicMayBe(names.card.magic, names.card.eye)
      : names.card[card];
  const all = [...hand.map(named), ...(held > 0 ? special : [])];
  return <Text>{app.pair(names.side[side], all.join(' · ') || table.noneThere)}</Text>;
};

/** Everybody who was defeated lies open beside the board. */
const Fallen = ({ view: { tokens } }: { view: GameView }) => {
  const { names, table, app } = useWords();
  const fallen = SIDES.map((side) => ({
    side,
    who: tokens.flatMap((token) =>
      token.side === side && token.at === 'fallen' && token.character !== null
        ? [names.character[nameOf(token.character)]]
        : [],
    ),
  })).filter(({ who }) => who.length > 0);
  if (fallen.length === 0) return null;
  return (
    <>
      <Text font="serifBold" heading={2}>
        {table.fallen}
      </Text>
      {fallen.map(({ side, who }) => (
        <Text key={side}>{app.pair(names.side[side], who.join(' · '))}</Text>
      ))}
    </>
  );
};
