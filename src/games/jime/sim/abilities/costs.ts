import type { AbilityCost } from '@/games/jime/content';
import { isUsed } from '@/games/jime/content/schema/ability';
import type { HeroId } from '@/games/jime/play';
import { isLastStandOpen, cardsBeforeLastStand } from '../table/limits';
import type { Card, Use } from '../table/cards';
import type { Table } from '../table/table';
import { act, deckOf, heroOf } from '../table/table';
import { cardWorth } from './cardWorth';
import { dropPrepared } from './hand';
import type { Happening } from './happening';

/** Other prepared cards that may be given up, the least wanted first. */
const spare = (table: Table, { owner, card }: Use, trait: Card['traits'][number] | undefined): Card[] =>
  deckOf(table, owner)
    .prepared.filter((one) => one !== card && (trait === undefined || one.traits.includes(trait)))
    .sort((a, b) => cardWorth(a) - cardWorth(b));

/** Despondent heroes spend no inspiration. */
export const inspirationOf = (table: Table, hero: HeroId): number =>
  table.notes.banes[hero]?.includes('despondent') ? 0 : heroOf(table, hero).inspiration;

/** A trinket whose last token holds up a limit that is all but reached is not turned over. */
const holdsUp = ({ content }: Table, trinket: string): boolean =>
  content.box.trinkets[trinket]?.abilities?.some(
    (ability) => isUsed(ability) && ability.does?.some((effect) => effect.do === 'limit'),
  ) ?? false;

const tokensOf = (table: Table, { owner, trinket }: Use, which: 'this' | 'any'): string | undefined =>
  heroOf(table, owner).trinkets.find(
    (one) =>
      one.tokens > 0 &&
      (which === 'any' || one.trinket === trinket) &&
      !(one.tokens === 1 && holdsUp(table, one.trinket)),
  )?.trinket;

const isFacedown = (table: Table, { owner, trinket }: Use): boolean =>
  heroOf(table, owner).trinkets.some((one) => one.trinket === trinket && one.tokens === 0);

/** Room for one more card of its own will: nobody dares a last stand for an ability. */
const bears = (table: Table, hero: HeroId, against: 'damage' | 'fear', cards: number): boolean =>
  !isLastStandOpen(table) && cardsBeforeLastStand(table, hero, against) > cards;

/** Whether everything an ability costs is there. */
export const canPay = (table: Table, use: Use, event: Happening): boolean => {
  const { owner } = use;
  const cost: AbilityCost = use.ability.cost ?? {};
  const { deck, turn } = { deck: deckOf(table, owner), turn: table.turn };
  return (
    (!cost.card || (use.card !== undefined && deck.prepared.includes(use.card))) &&
    (!cost.deplete || tokensOf(table, use, cost.deplete) !== undefined) &&
    !(use.trinket && isFacedown(table, use)) &&
    inspirationOf(table, owner) >= (cost.inspiration ?? 0) &&
    inspirationOf(table, event.hero) >= (cost.theirInspiration ?? 0) &&
    (!cost.prepared || spare(table, use, cost.prepared.trait).length >= cost.prepared.count) &&
    (!cost.boon || heroOf(table, owner).boons.includes(cost.boon)) &&
    (!cost.damage || bears(table, owner, 'damage', cost.damage)) &&
    (!cost.fear || bears(table, owner, 'fear', cost.fear)) &&
    (!cost.action || (turn?.hero === owner && turn.left.actions > 0))
  );
};

const spend = (table: Table, hero: HeroId, count: number, { test }: Happening): void => {
  act(table, { type: 'setInspiration', hero, count: heroOf(table, hero).inspiration - count });
  if (test) test.inspiration += count;
};

/** Cards suffered as a price lie facedown. */
const takeCards = (table: Table, hero: HeroId, against: 'damage' | 'fear', cards: number): void => {
  const { damage, fear } = heroOf(table, hero);
  if (isLastStandOpen(table)) return;
  act(table, {
    type: 'setSuffered',
    hero,
    damageUp: damage.up,
    damageDown: damage.down + (against === 'damage' ? cards : 0),
    fearUp: fear.up,
    fearDown: fear.down + (against === 'fear' ? cards : 0),
  });
};

/** Gives up what an ability costs. */
export const pay = (table: Table, use: Use, event: Happening): void => {
  const { owner } = use;
  const cost: AbilityCost = use.ability.cost ?? {};
  if (cost.deplete) {
    const trinket = tokensOf(table, use, cost.deplete);
    if (trinket !== undefined) act(table, { type: 'deplete', hero: owner, trinket });
  }
  if (cost.inspiration) spend(table, owner, cost.inspiration, event);
  if (cost.theirInspiration) spend(table, event.hero, cost.theirInspiration, event);
  if (cost.prepared)
    for (const card of spare(table, use, cost.prepared.trait).slice(0, cost.prepared.count))
      dropPrepared(table, owner, card);
  if (cost.boon) {
    act(table, { type: 'setBoon', hero: owner, boon: cost.boon, has: false });
    event.test?.boons.push(cost.boon);
  }
  if (cost.damage) takeCards(table, owner, 'damage', cost.damage);
  if (cost.fear) takeCards(table, owner, 'fear', cost.fear);
  if (cost.action && table.turn) table.turn.left.actions -= 1;
  if (cost.card && use.card) dropPrepared(table, owner, use.card, cost.card);
};
