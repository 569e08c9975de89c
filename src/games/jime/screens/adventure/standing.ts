import type { Game, HeroId } from '@/games/jime/play';

export const standingHeroes = ({ state }: Game): HeroId[] =>
  (state.adventure?.heroes ?? []).filter(({ defeated }) => !defeated).map(({ hero }) => hero);

/** Who is most likely to act now: the one chosen last, else whose turn it is, else the first who has not played. */
export const actorOf = (game: Game, chosen: HeroId | null): HeroId => {
  const { adventure } = game.state;
  const standing = standingHeroes(game);
  if (chosen !== null && standing.includes(chosen)) return chosen;
  const waiting = adventure?.heroes.find(({ hero, turn }) => standing.includes(hero) && turn === 'waiting');
  return adventure?.turn ?? waiting?.hero ?? standing[0] ?? '';
};
