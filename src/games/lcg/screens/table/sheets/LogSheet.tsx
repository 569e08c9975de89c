import { useWords } from '@/games/lcg/session/useWords';
import { lineText } from '@/games/lcg/words/log';
import { RowList, SHEET_ROOM } from '@/ui/RowList';
import { logRows } from '@/ui/logRows';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Everything that happened, the latest round first. */
export const LogSheet = ({ game, controls }: SheetProps) => {
  const words = useWords();
  const { state } = game;
  const chapters = state.log.map(({ round, lines }) => ({
    key: round,
    title: round === 0 ? words.table.setUp : words.table.round(round),
    lines: lines.map((line) => ({
      text: lineText(line, state, words),
      override: line.line === 'override',
    })),
  }));
  return (
    <Sheet game={game} title={words.table.menu.log} onClose={controls.close} scrolls={false}>
      <RowList room={SHEET_ROOM} rows={logRows(chapters, words.table.menu.logEmpty)} />
    </Sheet>
  );
};
