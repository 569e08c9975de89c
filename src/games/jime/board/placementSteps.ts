import type { AdventureState, Placement } from '@/games/jime/play';
import { tileOf } from '@/games/jime/map/placement';
import type { PlacedTerrain } from '@/games/jime/map/spaces';
import type { Step } from './layMapSteps';
import type { BoardView } from './view';
import { explorationId, isTileStep, tileId } from './view';

const tileUnder = (token: PlacedTerrain): string => tileOf('space' in token ? token.space : token.border[0]);

const inSpace = (space: string): Step => ({ tile: tileOf(space), space });

/** What the table does, step by step, while a placement is open: lay, add or take away. */
export const placementSteps = (what: Placement, { tiles }: AdventureState): Step[] => {
  switch (what.kind) {
    case 'tiles':
      return what.tiles.flatMap(({ tile }) => {
        const unexplored = tiles.some((one) => one.tile === tile && !one.explored);
        return [{ tile }, ...(unexplored ? [{ tile, thing: explorationId(tile) }] : [])];
      });
    case 'battleTiles':
      return what.tiles.map(({ tile, copy }) => ({ tile: `${tile}-${copy}` }));
    case 'tokens':
      return what.tokens.map(({ id, space }) => ({ tile: tileOf(space), thing: id }));
    case 'terrain':
      return what.terrain.map((token) => ({ tile: tileUnder(token), thing: token.id }));
    case 'group':
      return [{ tile: tileOf(what.space), thing: what.group }];
    case 'tokenRemoved':
      return [inSpace(what.token.space)];
    case 'terrainRemoved':
      return [
        'space' in what.terrain
          ? inSpace(what.terrain.space)
          : { tile: tileUnder(what.terrain), border: what.terrain.border },
      ];
    case 'heroes':
      return [inSpace(what.space)];
    case 'bonus':
    case 'groupRemoved':
      return [];
  }
};

/** The board while one step of a placement is being done: what comes in later steps is not there yet. */
export const placementView = (view: BoardView, steps: readonly Step[], at: number): BoardView => {
  const later = steps.slice(at + 1);
  const things = new Set(later.map(({ thing }) => thing));
  const tiles = new Set(later.filter(isTileStep).map(({ tile }) => tile));
  const left = {
    tokens: view.tokens.filter(({ id }) => !things.has(id)),
    terrain: view.terrain.filter(({ id }) => !things.has(id)),
    focus: steps[at] ?? null,
  };
  if (view.kind === 'battle')
    return { ...view, ...left, tiles: view.tiles.filter((tile) => !tiles.has(tileId(tile))) };
  return {
    ...view,
    ...left,
    tiles: view.tiles.filter(({ tile }) => !tiles.has(tile)),
    coming: [...view.coming, ...view.tiles.filter(({ tile }) => tiles.has(tile))],
    unexplored: view.unexplored.filter((tile) => !things.has(explorationId(tile)) && !tiles.has(tile)),
  };
};
