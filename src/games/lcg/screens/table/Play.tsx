import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { playPage } from '@/shell/play/playPage';
import { SetUp } from '../newGame/SetUp';
import { AfterGame } from '../score/AfterGame';
import { useRecordedScore } from '../score/useRecordedScore';
import { Table } from './Table';

/** Which screen a game shows follows from where it stands. */
const Screen = ({ game }: { game: OpenGame }) => {
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

export const Play = playPage({ useSession: useGame, Screen });
