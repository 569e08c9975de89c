import { explorationId } from '@/games/jime/board/view';
import type { AdventureState, GroupId, HeroId, SpaceId } from '@/games/jime/play';

/** What lies under the finger. */
export type TouchTarget =
  | { kind: 'token'; token: string; space: SpaceId }
  | { kind: 'terrain'; terrain: string; space: SpaceId | null }
  | { kind: 'exploration'; tile: string }
  | { kind: 'group'; group: GroupId; space: SpaceId | null }
  | { kind: 'hero'; hero: HeroId; space: SpaceId | null }
  | { kind: 'ground'; space: SpaceId | null };

/** The board tells only the id of what was touched: a token, a figure, a space, a tile. */
export const touchTargetOf = (adventure: AdventureState, id: string): TouchTarget => {
  const token = adventure.tokens.find((one) => one.id === id);
  if (token) return { kind: 'token', token: id, space: token.space };
  const terrain = adventure.terrain.find((one) => one.id === id);
  if (terrain) return { kind: 'terrain', terrain: id, space: 'space' in terrain ? terrain.space : null };
  const group = adventure.groups.find((one) => one.id === id);
  if (group) return { kind: 'group', group: id, space: group.space ?? group.lastSeen?.space ?? null };
  const hero = adventure.heroes.find((one) => one.hero === id);
  if (hero) return { kind: 'hero', hero: id, space: hero.space };
  const tile = adventure.tiles.find((one) => explorationId(one.tile) === id);
  if (tile) return { kind: 'exploration', tile: tile.tile };
  return { kind: 'ground', space: id.includes('/') ? id : null };
};
