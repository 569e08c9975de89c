import type { Checked } from '@/kernel/checks';
import { oneOf, shape } from '@/kernel/checks';
import { side } from './pieces';

/** Everything a player can be asked. A question comes by public facts alone, so that being asked tells nothing. */
export const ASKS = [
  // Before the game
  /** Draft: which face of each tile. `chooseVersion`, then `ready`. */
  'versions',
  /** How many special cards are drawn. `nameNumber`. */
  'number',
  /** Which two special cards. `chooseSpecials`. */
  'specials',
  /** Where the nine stand. `place` or `arrange`, then `ready`. */
  'placing',
  // A turn
  /** `move`, or `special`. */
  'turn',
  /** B0 Somebody takes the tunnel: is the Balrog shown? */
  'balrog',
  // A battle
  /** B1 Which enemy is attacked. `target`. */
  'target',
  /** B3 Is Gwaihir played, and whereto? */
  'gwaihir',
  /** B4 Does Sam fight in Frodo’s place? */
  'sam',
  /** B4 Is Frodo shown beside Sam, who then fights at 5? */
  'frodo',
  /** B4 Does Smeagol change places, and with whom? */
  'smeagol',
  /** B4, B5 Does the fighter retreat by its text, and whereto? */
  'retreat',
  /** B4, B5 Are combat cards forbidden? */
  'noCards',
  /** B6 Which combat card. `card`. */
  'card',
  /** B6, B9 Which discarded card Magic becomes. `card`. */
  'magic',
  /** B7 Must the Fellowship play another card? */
  'redraw',
  /** B7 Is Sauron’s card exchanged for his 4? */
  'mouth',
  /** B9 Where a Retreat card leads; “no” is no answer. */
  'retreatTo',
  /** B10 Is Gandalf shown for +1? */
  'gandalf',
  /** B12 Does Wormtongue slip away, and whereto? */
  'wormtongue',
] as const;
export type Ask = (typeof ASKS)[number];
export const isAsk = oneOf(...ASKS);

export const prompt = shape({ ask: isAsk, side });
export type Prompt = Checked<typeof prompt>;
