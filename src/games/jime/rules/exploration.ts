import type { Game } from './agenda';
import { schedule, scheduleEffects, openPrompt } from './agenda';
import {
  adventureOf,
  heroInPlay,
  requireActionPhase,
  isActionPhase,
  standingHero,
  standingHeroes,
  storyOf,
} from './lookup';
import { tileOf } from '@/games/jime/map/placement';
import type { LaidTile } from '@/games/jime/map/plan';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId, MapTile, SpaceId, Text } from '@/games/jime/state';
import { fire } from './triggers';
import { actsNow, spendMove } from './actionPhase';
import { explorationInspires } from './difficulty';
import { gainInspiration } from './inspiration';
import { teachMoment } from './lessons';
import { openPlacement } from './placements';

/** The tiles of a block or by name, those the company is large enough for, in laying order. */
const tilesToReveal = (game: Game, block: string | undefined, names: readonly string[]): LaidTile[] => {
  const { layout } = adventureOf(game);
  if (layout.kind === 'battle') return [];
  return layout.tiles.filter((tile) => tile.block === block || names.includes(tile.id));
};

/** §52.1, §52.2 Tiles are laid with an exploration token where the app says so, and are unexplored then. */
export const revealTiles = (
  game: Game,
  { block, tiles: names = [] }: { block?: string | undefined; tiles?: readonly string[] | undefined },
  text: Text | null,
): void => {
  const adventure = adventureOf(game);
  const laid = tilesToReveal(game, block, names)
    .filter(({ id }) => !adventure.tiles.some((tile) => tile.id === id))
    .map(({ id, tile, turn, at, explored }): MapTile => ({
      id,
      tile,
      turn,
      at,
      explored: explored ?? false,
    }));
  if (laid.length === 0) return;
  adventure.tiles.push(...laid);
  const tiles = laid.map(({ tile, turn, at }) => ({ tile, turn, at }));
  openPlacement(game, { kind: 'tiles', tiles }, text);
};

const tileNamed = (game: Game, side: string): MapTile =>
  adventureOf(game).tiles.find(({ tile }) => tile === side) ?? refuse('tile/no-such-tile', { tile: side });

/** §52.4 The hero who entered selects the token and confirms. §52.5 It need not be where the move ends. */
export const explore: Rule<'explore'> = {
  check: (game, { hero, tile }) => {
    requireActionPhase(game);
    const { space } = standingHero(game, hero);
    if (tileNamed(game, tile).explored) refuse('tile/explored', { tile });
    if (space !== null && tileOf(space) !== tile) refuse('tile/not-entered', { tile });
  },
  play: (game, { hero, tile }) => {
    // Unseen, the hero has come here by a move; on the mirror that move was counted.
    if (heroInPlay(game, hero).space === null) spendMove(game, hero);
    else actsNow(game, hero);
    schedule(game, { do: 'explore', hero, tile });
  },
  offers: (game) =>
    isActionPhase(game)
      ? standingHeroes(game).flatMap(({ hero }) =>
          adventureOf(game)
            .tiles.filter(({ explored }) => !explored)
            .map(({ tile }) => ({ hero, tile })),
        )
      : [],
};

/** §40.3, §52.3 Entering an unexplored tile explores it at once; on the mirror the app does it by itself. */
export const exploreIfEntered = (game: Game, hero: HeroId, space: SpaceId): void => {
  const tile = adventureOf(game).tiles.find((one) => one.tile === tileOf(space));
  if (tile && !tile.explored) schedule(game, { do: 'explore', hero, tile: tile.tile });
};

/** §52.3, §42.2 The token goes; the hero gains an inspiration, except on hard; the tile tells its story. */
export const exploreTile = (game: Game, hero: HeroId, side: string): void => {
  const tile = tileNamed(game, side);
  if (tile.explored || heroInPlay(game, hero).defeated) return;
  tile.explored = true;
  const context = { hero };
  fire(game, { moment: 'explored', tile: tile.id }, context);
  scheduleEffects(game, storyOf(game).explore?.[tile.id], context);
  const inspires = explorationInspires(game);
  if (inspires) gainInspiration(game, hero, 1);
  const line = inspires ? 'exploration.inspired' : 'exploration.done';
  openPrompt(game, { kind: 'message', pages: [{ line, hero, tile: side }], hero });
  teachMoment(game, 'exploring');
};
