import { View } from 'react-native';
import { Piece } from '@/games/confrontation/board/Piece';
import { STRENGTH, nameOf } from '@/games/confrontation/content';
import type { TokenId, View as GameView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** The piece in hand: who it is and what it does. */
export const Chosen = ({ view, token: id }: { view: GameView; token: TokenId }) => {
  const { names, texts, table } = useWords();
  const token = view.tokens[id];
  const character = token?.character;
  if (!token || !character) return null;
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'center' }}>
      <Piece piece={token} width={64} height={70} selected />
      <View style={{ flex: 1 }}>
        <Text font="serifBold">
          {`${names.character[nameOf(character)]} · ${table.strength(STRENGTH[character])}`}
        </Text>
        <Text>{texts.character[character]}</Text>
      </View>
    </View>
  );
};
