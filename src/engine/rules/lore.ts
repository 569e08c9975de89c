import type { Game } from '../agenda';
import { open } from '../agenda';

/** §34.1–34.3 Lore is the company's; it is gained and never lost. */
export const gainLore = (game: Game, count: number): void => {
  game.state.campaign.lore += count;
  open(game, { kind: 'message', pages: [{ key: 'effect.lore', params: { count } }] });
};
