import { Pressable, View } from 'react-native';
import type { BoardProps } from '@/games/jime/board/BoardTable';
import { labelsOf } from '@/games/jime/board/labels';
import { useWords } from '@/games/jime/session/useWords';

/** What the board can be touched on, by its own labels; Skia, which paints it, needs a real browser (see e2e). */
export const Board = ({ view, say, onTouch }: Pick<BoardProps, 'view' | 'say' | 'onTouch'>) => {
  const words = useWords().board;
  return (
    <View testID="board" nativeID={view.reachable.join(' ')}>
      {labelsOf(view, words, say)
        .flatMap(({ tile, spaces, things }) => [tile, ...spaces, ...things])
        .map(({ id, label }) => (
          <Pressable key={id} testID={id} role="button" aria-label={label} onPress={() => onTouch(id)} />
        ))}
    </View>
  );
};
