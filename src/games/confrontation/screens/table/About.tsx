import { STRENGTH, nameOf } from '@/games/confrontation/content';
import type { TokenId, TokenView, View } from '@/games/confrontation/play';
import { charactersIn } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';

/** Whoever of a side has not fallen, as far as the other side can tell. */
const stillInPlay = ({ tokens }: View, side: TokenView['side']) =>
  charactersIn(
    side,
    tokens
      .filter((token) => token.side === side && token.at !== 'fallen')
      .reduce((all, { candidates }) => all | candidates, 0),
  );

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
  const { memoryAid } = view.options;
  const among = memoryAid ? charactersIn(side, candidates) : stillInPlay(view, side);
  const whoever = among.map((one) => names.character[nameOf(one)]);
  return (
    <Dialog open title={table.hiddenPiece[side]} onClose={onClose}>
      <Text size="story">{memoryAid ? table.maybe(whoever) : table.unknown}</Text>
      {memoryAid ? null : <Text>{table.stillInPlay(whoever)}</Text>}
    </Dialog>
  );
};
