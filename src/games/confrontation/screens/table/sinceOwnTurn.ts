import type { LineView, View } from '@/games/confrontation/play';

/** How a battle went was told on the open table; what it left behind is told again. */
const LASTING: readonly LineView['line'][] = [
  ...(['move', 'attack', 'show', 'swap', 'retreat', 'defeat'] as const),
  ...(['placed', 'ring', 'special', 'retake'] as const),
];

/** What the other side did since this side last began a turn. */
export const sinceOwnTurn = ({ log, side }: Pick<View, 'log' | 'side'>): LineView[] => {
  const turns = log.flatMap((line, i) => (line.line === 'turn' ? [{ i, side: line.side }] : []));
  const own = turns.filter((turn) => turn.side === side);
  const now = own[own.length - 1]?.i ?? log.length;
  const before = turns.filter((turn) => turn.i < now && turn.side !== side);
  const theirs = before[before.length - 1]?.i ?? now;
  return log.slice(theirs, now).filter(({ line }) => LASTING.includes(line));
};
