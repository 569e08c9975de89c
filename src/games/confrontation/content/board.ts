import type { Side } from './sides';

/** The sixteen regions, from the Shire to Mordor, each row from the Fellowship’s left. */
export const REGIONS = [
  'shire',
  'arthedain',
  'cardolan',
  'rhudaur',
  'eregion',
  'enedwaith',
  'highPass',
  'mistyMountains',
  'caradhras',
  'gapOfRohan',
  'mirkwood',
  'fangorn',
  'rohan',
  'dagorlad',
  'gondor',
  'mordor',
] as const;
export type RegionId = (typeof REGIONS)[number];

export interface Region {
  /** 0 is the Shire, 6 is Mordor. */
  row: number;
  /** How many of one side’s own characters it holds. */
  capacity: number;
  /** Regions the Fellowship steps forward to by land; Sauron’s steps back. */
  ahead: readonly RegionId[];
  sideways: readonly RegionId[];
  /** Mountains side by side: nobody moves between them, they are adjacent all the same. */
  touches: readonly RegionId[];
}

const region = (
  row: number,
  capacity: number,
  ahead: readonly RegionId[],
  sideways: readonly RegionId[] = [],
  touches: readonly RegionId[] = [],
): Region => ({ row, capacity, ahead, sideways, touches });

export const BOARD: Record<RegionId, Region> = {
  shire: region(0, 4, ['arthedain', 'cardolan']),
  arthedain: region(1, 2, ['rhudaur', 'eregion'], ['cardolan']),
  cardolan: region(1, 2, ['eregion', 'enedwaith'], ['arthedain']),
  rhudaur: region(2, 2, ['highPass', 'mistyMountains'], ['eregion']),
  eregion: region(2, 2, ['mistyMountains', 'caradhras'], ['rhudaur', 'enedwaith']),
  enedwaith: region(2, 2, ['caradhras', 'gapOfRohan'], ['eregion']),
  highPass: region(3, 1, ['mirkwood'], [], ['mistyMountains']),
  mistyMountains: region(3, 1, ['mirkwood', 'fangorn'], [], ['highPass', 'caradhras']),
  caradhras: region(3, 1, ['fangorn', 'rohan'], [], ['mistyMountains', 'gapOfRohan']),
  gapOfRohan: region(3, 1, ['rohan'], [], ['caradhras']),
  mirkwood: region(4, 2, ['dagorlad'], ['fangorn']),
  fangorn: region(4, 2, ['dagorlad', 'gondor'], ['mirkwood', 'rohan']),
  rohan: region(4, 2, ['gondor'], ['fangorn']),
  dagorlad: region(5, 2, ['mordor'], ['gondor']),
  gondor: region(5, 2, ['mordor'], ['dagorlad']),
  mordor: region(6, 4, []),
};

type Ways = Record<RegionId, readonly RegionId[]>;

const waysFrom = (of: (id: RegionId) => readonly RegionId[]): Ways =>
  Object.fromEntries(REGIONS.map((id) => [id, of(id)])) as Ways;

const AHEAD = waysFrom((id) => BOARD[id].ahead);
const BEHIND = waysFrom((id) => REGIONS.filter((other) => BOARD[other].ahead.includes(id)));

/** The Anduin flows one way, and carries the Fellowship alone. */
export const DOWNSTREAM: Partial<Record<RegionId, RegionId>> = { mirkwood: 'fangorn', fangorn: 'rohan' };

/** The tunnel of Moria leads the Fellowship one way. */
export const TUNNEL = { from: 'eregion', to: 'fangorn' } as const;

/** Where the Balrog lies in wait for whoever takes the tunnel. */
export const TUNNEL_GUARD: RegionId = 'caradhras';

const byRiverAndTunnel = (id: RegionId): RegionId[] => {
  const river = DOWNSTREAM[id];
  return [...(river ? [river] : []), ...(id === TUNNEL.from ? [TUNNEL.to] : [])];
};

/** Forward moves of each side; the river and the tunnel count as forward. */
export const FORWARD: Record<Side, Ways> = {
  fellowship: waysFrom((id) => [...AHEAD[id], ...byRiverAndTunnel(id)]),
  sauron: BEHIND,
};

/** Every region some forward steps lead to. */
const reach = (side: Side, from: RegionId): RegionId[] => {
  const next = FORWARD[side][from];
  return [...new Set([...next, ...next.flatMap((to) => reach(side, to))])];
};
export const REACH: Record<Side, Ways> = {
  fellowship: waysFrom((id) => reach('fellowship', id)),
  sauron: waysFrom((id) => reach('sauron', id)),
};

/** Steps back, by land alone. */
export const BACKWARD: Record<Side, Ways> = { fellowship: BEHIND, sauron: AHEAD };

export const SIDEWAYS: Ways = waysFrom((id) => BOARD[id].sideways);

/** Regions a step by land leads to, in any direction. */
export const NEIGHBOURS: Ways = waysFrom((id) => [...AHEAD[id], ...BEHIND[id], ...SIDEWAYS[id]]);

/** Regions that share a border, mountains side by side included. */
export const ADJACENT: Ways = waysFrom((id) => [...NEIGHBOURS[id], ...BOARD[id].touches]);

export const isMountain = (id: RegionId): boolean => BOARD[id].row === 3;

export const isUpstream = (from: RegionId, to: RegionId): boolean => DOWNSTREAM[to] === from;

/** Where each side sets up: four characters at home, one in each region of the front. */
export const HOME: Record<Side, RegionId> = { fellowship: 'shire', sauron: 'mordor' };
export const FRONT: Record<Side, readonly RegionId[]> = {
  fellowship: ['arthedain', 'cardolan', 'rhudaur', 'eregion', 'enedwaith'],
  sauron: ['dagorlad', 'gondor', 'mirkwood', 'fangorn', 'rohan'],
};
export const AT_HOME = 4;

/** A region is ahead of another on a side’s way. */
export const isAhead = (side: Side, from: RegionId, to: RegionId): boolean =>
  side === 'fellowship' ? BOARD[to].row > BOARD[from].row : BOARD[to].row < BOARD[from].row;
