import type { CharacterId, Side } from '@/games/confrontation/content';
import type { GameState } from '@/games/confrontation/play';
import { exponential } from './exponential';
import type { Group } from './features';
import { GROUPS, characterFeature, featuresOf } from './features';
import fitted from './weights.json';

/** Fitted to games between computer players (`npm run cpu:fit`); a weight above zero is good for the Fellowship. */
const TABLES: Record<Group, number[]> = fitted;
/** The fit plays by what it has found so far, and writes it here; nobody else does. */
export const WEIGHTS = Float64Array.from((Object.keys(GROUPS) as Group[]).flatMap((group) => TABLES[group]));

/** How likely the Fellowship is to win: known when the game is over, judged at the beginning of a turn. */
export const evaluate = (state: GameState): number => {
  if (state.outcome) return state.outcome.winner === 'fellowship' ? 1 : 0;
  let sum = 0;
  for (const feature of featuresOf(state)) sum += WEIGHTS[feature] ?? 0;
  return 1 / (1 + exponential(-sum));
};

/** Nobody is worth nothing, whatever few games say. */
const LEAST = 0.1;

/** What a character is worth to its own side. */
export const worthOf = (id: CharacterId, side: Side): number =>
  Math.max(LEAST, (side === 'fellowship' ? 1 : -1) * (WEIGHTS[characterFeature(id)] ?? 0));
