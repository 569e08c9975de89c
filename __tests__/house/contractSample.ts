import type { Objectish } from 'immer';
import type { GameModule, SavedState, Seat } from '@/kernel/game';

/** What the test of the contract asks of each game: `__tests__/games/<id>/contract.ts` exports one as `sample`. */
export interface Sample<
  State extends SavedState & Objectish = SavedState,
  Command = unknown,
  Content = unknown,
> {
  game: GameModule<State, Command, Content>;
  /** Every code the game refuses with. */
  refusals: readonly string[];
  /** Whether some steps show a secret or hand the device over, and so cannot be taken back. */
  hasSecrets: boolean;
  /** Games about to begin. */
  starts(): Promise<{ state: State; content: Content }[]>;
  /** The same state with all that this seat may not see changed; null when it may see everything. */
  disguised(state: State, seat: Seat): State | null;
}
