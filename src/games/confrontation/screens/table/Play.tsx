import { useGame } from '@/games/confrontation/session/game';
import { GameScreen } from './GameScreen';
import { OpenSave } from './OpenSave';

/** The open game, or the save being opened. Each game of a match begins with the curtain. */
export const Play = ({ slot }: { slot: number | null }) => {
  const game = useGame((store) => store.game);
  const crash = useGame((store) => store.crash);
  if (crash) throw crash;
  return game && (slot === null || game.slot === slot) ? (
    <GameScreen key={`${game.slot} ${game.state.played.length}`} game={game} />
  ) : (
    <OpenSave slot={slot} />
  );
};
