import type { GameState } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { lineText } from '@/games/tcg/words/log';
import { RowList, SHEET_ROOM } from '@/ui/RowList';
import type { LogChapter } from '@/ui/logRows';
import { logRows } from '@/ui/logRows';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The log as it is read, a chapter for each turn. */
export const useChapters = (state: GameState): LogChapter[] => {
  const words = useWords();
  return state.log.map(({ turn, lines }) => ({
    key: turn,
    title: turn === 0 ? words.table.setUp : words.table.turn(turn),
    lines: lines.map((line) => ({
      text: lineText(line, state, words),
      override: line.line === 'override',
    })),
  }));
};

/** Everything that happened, the latest turn first. */
export const LogSheet = ({ game, controls }: SheetProps) => {
  const { menu } = useWords().table;
  return (
    <Sheet game={game} title={menu.log} onClose={controls.close} scrolls={false}>
      <RowList room={SHEET_ROOM} rows={logRows(useChapters(game.state), menu.logEmpty)} />
    </Sheet>
  );
};
