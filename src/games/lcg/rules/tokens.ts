import type { Token } from '@/games/lcg/content/components';
import { COMPONENTS, PLAYERS_PER_BOX, TOKENS } from '@/games/lcg/content/components';
import type { GameState } from '@/games/lcg/state';

export type TokenWarning = { token: Token; used: number; available: number };

const USED: Record<Token, (state: GameState) => number> = {
  damage: ({ characters, encounter }) =>
    [...characters, ...encounter].reduce((sum, { damage }) => sum + damage, 0),
  progress: ({ quest, sideQuests, encounter }) =>
    [quest, ...sideQuests, ...encounter].reduce((sum, { progress }) => sum + progress, 0),
  resources: ({ characters }) => characters.reduce((sum, { resources }) => sum + resources, 0),
};

/** R p.3 Tokens that lie on the table in greater number than the boxes hold; a warning, never a refusal. */
export const tokenWarnings = (state: GameState): TokenWarning[] =>
  TOKENS.map((token) => ({
    token,
    used: USED[token](state),
    available: COMPONENTS[token] * state.boxes,
  })).filter(({ used, available }) => used > available);

/** R p.2 One box is made for two players. */
export const needsMoreBoxes = (players: number, boxes: number): boolean => players > boxes * PLAYERS_PER_BOX;
