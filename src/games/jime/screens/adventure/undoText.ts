import type { Command, GameState, Prompt, TablePiece } from '@/games/jime/play';
import { piecesBeyond } from '@/games/jime/play';
import { tileOf } from '@/games/jime/map/placement';
import { nameKey, pieceName } from '@/games/jime/board/pieceNames';
import { useWords } from '@/games/jime/session/useWords';
import { midSentence } from '@/i18n/grammar';
import { useNames } from '../useNames';

/** What the hands have to do when the game goes from one state to another: pieces to take up, pieces to put back. */
export type HandsDo = { takeUp: TablePiece[]; putBack: TablePiece[] };

export const handsDo = (from: GameState, to: GameState): HandsDo => {
  const [before, after] = [from.adventure, to.adventure];
  if (!before || !after) return { takeUp: [], putBack: [] };
  return { takeUp: piecesBeyond(before, after), putBack: piecesBeyond(after, before) };
};

type UndoText = {
  /** A step by what it was and who took it; `asked` is the prompt it answered. */
  step(command: Command, asked: Prompt | undefined): string;
  /** What to do by hand, in one sentence; empty when there is nothing. */
  hands(change: HandsDo): string;
};

export const useUndoText = (): UndoText => {
  const words = useWords();
  const names = useNames();
  const { undo } = words.table;
  const named = (piece: TablePiece): string => {
    switch (piece.piece) {
      case 'tile':
        return words.board.tile(piece.tile);
      case 'battleTiles':
        return undo.battleTiles;
      case 'exploration':
        return undo.of(names.say('token.exploration'), piece.tile);
      case 'token':
        return undo.of(pieceName(nameKey(piece.token), names.say), tileOf(piece.token.space));
      case 'terrain': {
        const { terrain } = piece;
        const space = 'space' in terrain ? terrain.space : terrain.border[0];
        return undo.of(names.say(`terrain.${terrain.terrain}`), tileOf(space));
      }
      case 'figures':
        return undo.of(words.table.bar.figures(piece.count), names.group(piece.group));
    }
  };
  const list = (pieces: readonly TablePiece[]): string =>
    pieces.map((piece) => midSentence(named(piece))).join(', ');
  return {
    step: (command, asked) => {
      const read: Partial<Record<Prompt['kind'], string>> = words.rules.read;
      const answered = command.type === 'continue' && asked ? read[asked.kind] : undefined;
      const what = answered ?? words.rules.command[command.type];
      return 'hero' in command ? undo.of(what, names.hero(command.hero)) : what;
    },
    hands: ({ takeUp, putBack }) =>
      [
        takeUp.length > 0 ? words.app.pair(undo.takeUp, list(takeUp)) : '',
        putBack.length > 0 ? words.app.pair(undo.putBack, list(putBack)) : '',
      ]
        .filter(Boolean)
        .join('. '),
  };
};
