import { useState } from 'react';
import type { Explanation, Id, Phase, PlayerSeat } from '@/games/lcg/play';

/** The sheets that can lie over what is to be done now. */
export type Menu =
  | { kind: 'menu' }
  | { kind: 'log' }
  | { kind: 'rules' }
  | { kind: 'explain'; explanation: Explanation }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'player'; seat: PlayerSeat }
  | { kind: 'character'; id: Id }
  | { kind: 'encounter'; id: Id }
  | { kind: 'quest' }
  | { kind: 'reveal' }
  | { kind: 'addEncounter'; engagedWith: PlayerSeat | null }
  | { kind: 'playCard'; player: PlayerSeat }
  | { kind: 'action'; player: PlayerSeat };

/** What every sheet is given: a way to open another, and a way back. */
export type MenuControls = { open(menu: Menu): void; close(): void };

export const useMenu = (): MenuControls & { menu: Menu | null } => {
  const [menu, setMenu] = useState<Menu | null>(null);
  return { menu, open: setMenu, close: () => setMenu(null) };
};
