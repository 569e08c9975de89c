import type { Box, HitRow, Item, ModifierId, Stat } from '@/games/jime/content';
import { STATS } from '@/games/jime/content/vocabulary';
import type { Group, HeroId } from '@/games/jime/play';
import { previewHits } from '@/games/jime/play';
import { canPay } from '../abilities/costs';
import { cardsInPlay, usesAt } from '../abilities/inPlay';
import type { Use } from './cards';
import type { Table } from './table';
import { companyHeroOf } from './table';

/** Hits and modifiers some lines of the weapons add up to, and the successes they cost (§17.4). */
export interface Blow {
  cost: number;
  hits: number;
  modifiers: ModifierId[];
  /** What its lines give besides. */
  gains: NonNullable<HitRow['gains']>[];
}

/** §17.2 Items with a stat in common, used together; ranged only if all of them are (§17.3). */
export interface Attack {
  stat: Stat;
  /** §83.2, §83.3 How many spaces it reaches: none but the hero's own, or further. */
  reach: number;
  items: readonly string[];
  /** The ability that lets it reach so far, where it must be paid for. */
  by?: Use;
  blows: Blow[];
  /** What the dearest blow costs: more successes buy no more. */
  dearest: number;
}

const NOTHING: Blow = { cost: 0, hits: 0, modifiers: [], gains: [] };

const add = (blow: Blow, { successes, hits, modifiers, gains }: HitRow): Blow => ({
  cost: blow.cost + successes,
  hits: blow.hits + hits,
  modifiers: [...new Set([...blow.modifiers, ...modifiers])],
  gains: gains ? [...blow.gains, gains] : blow.gains,
});

const beats = (one: Blow, other: Blow): boolean =>
  one.cost <= other.cost &&
  one.hits >= other.hits &&
  one.gains.length >= other.gains.length &&
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

const attackBy = (stat: Stat, reach: number, items: readonly Item[], by?: Use): Attack => {
  const blows = blowsOf(items);
  const dearest = Math.max(...blows.map(({ cost }) => cost));
  return { stat, reach, items: items.map(({ id }) => id), blows, dearest, ...(by ? { by } : {}) };
};

const able = (items: readonly Item[], stat: Stat): Item[] =>
  items.filter((item) => item.hitTable.length > 0 && serves(item, stat));

const attacksWith = (items: readonly Item[], further: number): Attack[] =>
  STATS.flatMap((stat) => {
    const all = able(items, stat);
    const far = all.filter(({ ranged }) => ranged);
    return [
      ...(all.length > far.length ? [attackBy(stat, 0, all)] : []),
      ...(far.length > 0 ? [attackBy(stat, 1 + further, far)] : []),
    ];
  });

/** Attacks that an ability makes ranged, or lets reach further (§17.3). */
const attacksBy = (items: readonly Item[], use: Use, further: number): Attack[] => {
  const { does = [], withIt } = use.ability;
  const ranged = does.some((effect) => effect.do === 'ranged');
  const longer = does.some((effect) => effect.do === 'reach');
  if (!ranged && !longer) return [];
  return STATS.flatMap((stat) => {
    const far = able(items, stat).filter(
      (item) => item.ranged || (ranged && (!withIt || item.id === use.id)),
    );
    const reach = longer ? 2 + further : 1 + further;
    return far.length > 0 && far.some((item) => longer || !item.ranged)
      ? [attackBy(stat, reach, far, use)]
      : [];
  });
};

/** An average line gives hits and nothing besides. */
const withoutGains = (item: Item): Item => ({
  ...item,
  hitTable: item.hitTable.map(({ gains: _gains, ...row }) => row),
});

const known = new WeakMap<Box, Map<string, Attack[]>>();

/** The abilities by which a hero may reach further now. */
const reaching = (table: Table, hero: HeroId): Use[] =>
  usesAt(table, hero, 'beforeAttack').filter(
    (use) =>
      use.ability.does?.some((effect) => effect.do === 'ranged' || effect.do === 'reach') &&
      canPay(table, use, { at: 'beforeAttack', hero }),
  );

/** Every way a hero can attack with what it carries. */
export const attacksOf = (table: Table, hero: HeroId): Attack[] => {
  const { box } = table.content;
  const { items } = companyHeroOf(table, hero);
  const further = cardsInPlay(table, hero).constants.has('reach') ? 1 : 0;
  const uses = reaching(table, hero);
  const kept = known.get(box) ?? new Map<string, Attack[]>();
  known.set(box, kept);
  const key = `${table.cards} ${items.join(' ')} ${further} ${uses.map(({ mark }) => mark).join(' ')}`;
  const found = kept.get(key);
  if (found) return found;
  const printed = items.flatMap((item) => box.items[item] ?? []);
  const carried = table.cards === 'real' ? printed : printed.map(withoutGains);
  const attacks = [
    ...attacksWith(carried, further),
    ...uses.flatMap((use) => attacksBy(carried, use, further)),
  ];
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

/** What a line gives besides hits. */
const GAIN = 0.6;

const bestOf = (table: Table, group: Group, blows: readonly Blow[], successes: number): Bought => {
  let best: Bought = { blow: NOTHING, toll: 0 };
  for (const blow of blows) {
    if (blow.cost > successes) continue;
    const worth = toll(table, group, blow.hits, blow.modifiers) + GAIN * blow.gains.length;
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
