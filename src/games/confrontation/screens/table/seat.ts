import type { Side } from '@/games/confrontation/content';
import type { GameState, LogLine } from '@/games/confrontation/play';
import { isOpenAsk } from '@/games/confrontation/play';

/** Who holds the tablet: a side, or nobody while it lies on the table; null before anybody has taken it. */
export type Holder = Side | 'table' | null;

export type Seat = {
  holder: Holder;
  /** How many lines of the story have been told on the open table. */
  told: number;
};

/** What the screen shows: the news both may watch, the curtain, a question on the open table or behind it, or the end. */
export type Moment = 'news' | 'curtain' | 'open' | 'secret' | 'book' | 'over';

/** A plain move is no news for both: whoever moves next reads of it. */
const QUIET: readonly LogLine['line'][] = ['turn', 'move', 'retake'];
export const isNews = ({ line }: Pick<LogLine, 'line'>): boolean => !QUIET.includes(line);

export const playerOf = ({ players, fellowship }: Pick<GameState, 'players' | 'fellowship'>, side: Side) =>
  players[side === 'fellowship' ? fellowship : 1 - fellowship] ?? { name: '', kind: 'person' as const };

/** The one person of a game against the book; null when two people play. */
export const onlyPerson = (state: Pick<GameState, 'players' | 'fellowship'>): Side | null => {
  if (playerOf(state, 'sauron').kind !== 'person') return 'fellowship';
  return playerOf(state, 'fellowship').kind !== 'person' ? 'sauron' : null;
};

const hasNews = ({ log }: GameState, told: number): boolean => (log ?? []).slice(told).some(isNews);

/** §5 The curtain falls whenever another person decides; what both may see lies open between them. */
export const momentOf = (state: GameState, { holder, told }: Seat): Moment => {
  const { prompt } = state;
  if (hasNews(state, told)) return 'news';
  if (!prompt) return 'over';
  if (playerOf(state, prompt.side).kind !== 'person') return 'book';
  if (onlyPerson(state)) return isOpenAsk(prompt.ask) ? 'open' : 'secret';
  if (isOpenAsk(prompt.ask)) return holder === null ? 'curtain' : 'open';
  return holder === prompt.side ? 'secret' : 'curtain';
};
