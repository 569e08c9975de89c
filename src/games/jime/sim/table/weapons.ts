import type { Box, Item, ModifierId, Stat } from '@/games/jime/content';
import { STATS } from '@/games/jime/content/vocabulary';
import type { Group, HeroId } from '@/games/jime/play';
import { previewHits } from '@/games/jime/play';
import type { Table } from './table';
import { companyHeroOf } from './table';

/** Hits and modifiers some lines of the weapons add up to, and the successes they cost (§17.4). */
export interface Blow {
  cost: number;
  hits: number;
  modifiers: ModifierId[];
}

/** §17.2 Items with a stat in common, used together; ranged only if all of them are (§17.3). */
export interface Attack {
  stat: Stat;
  ranged: boolean;
  blows: Blow[];
  /** What the dearest blow costs: more successes buy no more. */
  dearest: number;
}

const NOTHING: Blow = { cost: 0, hits: 0, modifiers: [] };

const add = (blow: Blow, { successes, hits, modifiers }: Item['hitTable'][number]): Blow => ({
  cost: blow.cost + successes,
  hits: blow.hits + hits,
  modifiers: [...new Set([...blow.modifiers, ...modifiers])],
});

const beats = (one: Blow, other: Blow): boolean =>
  one.cost <= other.cost &&
  one.hits >= other.hits &&
  other.modifiers.every((modifier) => one.modifiers.includes(modifier));

/** Every line is used once at most; what costs more and does no more is left out. */
const blowsOf = (items: readonly Item[]): Blow[] => {
  const rows = items.flatMap(({ hitTable }) => hitTable);
  const all = rows.reduce<Blow[]>(
    (blows, row) => [...blows, ...blows.map((blow) => add(blow, row))],
    [NOTHING],
  );
  return all.filter(
    (blow, index) =>
      !all.some(
        (other, place) => other !== blow && beats(other, blow) && (!beats(blow, other) || place < index),
      ),
  );
};

const serves = ({ testStats }: Item, stat: Stat): boolean =>
  testStats.includes(stat) || testStats.includes('wild');

const attackBy = (stat: Stat, ranged: boolean, items: readonly Item[]): Attack => {
  const blows = blowsOf(items);
  return { stat, ranged, blows, dearest: Math.max(...blows.map(({ cost }) => cost)) };
};

const attacksWith = (items: readonly Item[]): Attack[] =>
  STATS.flatMap((stat) => {
    const able = items.filter((item) => item.hitTable.length > 0 && serves(item, stat));
    const far = able.filter(({ ranged }) => ranged);
    return [
      ...(able.length > far.length ? [attackBy(stat, false, able)] : []),
      ...(far.length > 0 ? [attackBy(stat, true, far)] : []),
    ];
  });

const known = new WeakMap<Box, Map<string, Attack[]>>();

/** Every way a hero can attack with what it carries. */
export const attacksOf = (table: Table, hero: HeroId): Attack[] => {
  const { box } = table.content;
  const { items } = companyHeroOf(table, hero);
  const kept = known.get(box) ?? new Map<string, Attack[]>();
  known.set(box, kept);
  const key = items.join(' ');
  const attacks = kept.get(key) ?? attacksWith(items.flatMap((item) => box.items[item] ?? []));
  kept.set(key, attacks);
  return attacks;
};

/** What a group loses by hits: health above all, figures besides, and its turn when it is stunned. */
export const toll = (table: Table, group: Group, hits: number, modifiers: readonly ModifierId[]): number => {
  const struck = previewHits(table, group, hits, modifiers);
  const lost = struck.reduce(
    (sum, { figure, defeated }, index) =>
      sum + (group.figures[index]?.health ?? 0) - figure.health + (defeated ? 2 : 0),
    0,
  );
  const gone = struck.every(({ defeated }) => defeated);
  const stunned = modifiers.includes('stun') && !group.exhausted;
  return lost + (gone ? 3 : stunned ? 2 : 0);
};

export interface Bought {
  blow: Blow;
  toll: number;
}

const bestOf = (table: Table, group: Group, blows: readonly Blow[], successes: number): Bought => {
  let best: Bought = { blow: NOTHING, toll: 0 };
  for (const blow of blows) {
    if (blow.cost > successes) continue;
    const worth = toll(table, group, blow.hits, blow.modifiers);
    if (worth > best.toll) best = { blow, toll: worth };
  }
  return best;
};

/** Everything about a group that decides what a blow does to it. */
const conditionOf = ({ enemy, bonuses, exhausted, figures }: Group): string =>
  `${enemy} ${bonuses.join(' ')} ${exhausted} ${figures.map((one) => `${one.health},${one.armour},${one.sorcery}`).join(' ')}`;

/** Groups of the same kind in the same condition come again and again; the book is closed before it grows too thick. */
const bought = new WeakMap<Attack, Map<string, Bought[]>>();
const THICK = 500;

/** The best blow so many successes buy against a group. */
export const bestBlow = (table: Table, group: Group, attack: Attack, successes: number): Bought => {
  const book = bought.get(attack) ?? new Map<string, Bought[]>();
  bought.set(attack, book);
  const condition = conditionOf(group);
  if (book.size > THICK) book.clear();
  const known = book.get(condition) ?? [];
  book.set(condition, known);
  const most = Math.min(successes, attack.dearest);
  return (known[most] ??= bestOf(table, group, attack.blows, most));
};

export const healthOf = ({ figures }: Group): number =>
  figures.reduce((sum, { health, armour, sorcery }) => sum + health + armour + sorcery, 0);
