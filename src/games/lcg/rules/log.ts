import type { LogLine } from '@/games/lcg/state';
import type { Game } from './rule';

/** Adds a line to the page of this round. */
export const tell = ({ state }: Game, line: LogLine): void => {
  const last = state.log[state.log.length - 1];
  if (last?.round === state.round) last.lines.push(line);
  else state.log.push({ round: state.round, lines: [line] });
};
