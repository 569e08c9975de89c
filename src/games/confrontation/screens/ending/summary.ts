import type { GameState, LineView } from '@/games/confrontation/play';
import type { Translations } from '@/games/confrontation/words';
import { lineText } from '@/games/confrontation/words/story';
import { playerOf } from '../table/seat';
import { turnsOf } from './turns';

/** The game as a text to send: who won, how, and every turn on a line of its own. */
export const summaryOf = (state: GameState, log: readonly LineView[], words: Translations): string => {
  const { outcome } = state;
  const { ending, names, newGame } = words;
  if (!outcome) return '';
  const turns = turnsOf(log).map(
    ({ turn, lines }) => `${lineText(turn, words)}. ${lines.map((line) => lineText(line, words)).join('; ')}`,
  );
  return [
    newGame.title,
    `${ending.won(playerOf(state, outcome.winner).name)}. ${ending.reason[outcome.reason]}`,
    ending.points(names.side[outcome.winner], outcome.points),
    '',
    ...turns,
    '',
  ].join('\n');
};
