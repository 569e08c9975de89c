import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { SetUp } from '../newGame/SetUp';
import { OpenSave } from './OpenSave';
import { Table } from './Table';

/** The open game, or the save being opened: which screen it shows follows from where it stands. */
export const Play = ({ slot }: { slot: number | null }) => {
  const game = useGame((store) => store.game);
  const crash = useGame((store) => store.crash);
  if (crash) throw crash;
  return game && (slot === null || game.slot === slot) ? (
    <GameScreen game={game} />
  ) : (
    <OpenSave slot={slot} />
  );
};

const GameScreen = ({ game }: { game: OpenGame }) =>
  game.state.stage === 'setUp' ? <SetUp game={game} /> : <Table game={game} />;
