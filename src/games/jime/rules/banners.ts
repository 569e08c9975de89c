import type { Game } from './agenda';
import { adventureOf } from './lookup';
import type { Banner } from '@/games/jime/state';

/** The first symbol no group on the map carries under a banner of this colour. */
const freeSymbol = (game: Game, kind: Banner['kind']): number => {
  const taken = adventureOf(game).groups.flatMap(({ banner }) =>
    banner?.kind === kind ? [banner.symbol] : [],
  );
  let symbol = 1;
  while (taken.includes(symbol)) symbol += 1;
  return symbol;
};

/**
 * §49.1, §47.4 An elite group has an elite banner; §49.2, §20.2 an ordinary one has a banner when another group of its
 * kind is on the map already. §49.3 The app chooses the symbol.
 */
export const bannerFor = (game: Game, group: { enemy: string; bonuses: string[] }): Banner | null => {
  const kind = group.bonuses.length > 0 ? 'elite' : 'ordinary';
  const sameKind = adventureOf(game).groups.some(({ enemy }) => enemy === group.enemy);
  return kind === 'elite' || sameKind ? { kind, symbol: freeSymbol(game, kind) } : null;
};
