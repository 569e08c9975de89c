import type { RegionId } from '@/games/confrontation/content/board';
import type { Side } from '@/games/confrontation/content/sides';
import type { CommandOf, GameState, RefusalCode } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { isFrozen, shuffleRegion } from './knowledge';
import { tokensAt } from './lookup';

/** §2 A player may mix the pieces of one region at any time, whosever turn it is. */

export const shuffleRefusal = (state: GameState, side: Side, region: RegionId): RefusalCode | null => {
  if (state.stage !== 'play') return 'wrong-phase';
  if (isFrozen(state, side, region)) return 'shuffle-frozen';
  return tokensAt(state, side, region).length < 2 ? 'nothing-to-shuffle' : null;
};

export const shuffleByHand = (state: GameState, { side, region }: CommandOf<'shuffle'>): void => {
  const refusal = shuffleRefusal(state, side, region);
  if (refusal) refuse(refusal);
  shuffleRegion(state, side, region);
};
