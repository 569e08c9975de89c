import { useGame } from '@/games/lcg/session/game';
import { OpenSave } from './OpenSave';
import { Table } from './Table';

/** The open game, or the save being opened. */
export const Play = ({ slot }: { slot: number | null }) => {
  const game = useGame((store) => store.game);
  const crash = useGame((store) => store.crash);
  if (crash) throw crash;
  return game && (slot === null || game.slot === slot) ? <Table game={game} /> : <OpenSave slot={slot} />;
};
