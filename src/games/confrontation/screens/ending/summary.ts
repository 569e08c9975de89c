import type { GameState } from '@/games/confrontation/play';
import type { Translations } from '@/games/confrontation/words';
import { lineText } from '@/games/confrontation/words/story';
import { playerOf } from '../table/seat';
import type { ToldGame } from './toldGames';
import { toldGames } from './toldGames';
import { turnsOf } from './turns';

const gameLines = (
  { players }: GameState,
  { outcome, fellowship, log }: ToldGame,
  words: Translations,
): string[] => {
  const { ending, names } = words;
  const winner = playerOf({ players, fellowship }, outcome.winner).name;
  return [
    `${ending.won(winner)}. ${ending.reason[outcome.reason]}`,
    ending.points(names.side[outcome.winner], outcome.points),
    '',
    ...turnsOf(log).map(
      ({ turn, lines }) =>
        `${lineText(turn, words)}. ${lines.map((line) => lineText(line, words)).join('; ')}`,
    ),
    '',
  ];
};

/** The games as a text to send: who won, how, and every turn on a line of its own. */
export const summaryOf = (state: GameState, words: Translations): string =>
  [words.newGame.title, ...toldGames(state).flatMap((game) => gameLines(state, game, words))].join('\n');
