import type { PerCompany, Spaces } from '@/games/jime/content';
import { walkFrom } from '@/games/jime/map/distance';
import type { Context, HeroId, MapToken, SpaceId } from '@/games/jime/state';
import type { Game } from './agenda';
import { announce } from './announce';
import { forCompany } from './difficulty';
import { adventureOf, heroInPlay, storyOf } from './lookup';
import { boardOf } from './maps';
import { partFromHero, tokenSpace } from './mirror';
import { openPlacement } from './placements';
import { drawSpace } from './storySpaces';
import { removeToken } from './tokens';
import { fire } from './triggers';

/** A companion on the map, by the id of its token. */
const companionOn = (game: Game, id: string): MapToken | undefined =>
  adventureOf(game).tokens.find((token) => token.id === id);

/** What a companion can bear; null when nothing is said. */
export const companionHealth = (game: Game, id: string): number | null => {
  const health = storyOf(game).tokens.find((token) => token.id === id)?.companion?.health;
  return health === undefined ? null : forCompany(game, health);
};

/** A companion goes along with a hero: on the mirror it follows, without it the table moves it. */
export const join = (game: Game, id: string, hero: HeroId): void => {
  const token = companionOn(game, id);
  if (!token || token.caught || token.with === hero) return;
  token.with = hero;
  delete token.moved;
  token.space = heroInPlay(game, hero).space ?? token.space;
  announce(game, { line: 'effect.join', token: id, hero }, hero);
};

/** §8.4 So many spaces along a shortest way; where none leads there, nobody moves. */
const walkTowards = (game: Game, from: SpaceId, to: SpaceId, moves: number): SpaceId => {
  const board = boardOf(game);
  const left = walkFrom(board, to);
  let at = from;
  for (let taken = 0; taken < moves && at !== to; taken += 1) {
    const next = (board.adjacent[at] ?? []).find((space) => (left[space] ?? Infinity) < (left[at] ?? 0));
    if (next === undefined) return at;
    at = next;
  }
  return at;
};

const moveTo = (game: Game, token: MapToken, space: SpaceId): void => {
  if (tokenSpace(game, token) === space && token.with === undefined) return;
  delete token.with;
  delete token.moved;
  token.space = space;
  openPlacement(game, { kind: 'tokenMoved', token: { ...token } }, null);
};

/** A companion is sent to a space, or walks there by itself, from where it was last seen, while nobody leads or holds it. */
export const send = (
  game: Game,
  id: string,
  to: Spaces,
  moves: PerCompany | undefined,
  context: Context,
): void => {
  const token = companionOn(game, id);
  if (!token || (moves !== undefined && (token.with !== undefined || token.caught))) return;
  const space = drawSpace(game, to, context);
  if (space === null) return;
  const far = moves === undefined ? space : walkTowards(game, token.space, space, forCompany(game, moves));
  moveTo(game, token, far);
};

export const seize = (game: Game, id: string): void => {
  const token = companionOn(game, id);
  if (!token || token.caught) return;
  partFromHero(game, token);
  token.caught = true;
  announce(game, { line: 'effect.seize', token: id });
};

export const free = (game: Game, id: string): void => {
  const token = companionOn(game, id);
  if (!token?.caught) return;
  delete token.caught;
  announce(game, { line: 'effect.free', token: id });
};

/** A companion is hurt or mended; one hurt as far as it can bear leaves the map, and the story hears of it. */
export const harm = (game: Game, id: string, by: number): void => {
  const token = companionOn(game, id);
  if (!token || by === 0) return;
  const health = companionHealth(game, id) ?? Infinity;
  const before = token.hurt ?? 0;
  token.hurt = Math.min(health, Math.max(0, before + by));
  if (token.hurt >= health) return lose(game, id);
  const count = Math.abs(token.hurt - before);
  if (count > 0) announce(game, { line: by > 0 ? 'effect.harm' : 'effect.mend', token: id, count });
};

const lose = (game: Game, id: string): void => {
  fire(game, { moment: 'companionLost', companion: id }, {});
  announce(game, { line: 'effect.lost', token: id });
  removeToken(game, id);
};
