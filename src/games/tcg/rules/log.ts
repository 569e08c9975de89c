import type { LogLine } from '@/games/tcg/state';
import type { Game } from './rule';

/** Adds a line to the page of this turn. */
export const tell = ({ state }: Game, line: LogLine): void => {
  const last = state.log[state.log.length - 1];
  if (last?.turn === state.turn) last.lines.push(line);
  else state.log.push({ turn: state.turn, lines: [line] });
};
