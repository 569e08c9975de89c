import { useState } from 'react';
import type { CharacterKind, Explanation, Id, Phase, PlayerSeat, Sum } from '@/games/tcg/play';

/** The sheets that can lie over what is to be done now. */
export type Menu =
  | { kind: 'menu' }
  | { kind: 'log' }
  | { kind: 'rules' }
  | { kind: 'baseRules' }
  | { kind: 'explain'; explanation: Explanation; sum: Sum | null }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'twilight' }
  | { kind: 'player'; seat: PlayerSeat }
  | { kind: 'site'; number: number }
  | { kind: 'character'; id: Id }
  | { kind: 'card'; id: Id }
  | { kind: 'playCharacter'; player: PlayerSeat; as: CharacterKind }
  | { kind: 'playCard'; player: PlayerSeat; on: Id | null }
  | { kind: 'action'; player: PlayerSeat };

/** What every sheet is given: a way to open another, and a way back. */
export type MenuControls = { open(menu: Menu): void; close(): void };

export const useMenu = (): MenuControls & { menu: Menu | null } => {
  const [menu, setMenu] = useState<Menu | null>(null);
  return { menu, open: setMenu, close: () => setMenu(null) };
};
