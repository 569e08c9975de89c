import type { OpenGame } from '@/games/confrontation/session/game';
import { useGame } from '@/games/confrontation/session/game';
import { playPage } from '@/shell/play/playPage';
import { GameScreen } from './GameScreen';

/** Each game of a match begins with the curtain. */
const Screen = ({ game }: { game: OpenGame }) => (
  <GameScreen key={`${game.slot} ${game.state.played.length}`} game={game} />
);

export const Play = playPage({ useSession: useGame, Screen });
