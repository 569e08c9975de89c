import type { AbilityEffectOf, Amount, ModifierId } from '@/games/jime/content';
import type { Table } from '../table/table';
import { toll } from '../table/weapons';
import type { BlowUnderWay } from './happening';

const add = (blow: BlowUnderWay, modifier: ModifierId): void => {
  if (!blow.modifiers.includes(modifier)) blow.modifiers.push(modifier);
};

/** What a blow would do as it stands. */
export const tollOf = (table: Table, { group: id, hits, modifiers }: BlowUnderWay): number => {
  const group = table.state.adventure?.groups.find((one) => one.id === id);
  return group ? toll(table, group, hits, modifiers) : 0;
};

/** §62 All the modifiers named, or the best of them. */
const addModifiers = (
  table: Table,
  blow: BlowUnderWay,
  { modifiers, choose }: AbilityEffectOf<'modifiers'>,
): void => {
  if (choose === undefined) return modifiers.forEach((modifier) => add(blow, modifier));
  for (let chosen = 0; chosen < choose; chosen += 1) {
    const left = modifiers.filter((modifier) => !blow.modifiers.includes(modifier));
    const rated = left.map((modifier) => ({
      modifier,
      toll: tollOf(table, { ...blow, modifiers: [...blow.modifiers, modifier] }),
    }));
    const best = rated.reduce<(typeof rated)[number] | undefined>(
      (most, next) => (most && most.toll >= next.toll ? most : next),
      undefined,
    );
    if (best) add(blow, best.modifier);
  }
};

/** §17.4 One more line to spend successes on. */
const buyLine = (blow: BlowUnderWay, { successes, hits, modifiers }: AbilityEffectOf<'line'>): void => {
  if (blow.left < successes) return;
  blow.left -= successes;
  blow.hits += hits;
  modifiers.forEach((modifier) => add(blow, modifier));
};

/** Everything that makes a blow heavier. */
export const addToBlow = (
  table: Table,
  blow: BlowUnderWay,
  effect: AbilityEffectOf<'hits' | 'modifiers' | 'line' | 'doubleHits'>,
  amount: (count: Amount) => number,
): void => {
  if (effect.do === 'modifiers') addModifiers(table, blow, effect);
  else if (effect.do === 'line') buyLine(blow, effect);
  else if (effect.do === 'doubleHits') blow.hits *= 2;
  else blow.hits += amount(effect.count);
};

/** What it adds to what the blow does. */
export const addedToll = (
  table: Table,
  blow: BlowUnderWay,
  effect: Parameters<typeof addToBlow>[2],
  amount: (count: Amount) => number,
): number => {
  const after = { ...blow, modifiers: [...blow.modifiers] };
  addToBlow(table, after, effect, amount);
  return 0.6 * (tollOf(table, after) - tollOf(table, blow));
};
