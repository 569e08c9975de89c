import type { Step } from '@/board/laying';
import type { BoardView } from '@/board/view';
import { explorationId } from '@/board/view';
import type { Placement } from '@/engine';
import { tileOf } from '@/engine/map/placement';
import type { Light } from './types';

const inSpace = (space: string, thing: string = space): Step => ({ tile: tileOf(space), thing });

/** §52.1, §75.1 What a placement asks for, one thing at a time. A journey tile is followed by its exploration token. */
export const placingSteps = (what: Placement, view: BoardView): Step[] => {
  switch (what.kind) {
    case 'tiles':
      return what.tiles.flatMap(({ tile }) => [
        { tile },
        ...(view.kind === 'journey' && view.unexplored.includes(tile)
          ? [{ tile, thing: explorationId(tile) }]
          : []),
      ]);
    case 'battleTiles':
      return what.tiles.map(({ tile, copy }) => ({ tile: `${tile}-${copy}` }));
    case 'tokens':
      return what.tokens.map(({ id, space }) => inSpace(space, id));
    case 'terrain':
      return what.terrain.map((one) => inSpace('space' in one ? one.space : one.border[0], one.id));
    case 'tokenRemoved':
      return [inSpace(what.token.space)];
    case 'terrainRemoved':
      return [inSpace('space' in what.terrain ? what.terrain.space : what.terrain.border[0])];
    case 'group':
    case 'heroes':
      return [inSpace(what.space)];
    case 'groupRemoved':
      return [];
  }
};

/** The space to light while figures are placed or a thing is taken away. */
export const placingSpaces = (what: Placement): string[] => {
  switch (what.kind) {
    case 'group':
    case 'heroes':
      return [what.space];
    case 'tokenRemoved':
      return [what.token.space];
    case 'terrainRemoved':
      return 'space' in what.terrain ? [what.terrain.space] : [...what.terrain.border];
    default:
      return [];
  }
};

/** The board while a prompt is open: later things not yet there, the present one in focus, ways and spaces lit. */
export const litView = (view: BoardView, light: Light | null): BoardView => {
  if (!light) return view;
  const { steps, at, spaces, path } = light;
  const later = steps.slice(at + 1);
  const things = new Set(later.map(({ thing }) => thing));
  const tiles = new Set(later.filter(({ thing }) => thing === undefined).map(({ tile }) => tile));
  const common = {
    tokens: view.tokens.filter(({ id }) => !things.has(id)),
    terrain: view.terrain.filter(({ id }) => !things.has(id)),
    reachable: spaces.length > 0 ? spaces : view.reachable,
    path: path.length > 0 ? path : view.path,
    focus: steps[at] ?? null,
  };
  if (view.kind === 'battle')
    return { ...view, ...common, tiles: view.tiles.filter(({ id }) => !tiles.has(id)) };
  return {
    ...view,
    ...common,
    tiles: view.tiles.filter(({ tile }) => !tiles.has(tile)),
    coming: [...view.tiles.filter(({ tile }) => tiles.has(tile)), ...view.coming],
    unexplored: view.unexplored.filter((tile) => !tiles.has(tile) && !things.has(explorationId(tile))),
  };
};
