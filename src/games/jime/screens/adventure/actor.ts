import type { Game, HeroId } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';

/** Who is most likely to act now: the one chosen last, else whose turn it is, else the first who has not played. */
export const actorOf = (game: Game, chosen: HeroId | null): HeroId => {
  const standing = standingHeroes(game);
  if (chosen !== null && standing.some(({ hero }) => hero === chosen)) return chosen;
  const waiting = standing.find(({ turn }) => turn === 'waiting');
  return game.state.adventure?.turn ?? waiting?.hero ?? standing[0]?.hero ?? '';
};
