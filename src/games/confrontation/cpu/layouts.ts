import type { CharacterId, RegionId, Side } from '@/games/confrontation/content';
import { FACES, FRONT, HOME, TILES } from '@/games/confrontation/content';
import type { Options } from '@/games/confrontation/play';
import evolved from './layouts.json';

/** Set-ups that won against each other (`npm run cpu:evolve`), for each way to play. */

/** Who stands where, tile by tile. */
export type Layout = { character: CharacterId; region: RegionId }[];

type Book = Record<Options['cast'], Record<Side, string[]>>;

/**
 * A layout in nine pairs, one a tile: `c` or `v` for its face, and its place: 0 at home, 1 to 5 in the regions of the front in
 * their order.
 */
export const readLayout = (side: Side, written: string): Layout =>
  Array.from({ length: TILES }, (_, tile) => {
    const [face, place] = [written[2 * tile], Number(written[2 * tile + 1])];
    const character = FACES[side][2 * tile + (face === 'v' ? 1 : 0)];
    const region = place === 0 ? HOME[side] : FRONT[side][place - 1];
    if (!character || !region) throw new Error(`not a layout: ${written}`);
    return { character, region };
  });

export const layoutsOf = (cast: Options['cast'], side: Side): string[] => (evolved as Book)[cast][side];
