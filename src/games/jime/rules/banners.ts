import type { Game } from './agenda';
import { adventureOf } from './lookup';
import type { Banner } from '@/games/jime/state';

const TOKENS = { elite: 'elite-banner', ordinary: 'banner' } as const satisfies Record<
  Banner['kind'],
  string
>;

/** Symbols of the banners of one colour that no group on the map carries. */
export const freeSymbols = (game: Game, kind: Banner['kind']): number[] => {
  const taken = adventureOf(game).groups.flatMap(({ banner }) =>
    banner?.kind === kind ? [banner.symbol] : [],
  );
  const held = game.content.box.tokens[TOKENS[kind]]?.assumedCount ?? 0;
  return Array.from({ length: held }, (_, index) => index + 1).filter((symbol) => !taken.includes(symbol));
};

/**
 * §49.1, §47.4 An elite group has an elite banner; §49.2, §20.2 an ordinary one has a banner when another group of its
 * kind is on the map already. §49.3 The app chooses the symbol, among those of the box: with none left the group has none.
 */
export const bannerFor = (game: Game, group: { enemy: string; bonuses: string[] }): Banner | null => {
  const kind = group.bonuses.length > 0 ? 'elite' : 'ordinary';
  const sameKind = adventureOf(game).groups.some(({ enemy }) => enemy === group.enemy);
  const [symbol] = kind === 'elite' || sameKind ? freeSymbols(game, kind) : [];
  return symbol === undefined ? null : { kind, symbol };
};
