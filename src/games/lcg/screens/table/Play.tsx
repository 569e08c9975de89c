import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { SetUp } from '../newGame/SetUp';
import { AfterGame } from '../score/AfterGame';
import { useRecordedScore } from '../score/useRecordedScore';
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

const GameScreen = ({ game }: { game: OpenGame }) => {
  useRecordedScore(game);
  switch (game.state.stage) {
    case 'setUp':
      return <SetUp game={game} />;
    case 'play':
      return <Table game={game} />;
    case 'ended':
      return <AfterGame game={game} />;
  }
};
