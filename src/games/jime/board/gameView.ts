import type { BattleTile, TileSide } from '@/games/jime/content';
import type { AdventureState, Game, Group, HeroId, SpaceId } from '@/games/jime/play';
import { activationWays, boardOf, fallbackPaths, spentTokens, tokenSpace } from '@/games/jime/play';
import type { BattlePlacement, PlacedBattleTile } from '@/games/jime/map/battle';
import { placeBattleTile } from '@/games/jime/map/battle';
import { reachable } from '@/games/jime/map/distance';
import type { PlacedTile, Placement } from '@/games/jime/map/placement';
import { placeTile } from '@/games/jime/map/placement';
import { placementParts, placementView } from './placementSteps';
import type { BoardGroup, BoardToken, BoardView } from './view';
import { EMPTY_BOARD, drawnTerrain } from './view';

export type GameViewOptions = {
  /** A name by its key: `hero.gimli`, `enemy.ruffian`, a name of the story. */
  say(key: string): string;
  /** Which part of the open placement is being done; without it, all of it lies there already. */
  step?: number;
  /** §40.2 Where this hero may go with so many moves. */
  moving?: { hero: HeroId; moves: number } | null;
  /** Which of the equal ways of an activation is shown (§8.4). */
  way?: number;
  selected?: string | null;
  /** Who is at play. */
  about?: string | null;
};

const placements = new WeakMap<TileSide | BattleTile, Map<string, Placement | BattlePlacement>>();

/** The same tile in the same place is the same object again: the board then has nothing to lay out anew. */
const once = <Laid extends Placement | BattlePlacement>(
  record: TileSide | BattleTile | undefined,
  placed: PlacedTile | PlacedBattleTile,
  lay: () => Laid,
): Laid => {
  if (!record) throw new Error(`The box has no tile ${placed.tile}`);
  const known = placements.get(record) ?? new Map<string, Laid>();
  placements.set(record, known);
  const key = JSON.stringify(placed, ['copy', 'side', 'turn', 'at', 'q', 'r', 'column', 'row']);
  const laid = known.get(key) ?? lay();
  known.set(key, laid);
  return laid as Laid;
};

const journeyTile = ({ content: { box } }: Game, { tile, turn, at }: PlacedTile): Placement => {
  const side = box.tiles[tile];
  return once(side, { tile, turn, at }, () => placeTile(side as TileSide, turn, at));
};

const battleTile = ({ content: { box } }: Game, placed: PlacedBattleTile): BattlePlacement => {
  const shape = box.battleTiles[placed.tile];
  return once(shape, placed, () => placeBattleTile(shape as BattleTile, placed));
};

/** Where the tiles still to be revealed will lie (§82.2). */
const comingOf = (game: Game, { layout, tiles }: AdventureState): Placement[] => {
  if (layout.kind !== 'journey') return [];
  const shown = new Set(tiles.map(({ tile }) => tile));
  return layout.tiles.filter(({ tile }) => !shown.has(tile)).map((tile) => journeyTile(game, tile));
};

const tilesOf = (game: Game, adventure: AdventureState) =>
  adventure.map === 'battle'
    ? { kind: 'battle' as const, tiles: adventure.battleTiles.map((tile) => battleTile(game, tile)) }
    : {
        kind: 'journey' as const,
        tiles: adventure.tiles.map((tile) => journeyTile(game, tile)),
        coming: comingOf(game, adventure),
        unexplored: adventure.tiles.filter(({ explored }) => !explored).map(({ tile }) => tile),
      };

const groupOn = (group: Group, space: SpaceId, { say }: GameViewOptions): BoardGroup => ({
  ...(group.space === null && group.lastSeen?.moved ? { lastSeen: true } : {}),
  ...(group.exhausted ? { exhausted: true } : {}),
  id: group.id,
  name: say(group.name ?? `enemy.${group.enemy}`),
  enemy: group.enemy,
  banner: group.banner,
  figures: group.figures.map(({ health }) => health),
  space,
});

/** A person token has another face for each people (§77), and the name the story gives it. */
const tokensOf = (game: Game, { id, tokens }: AdventureState, { say }: GameViewOptions): BoardToken[] => {
  const spent = new Set(spentTokens(game));
  return tokens.map((placed) => {
    const { id: token, kind, space, caught } = placed;
    const story = game.content.adventures[id]?.tokens.find((one) => one.id === token);
    return {
      id: token,
      kind,
      space,
      ...(tokenSpace(game, placed) === null ? { lastSeen: true } : {}),
      ...(story?.variant === undefined ? {} : { variant: story.variant }),
      ...(story?.name === undefined ? {} : { name: say(story.name) }),
      ...(caught ? { caught } : {}),
      ...(spent.has(token) ? { spent: true } : {}),
    };
  });
};

/** Where the mirror knows each group to stand, or where it was last seen; in a save of 0.1.0 also the one being placed. */
const groupsOf = ({ state }: Game, { groups }: AdventureState, options: GameViewOptions): BoardGroup[] => {
  const prompt = state.prompts[state.prompts.length - 1];
  const placing = prompt?.kind === 'placement' && prompt.what.kind === 'group' ? prompt.what : null;
  return groups.flatMap((group) => {
    const placed = group.id === placing?.group ? placing.space : null;
    const space = group.space ?? group.lastSeen?.space ?? placed;
    return space === null ? [] : [groupOn(group, space, options)];
  });
};

/** §8.4, §8.6 The way of the activation that is open, if the mirror knows enough to tell it. */
const pathOf = (game: Game, way: number): readonly SpaceId[] => {
  const prompt = game.state.prompts[game.state.prompts.length - 1];
  if (prompt?.kind === 'activation') return activationWays(game, prompt)?.[way]?.path ?? [];
  return prompt?.kind === 'fallback' ? (fallbackPaths(game, prompt)?.[way] ?? []) : [];
};

const reachOf = (game: Game, { heroes }: AdventureState, moving: GameViewOptions['moving']): SpaceId[] => {
  const from = heroes.find(({ hero }) => hero === moving?.hero)?.space;
  if (!moving || !from) return [];
  return Object.keys(reachable(boardOf(game), from, moving.moves, 'hero')).filter((space) => space !== from);
};

/** The board of an adventure being played, with all the app knows of the table; null between adventures. */
export const boardViewOf = (game: Game, options: GameViewOptions): BoardView | null => {
  const { adventure } = game.state;
  if (!adventure) return null;
  const view: BoardView = {
    ...EMPTY_BOARD,
    ...tilesOf(game, adventure),
    tokens: tokensOf(game, adventure, options),
    terrain: adventure.terrain.map((token) => drawnTerrain(token, game.content.box.terrain)),
    heroes: adventure.heroes.flatMap(({ hero, space, defeated }) =>
      space === null || defeated ? [] : [{ id: hero, name: options.say(`hero.${hero}`), space }],
    ),
    groups: groupsOf(game, adventure, options),
    darkEverywhere: adventure.darkEverywhere,
    reachable: reachOf(game, adventure, options.moving),
    path: pathOf(game, options.way ?? 0),
    selected: options.selected ?? null,
    about: options.about ?? null,
  };
  const parts = placementParts(game.state.prompts[game.state.prompts.length - 1], adventure);
  if (parts.length === 0 || options.step === undefined) return view;
  return placementView(view, parts, Math.min(options.step, parts.length - 1));
};
