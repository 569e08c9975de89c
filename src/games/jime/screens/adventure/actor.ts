import type { Game, HeroId } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';

/** The hero the table chose to act, and whose turn it was then. */
export type ChosenActor = { hero: HeroId; turn: HeroId | null };

/** Who is most likely to act now: the one chosen in this turn, else whose turn it is, else the first who has not played. */
export const actorOf = (game: Game, chosen: ChosenActor | null): HeroId => {
  const standing = standingHeroes(game);
  const turn = game.state.adventure?.turn ?? null;
  if (chosen?.turn === turn && standing.some(({ hero }) => hero === chosen.hero)) return chosen.hero;
  const waiting = standing.find((one) => one.turn === 'waiting');
  return turn ?? waiting?.hero ?? standing[0]?.hero ?? '';
};
