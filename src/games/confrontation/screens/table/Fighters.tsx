import { View } from 'react-native';
import type { Side } from '@/games/confrontation/content';
import { CARD_STRENGTH, SIDES, nameOf } from '@/games/confrontation/content';
import type { BattleView, TokenId, View as GameView } from '@/games/confrontation/play';
import { Piece } from '@/games/confrontation/board/Piece';
import { useWords } from '@/games/confrontation/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/** Nobody before an enemy is chosen. */
export const fightersIn = (battle: BattleView | null): TokenId[] =>
  SIDES.flatMap((side) => battle?.fighters[side] ?? []);

/** What a side comes to with a card that lies open; null while it does not. */
export const openTotal = (
  { strength, faceUp, played, fetched, voided }: BattleView,
  side: Side,
): number | null => {
  const card = fetched[side] ?? played[side];
  if (strength === null || !faceUp[side] || card === null) return null;
  return strength[side] + (voided[side] ? 0 : CARD_STRENGTH[card]);
};

type BattleProps = { view: GameView; battle: BattleView };

/** The two who fight, and what lies before each of them. */
export const Fighters = ({ view, battle }: BattleProps) =>
  fightersIn(battle).length === 0 ? null : (
    <View style={{ flexDirection: 'row', justifyContent: 'space-around', gap: SPACE.m }}>
      {SIDES.map((side) => (
        <Fighter key={side} side={side} view={view} battle={battle} />
      ))}
    </View>
  );

type FighterProps = BattleProps & { side: Side };

/** What the longest word of a name takes in letters of the usual size; where that is not left, words go below the piece. */
const LONGEST_NAME = 105;

const Fighter = ({ side, view, battle }: FighterProps) => {
  const { names, table } = useWords();
  const { scale } = useTheme();
  const id = battle.fighters[side];
  const token = id === null ? null : view.tokens[id];
  const character = token?.character ?? null;
  return (
    <View
      style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}
    >
      <Piece piece={{ side, character }} width={52} height={57} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: LONGEST_NAME * scale }}>
        <Text font="serifBold">
          {character === null ? names.side[side] : names.character[nameOf(character)]}
        </Text>
        {battle.strength === null ? null : (
          <Text size="label" tone="faded">
            {table.strength(battle.strength[side])}
          </Text>
        )}
        <CardBefore side={side} battle={battle} />
      </View>
    </View>
  );
};

/** What the fighters everybody sees can do. */
export const FighterTexts = ({ view, battle }: BattleProps) => {
  const { names, texts, app } = useWords();
  const seen = fightersIn(battle).flatMap((id) => view.tokens[id]?.character ?? []);
  return seen.map((character) => (
    <Text key={character} size="label" tone="faded">
      {app.pair(names.character[nameOf(character)], texts.character[character])}
    </Text>
  ));
};

const CardBefore = ({ side, battle }: Omit<FighterProps, 'view'>) => {
  const { names, table } = useWords();
  const played = battle.played[side];
  const fetched = battle.fetched[side];
  if (battle.noCards) return null;
  const said =
    battle.faceUp[side] && played !== null
      ? table.battle.card([played, ...(fetched === null ? [] : [fetched])].map((card) => names.card[card]))
      : battle.chosen[side]
        ? table.battle.faceDown
        : table.battle.notYet;
  return (
    <Text size="label" font="sansBold" tone={battle.faceUp[side] ? 'ink' : 'faded'}>
      {said}
    </Text>
  );
};
