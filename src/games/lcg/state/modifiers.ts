import type { Checked } from '@/kernel/checks';
import { oneOf, orNull, shape, whole } from '@/kernel/checks';
import { LARGEST, id, name } from './pieces';

/** The numbers a card effect may change. */
export const STATS = ['threat', 'willpower', 'attack', 'defence', 'hitPoints', 'engagement'] as const;
export type Stat = (typeof STATS)[number];

/** What an effect may count; an encounter card counts again whenever the game changes (F 1.55). */
export const COUNTED = [
  'players',
  'enemiesInStaging',
  'locationsInStaging',
  'enemiesInPlay',
  'damageOnIt',
  'resourcesOnIt',
  'questStage',
] as const;
export type Counted = (typeof COUNTED)[number];

export const UNTIL = ['phase', 'round', 'leaves'] as const;
export type Until = (typeof UNTIL)[number];

export const modifier = shape({
  id,
  name,
  stat: oneOf(...STATS),
  amount: whole(-LARGEST, LARGEST),
  /** The amount for each of these, counted anew; null for an amount that was fixed when it was triggered. */
  each: orNull(oneOf(...COUNTED)),
  until: oneOf(...UNTIL),
});
export type Modifier = Checked<typeof modifier>;
