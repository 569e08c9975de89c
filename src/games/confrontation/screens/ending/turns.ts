import type { LineView } from '@/games/confrontation/play';

export type ToldTurn = { turn: Extract<LineView, { line: 'turn' }>; lines: LineView[] };

/** The story in turns; whatever happened before the first belongs to none. */
export const turnsOf = (log: readonly LineView[]): ToldTurn[] => {
  const turns: ToldTurn[] = [];
  for (const line of log) {
    if (line.line === 'turn') turns.push({ turn: line, lines: [] });
    else turns[turns.length - 1]?.lines.push(line);
  }
  return turns;
};
