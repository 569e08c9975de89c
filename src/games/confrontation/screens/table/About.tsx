import { STRENGTH, nameOf } from '@/games/confrontation/content';
import type { TokenId, View } from '@/games/confrontation/play';
import { charactersIn } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';

type Props = { view: View; token: TokenId | null; onClose(): void };

/** What a character does; of a hidden piece, who it may be where the players keep that in mind together. */
export const About = ({ view, token: id, onClose }: Props) => {
  const { names, texts, table } = useWords();
  const token = id === null ? undefined : view.tokens[id];
  if (!token) return null;
  const { character, side, candidates } = token;
  if (character !== null)
    return (
      <Dialog open title={names.character[nameOf(character)]} onClose={onClose}>
        <Text font="sansBold">{table.strength(STRENGTH[character])}</Text>
        <Text size="story">{texts.character[character]}</Text>
      </Dialog>
    );
  const maybe = charactersIn(side, candidates).map((one) => names.character[nameOf(one)]);
  return (
    <Dialog open title={table.hiddenPiece[side]} onClose={onClose}>
      <Text size="story">{view.options.memoryAid ? table.maybe(maybe) : table.unknown}</Text>
    </Dialog>
  );
};
