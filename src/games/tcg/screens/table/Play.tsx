import { useRecordedGame } from '@/games/tcg/screens/games/useRecordedGame';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { playPage } from '@/shell/play/playPage';
import { AfterGame } from './AfterGame';
import { Bids } from './before/Bids';
import { Fellowships } from './before/Fellowships';
import { Seats } from './before/Seats';
import { Table } from './Table';

/** Which screen a game shows follows from where it stands. */
const Screen = ({ game }: { game: OpenGame }) => {
  useRecordedGame(game);
  switch (game.state.stage) {
    case 'bids':
      return <Bids game={game} />;
    case 'seats':
      return <Seats game={game} />;
    case 'fellowships':
      return <Fellowships key={game.state.at.player} game={game} />;
    case 'play':
      return <Table game={game} />;
    case 'ended':
      return <AfterGame game={game} />;
  }
};

export const Play = playPage({ useSession: useGame, Screen });
