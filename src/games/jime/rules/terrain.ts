import type { Terrain, TerrainEffect } from '@/games/jime/content';
import type { Game } from './agenda';
import { adventureOf, heroInPlay, throwMissing, storyTerrain } from './lookup';
import type { Reminder } from './carriedOutBy';
import { TERRAIN_EFFECTS } from './terrainEffects';
import type { Group, HeroId, MapTerrain, SpaceId, TerrainReminder } from '@/games/jime/state';

/** What terrain is and what it reminds of; what it asks heroes to test is in terrainTests. */
export type TerrainEffectOf<Kind extends TerrainEffect['kind']> = Extract<TerrainEffect, { kind: Kind }>;

export const terrainCard = ({ content }: Game, { terrain }: Pick<MapTerrain, 'terrain'>): Terrain =>
  content.box.terrain[terrain] ?? throwMissing('terrain', terrain);

/** §30.3 Terrain with rules of its own in this adventure: its card is ignored, and it shines. */
export const isSpecial = (game: Game, { id }: MapTerrain): boolean =>
  storyTerrain(game, id)?.special !== undefined;

/** §30.2, §30.3 The kinds whose cards lie beside the map: terrain with rules of its own needs none. */
export const terrainCards = (game: Game, terrain: readonly MapTerrain[]): string[] => [
  ...new Set(terrain.filter((one) => !isSpecial(game, one)).map((one) => one.terrain)),
];

/** What a piece of terrain does by its card, of one kind. */
export const cardEffect = <Kind extends TerrainEffect['kind']>(
  game: Game,
  terrain: MapTerrain,
  kind: Kind,
): TerrainEffectOf<Kind> | undefined =>
  isSpecial(game, terrain)
    ? undefined
    : (terrainCard(game, terrain).effects.find((effect) => effect.kind === kind) as
        TerrainEffectOf<Kind> | undefined);

export const terrainIn = (game: Game, space: SpaceId | null): MapTerrain[] =>
  space === null ? [] : adventureOf(game).terrain.filter((one) => 'space' in one && one.space === space);

/** Terrain on the border between two spaces. */
export const terrainBetween = (game: Game, a: SpaceId, b: SpaceId): MapTerrain[] =>
  adventureOf(game).terrain.filter(
    (one) => 'border' in one && one.border.includes(a) && one.border.includes(b),
  );

export const withEffect = (game: Game, space: SpaceId | null, kind: TerrainEffect['kind']): MapTerrain[] =>
  terrainIn(game, space).filter((terrain) => cardEffect(game, terrain, kind));

const REMINDED = Object.keys(TERRAIN_EFFECTS) as TerrainEffect['kind'][];

/** Whether the table has something to see to at that moment, by the terrain's card. */
export const reminds = (game: Game, terrain: MapTerrain, at: Reminder): boolean =>
  REMINDED.some((kind) => TERRAIN_EFFECTS[kind].table === at && cardEffect(game, terrain, kind));

const reminders = (game: Game, space: SpaceId | null, at: Reminder): TerrainReminder[] => {
  const counts = new Map<string, number>();
  for (const terrain of terrainIn(game, space).filter((one) => reminds(game, one, at)))
    counts.set(terrain.terrain, (counts.get(terrain.terrain) ?? 0) + 1);
  return [...counts].map(([terrain, count]) => ({ terrain, count }));
};

/** §94.1, §94.2 Each boulder may be used once for each test to negate. */
export const remindersForNegating = (game: Game, hero: HeroId): TerrainReminder[] =>
  reminders(game, heroInPlay(game, hero).space, 'negating');

/** §54.1 A fire pit where the hero stands; §22.2 mist where the enemy does. */
export const remindersForAttack = (game: Game, hero: HeroId, group: Group): TerrainReminder[] => {
  const from = reminders(game, heroInPlay(game, hero).space, 'attacking');
  const on = reminders(game, group.space, 'attacked');
  return [...from, ...on.filter(({ terrain }) => !from.some((one) => one.terrain === terrain))];
};

/** §22.1 Damage is suffered facedown in mist. */
export const facedownFor = (game: Game, hero: HeroId): { damage: boolean; fear: boolean } => {
  const kinds = terrainIn(game, heroInPlay(game, hero).space).map(
    (terrain) => cardEffect(game, terrain, 'sufferFacedown')?.what,
  );
  return { damage: kinds.includes('damage'), fear: kinds.includes('fear') };
};

/** §23.1, §23.2 Bushes where a hero ends the turn: a test for each. */
export const bushesAt = (game: Game, hero: HeroId): string[] =>
  withEffect(game, heroInPlay(game, hero).space, 'endTurnTest').map(({ id }) => id);
