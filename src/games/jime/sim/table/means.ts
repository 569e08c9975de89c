import type { AbilityEffect } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { amountOf } from '../abilities/amounts';
import { inspirationOf } from '../abilities/costs';
import { answersTo, effectsOf, isUsable, playAbility } from '../abilities/happen';
import type { Happening, TestUnderWay } from '../abilities/happening';
import { worthOfEffects } from '../abilities/targets';
import type { Icons } from '../abilities/testEffects';
import { convert, putAway } from '../abilities/testEffects';
import { inspirationPrice, priceOf } from '../abilities/prices';
import type { Table } from './table';
import { act, deckOf, heroOf } from './table';

type TestEvent = Happening & { test: TestUnderWay };

/** One way to more successes: what it costs, less what it brings besides, and what it makes of the icons. */
export interface Means {
  price: number;
  changes: (icons: Icons) => void;
  /** It reveals cards: what they show, only chance knows. */
  chance?: { cards: number; away: Icons };
  use: () => void;
}

/** §41.1, §60.3 Fate is turned into successes: for nothing while terrain helps (§94.1), then by inspiration. */
const conversions = (table: Table, { hero, test }: TestEvent, free: number): Means[] => {
  const spendable = inspirationOf(table, hero);
  const one = { do: 'convert', fate: 1 } as const;
  const spend = (): void => {
    act(table, { type: 'setInspiration', hero, count: heroOf(table, hero).inspiration - 1 });
    test.inspiration += 1;
    convert(test, one);
  };
  return Array.from({ length: Math.min(test.fate, free + spendable) }, (_, index) => ({
    price: index < free ? 0 : inspirationPrice(table, hero, index - free),
    changes: (icons: Icons) => convert(icons, one),
    use: index < free ? () => convert(test, one) : spend,
  }));
};

const changeBy = (table: Table, effects: readonly AbilityEffect[], owner: HeroId, event: TestEvent) => {
  return (icons: Icons): void => {
    for (const effect of effects) {
      if (effect.do === 'success') icons.success += amountOf(table, owner, effect.count, event);
      if (effect.do === 'addFate') icons.fate += effect.count;
      if (effect.do === 'convert') convert(icons, effect);
    }
  };
};

const NOTHING: Icons = { success: 0, fate: 0, converted: 0 };

const chanceIn = (
  table: Table,
  effects: readonly AbilityEffect[],
  owner: HeroId,
  event: TestEvent,
): Means['chance'] => {
  for (const effect of effects) {
    if (effect.do === 'reveal') return { cards: amountOf(table, owner, effect.count, event), away: NOTHING };
    if (effect.do === 'redraw') {
      const away = putAway(event.test, effect);
      const lost = away.reduce(
        (sum, { success, fate }) => ({ ...sum, success: sum.success + success, fate: sum.fate + fate }),
        NOTHING,
      );
      return { cards: away.length === 0 ? 0 : (effect.into ?? away.length), away: lost };
    }
  }
  return undefined;
};

/** Every way to more successes the company has now. */
export const meansOf = (table: Table, event: TestEvent, free: number): Means[] => {
  const cards = answersTo(table, event).map((use): Means => {
    const effects = effectsOf(table, use, event);
    const chance = chanceIn(table, effects, use.owner, event);
    const besides = worthOfEffects(table, effects, { use, event });
    return {
      price: priceOf(table, use, event) - Math.min(besides, priceOf(table, use, event)),
      changes: changeBy(table, effects, use.owner, event),
      ...(chance ? { chance } : {}),
      use: () => {
        if (isUsable(table, use, event)) playAbility(table, use, event);
      },
    };
  });
  return [...conversions(table, event, free), ...cards].sort((a, b) => a.price - b.price);
};

/** Between two whole numbers of successes lies what they are worth on average. */
const worthOf = (gain: (successes: number) => number, successes: number): number => {
  const low = Math.floor(successes);
  const part = successes - low;
  return part === 0 ? gain(low) : (1 - part) * gain(low) + part * gain(low + 1);
};

interface Plan {
  means: Means[];
  value: number;
}

/** The means worth their price, the cheapest first; what turns out to add nothing is left out. */
const bestPlan = (means: readonly Means[], from: Icons, gain: (successes: number) => number): Plan => {
  const icons = { ...from };
  let best: Plan = { means: [], value: worthOf(gain, icons.success) };
  const chosen: Means[] = [];
  let price = 0;
  for (const one of means) {
    if (one.chance) continue;
    const before = icons.success;
    one.changes(icons);
    if (icons.success <= before) continue;
    chosen.push(one);
    price += one.price;
    const value = worthOf(gain, icons.success) - price;
    if (value > best.value + 1e-9 || (one.price === 0 && value >= best.value))
      best = { means: [...chosen], value };
  }
  return best;
};

/** The icons one more card shows on average. */
const averageCard = (table: Table, hero: HeroId): { success: number; fate: number } => {
  const { top, shuffled } = deckOf(table, hero);
  const cards = top.length + shuffled.length > 0 ? [...top, ...shuffled] : deckOf(table, hero).discard;
  const mean = (icon: 'success' | 'fate'): number =>
    cards.reduce((sum, card) => sum + card[icon], 0) / Math.max(1, cards.length);
  return { success: mean('success'), fate: mean('fate') };
};

/** Chance must promise so much more before a card is given to it. */
const DARES = 0.15;

/** Whether to leave it to chance first, with which means. */
const dared = (
  table: Table,
  event: TestEvent,
  gain: (successes: number) => number,
  means: readonly Means[],
  sure: number,
): Means | undefined => {
  const luck = means.filter(({ chance }) => chance && chance.cards > 0);
  if (luck.length === 0) return undefined;
  const { test, hero } = event;
  const average = averageCard(table, hero);
  return luck.find(({ chance, price }) => {
    const { cards, away } = chance ?? { cards: 0, away: NOTHING };
    const hoped = {
      success: test.success - away.success + cards * average.success,
      fate: Math.max(0, test.fate - away.fate) + cards * average.fate,
      converted: test.converted,
    };
    return bestPlan(means, hoped, gain).value - price > sure + DARES;
  });
};

/** More cards than any test lets be drawn again. */
const MOST_LUCK = 4;

/** Draws more cards as long as it is worth it, then says which of the means to use. */
export const planOf = (
  table: Table,
  event: TestEvent,
  gain: (successes: number) => number,
  means: readonly Means[],
): Means[] => {
  let left = [...means];
  for (let luck = 0; luck < MOST_LUCK; luck += 1) {
    const { success, fate, converted } = event.test;
    const plan = bestPlan(left, { success, fate, converted }, gain);
    const first = dared(table, event, gain, left, plan.value);
    if (!first) return plan.means;
    first.use();
    left = left.filter((one) => one !== first);
  }
  const { success, fate, converted } = event.test;
  return bestPlan(left, { success, fate, converted }, gain).means;
};
