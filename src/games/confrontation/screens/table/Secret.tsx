import { viewOf } from '@/games/confrontation/play';
import type { OpenGame } from '@/games/confrontation/session/game';
import { Answer } from './Answer';
import { Placing } from './setUp/Placing';
import { Versions } from './setUp/Versions';
import { Turn } from './Turn';

/** What one side is asked with its own pieces in sight; the other has looked away. */
export const Secret = ({ game }: { game: OpenGame }) => {
  const { prompt } = game.state;
  if (!prompt) return null;
  const view = viewOf(game.state, prompt.side);
  switch (prompt.ask) {
    case 'versions':
      return <Versions view={view} />;
    case 'placing':
      return <Placing view={view} />;
    case 'turn':
      return <Turn key={view.turn.first?.token} view={view} />;
    default:
      return <Answer key={prompt.ask} view={view} />;
  }
};
