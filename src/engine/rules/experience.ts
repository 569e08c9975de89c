import type { Game } from '../agenda';
import { open } from '../agenda';

/** §51.1, §51.2, §95.7 Each hero earns experience for the role played in this adventure; §112.2 the defeated too. */
export const gainXp = (game: Game, count: number): void => {
  for (const { role, xp } of game.state.campaign.heroes) if (role) xp[role] = (xp[role] ?? 0) + count;
  open(game, { kind: 'message', pages: [{ key: 'effect.xp', params: { count } }] });
};
