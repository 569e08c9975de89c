import type { TerrainEffect } from '@/games/jime/content';
import type { CarriedOutBy } from './carriedOutBy';

/**
 * Who carries out each thing terrain can do. A kind that is missing here does not compile. What the table does is said in
 * the terrain's own words, `terrain.<id>.gist`, at the moment named.
 */
export const TERRAIN_EFFECTS: Record<TerrainEffect['kind'], CarriedOutBy> = {
  interact: { app: 'terrainTests' },
  endTurnTest: { app: 'terrainTests' },
  startTurnInspiration: { table: 'turn' },
  convertFateWhenNegating: { table: 'negating' },
  revealWhenNegating: { table: 'negating' },
  discardFateForModifier: { table: 'attacking' },
  sufferFacedown: { app: 'terrain' },
  noFateConversionAgainstEnemiesHere: { table: 'attacked' },
  enterTest: { app: 'terrainTests' },
  leaveTest: { app: 'crossing' },
  noEntry: { app: 'movement' },
  crossingEnds: { app: 'movement' },
  crossTest: { app: 'crossing' },
  // The app deals the hero's damage; an enemy may lose figures on the way, and then the table moves it.
  crossHurts: { app: 'crossing', table: 'activation' },
  blocks: { app: 'movement' },
  // The app knows how far enemies reach; with which weapon a hero attacks the table knows.
  extraRange: { app: 'enemyPaths', table: 'attacking' },
  inRangeOnlyFromSameTerrain: { app: 'enemyPaths', table: 'attacked' },
  weapon: { table: 'attacking' },
};
