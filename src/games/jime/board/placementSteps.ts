import type { AdventureState, MapTerrain, MapToken, Placement, Prompt } from '@/games/jime/play';
import { placedBy } from '@/games/jime/play';
import { tileOf } from '@/games/jime/map/placement';
import type { PlacedTerrain } from '@/games/jime/map/spaces';
import type { Step } from './layMapSteps';
import type { BoardView } from './view';
import { explorationId, isTileStep, tileId } from './view';

const tileUnder = (token: PlacedTerrain): string => tileOf('space' in token ? token.space : token.border[0]);

/** A step, what is taken away in it (the board no longer shows that), and the space to which a thing is moved. */
export type PlacementStep = Step & { removed?: MapToken | MapTerrain; moved?: string };

const inSpace = (space: string): Step => ({ tile: tileOf(space), space });

const removalOf = (removed: MapToken | MapTerrain): PlacementStep =>
  'space' in removed
    ? { ...inSpace(removed.space), removed }
    : { tile: tileUnder(removed), border: removed.border, removed };

/** What the table does for one placement: lay, add or take away. */
const placementSteps = (what: Placement, { tiles }: AdventureState): PlacementStep[] => {
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
    case 'tokenMoved':
      return [{ tile: tileOf(what.token.space), thing: what.token.id, moved: what.token.space }];
    case 'tokenRemoved':
      return [removalOf(what.token)];
    case 'terrainRemoved':
      return [removalOf(what.terrain)];
    case 'heroes':
      return [inSpace(what.space)];
    case 'bonus':
    case 'groupRemoved':
      return [];
  }
};

/** As many things as a sheet shows at a glance beside the board. */
const MOST = 6;

/** A tile begins a part, and what lies on it goes with it; without tiles, as much as a sheet shows. */
const intoParts = (steps: readonly PlacementStep[], most: number): PlacementStep[][] =>
  steps.reduce<PlacementStep[][]>((parts, step) => {
    const part = parts[parts.length - 1];
    if (!part || isTileStep(step) || part.length >= most) return [...parts, [step]];
    return [...parts.slice(0, -1), [...part, step]];
  }, []);

/** What the open prompt asks the table to lay and take away, in the parts its sheet shows one after the other. */
export const placementParts = (prompt: Prompt | undefined, adventure: AdventureState): PlacementStep[][] =>
  intoParts(
    placedBy(prompt).flatMap((what) => placementSteps(what, adventure)),
    prompt?.kind === 'placement' ? MOST : Infinity,
  );

/** The board while one part of a placement is being done: what comes in later parts is not there yet. */
export const placementView = (view: BoardView, parts: readonly Step[][], at: number): BoardView => {
  const [focus = null, ...lit] = parts[at] ?? [];
  const later = parts.slice(at + 1).flat();
  const things = new Set(later.map(({ thing }) => thing));
  const tiles = new Set(later.filter(isTileStep).map(({ tile }) => tile));
  const left = {
    tokens: view.tokens.filter(({ id }) => !things.has(id)),
    terrain: view.terrain.filter(({ id }) => !things.has(id)),
    focus,
    lit,
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
