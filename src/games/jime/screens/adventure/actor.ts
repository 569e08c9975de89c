import type { Game, HeroId, HeroInPlay } from '@/games/jime/play';
import { standingHeroes, stillToPlay } from '@/games/jime/play';

/** The hero the table chose to act, and how things stood then: whose turn it was, and whether this hero had played. */
export type ChosenActor = { hero: HeroId; turn: HeroId | null; played: HeroInPlay['turn'] };

export const chooseActor = (game: Game, hero: HeroId): ChosenActor => ({
  hero,
  turn: game.state.adventure?.turn ?? null,
  played: standingHeroes(game).find((one) => one.hero === hero)?.turn ?? 'waiting',
});

/** §72.5 Whose turn it is; with one hero left to play it is that one's, said or not. */
export const atPlay = (game: Game): HeroId | null => {
  const { turn, phase } = game.state.adventure ?? {};
  if (turn) return turn;
  const [last, ...others] = phase === 'action' ? stillToPlay(game) : [];
  return others.length === 0 ? (last ?? null) : null;
};

/** §72.5 Who is most likely to act now: the one chosen while things stand so, else whose turn it is, else the first who has not played. */
export const actorOf = (game: Game, chosen: ChosenActor | null): HeroId => {
  const standing = standingHeroes(game);
  const turn = game.state.adventure?.turn ?? null;
  const still = standing.find((one) => one.hero === chosen?.hero && one.turn === chosen.played);
  if (still && chosen?.turn === turn) return still.hero;
  return turn ?? likeliest(standing) ?? '';
};

/** The first of these who has not played this round; if all have, the first. */
export const likeliest = (heroes: readonly HeroInPlay[]): HeroId | undefined =>
  (heroes.find(({ turn }) => turn === 'waiting') ?? heroes[0])?.hero;
