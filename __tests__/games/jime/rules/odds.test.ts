import * as fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

import heroesJson from '@campaigns/core/heroes.json';
import rolesJson from '@campaigns/core/roles.json';
import skillsJson from '@campaigns/core/skills.json';
import titlesJson from '@campaigns/core/titles.json';
import weaknessesJson from '@campaigns/core/weaknesses.json';

import { heroSchema } from '@/games/jime/content/schema/hero';
import { roleSchema } from '@/games/jime/content/schema/role';
import { skillSchema } from '@/games/jime/content/schema/skill';
import { titleSchema } from '@/games/jime/content/schema/title';
import { weaknessSchema } from '@/games/jime/content/schema/weakness';
import { atLeast, expected, knownDeck, revealed, successes, testOdds } from '@/games/jime/rules/odds';
import type { Icons, KnownDeck } from '@/games/jime/rules/odds';

const blank: Icons = { success: 0, fate: 0 };
const success: Icons = { success: 1, fate: 0 };
const fate: Icons = { success: 0, fate: 1 };
const twoFates: Icons = { success: 0, fate: 2 };
const both: Icons = { success: 1, fate: 1 };

const deckOf = (parts: Partial<KnownDeck>): KnownDeck => ({
  top: [],
  shuffled: [],
  bottom: [],
  discard: [],
  ...parts,
});
const times = (copies: number, card: Icons): Icons[] => Array.from({ length: copies }, () => card);

/** Fourteen cards at the start of a first adventure, and a deck after many adventures. */
const STARTING = deckOf({
  shuffled: [...times(4, success), ...times(7, fate), twoFates, ...times(2, blank)],
});
const LATE = deckOf({
  shuffled: [
    ...times(9, success),
    ...times(10, fate),
    ...times(3, twoFates),
    ...times(3, both),
    ...times(5, blank),
  ],
});

/** Every ordered way to reveal, each equally likely at its step. */
const enumerated = (deck: KnownDeck, cards: number, conversions: number): number[] => {
  const chances: number[] = [];
  const reveal = (rest: KnownDeck, left: number, seen: Icons, chance: number): void => {
    const from = (['top', 'shuffled', 'bottom', 'discard'] as const).find((pile) => rest[pile].length > 0);
    if (left === 0 || !from) {
      const count = seen.success + Math.min(conversions, seen.fate);
      chances[count] = (chances[count] ?? 0) + chance;
      return;
    }
    const pile = rest[from];
    const known = from === 'top' || from === 'bottom';
    (known ? pile.slice(0, 1) : pile).forEach((card, at) => {
      const now = { success: seen.success + card.success, fate: seen.fate + card.fate };
      const after = { ...rest, [from]: pile.filter((_, index) => index !== at) };
      reveal(after, left - 1, now, known ? chance : chance / pile.length);
    });
  };
  reveal(deck, Math.max(1, cards), blank, 1);
  return Array.from(chances, (chance) => chance ?? 0);
};

const drawnByHand = (
  deck: Icons[],
  cards: number,
  conversions: number,
  draws: number,
  seed: number,
): number[] => {
  const generator = xoroshiro128plus(seed);
  const counts: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const pile = [...deck];
    let [successesSeen, fatesSeen] = [0, 0];
    for (let at = 0; at < cards; at += 1) {
      const card = pile.splice(uniformInt(generator, 0, pile.length - 1), 1)[0] ?? blank;
      successesSeen += card.success;
      fatesSeen += card.fate;
    }
    const count = successesSeen + Math.min(fatesSeen, conversions);
    counts[count] = (counts[count] ?? 0) + 1;
  }
  return Array.from(counts, (count) => (count ?? 0) / draws);
};

describe('odds of a test', () => {
  const card = fc.record({ success: fc.integer({ min: 0, max: 2 }), fate: fc.integer({ min: 0, max: 2 }) });
  const pile = (maxLength: number) => fc.array(card, { maxLength });

  test('§107 agrees with exhaustive enumeration on small decks', () => {
    const decks = fc.record({ top: pile(2), shuffled: pile(6), bottom: pile(2), discard: pile(3) });
    fc.assert(
      fc.property(
        decks,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 4 }),
        (deck, cards, conversions) => {
          const exact = successes(revealed(deck, cards), conversions);
          const listed = enumerated(deck, cards, conversions);
          expect(exact).toHaveLength(listed.length);
          listed.forEach((chance, count) => expect(exact[count]).toBeCloseTo(chance, 12));
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    { name: 'starting', deck: STARTING, cards: 3, conversions: 1 },
    { name: 'starting', deck: STARTING, cards: 5, conversions: 2 },
    { name: 'late', deck: LATE, cards: 4, conversions: 0 },
    { name: 'late', deck: LATE, cards: 6, conversions: 3 },
  ])('§107 agrees with 100 000 draws of $cards cards, $conversions conversions, $name deck', (sample) => {
    const exact = successes(revealed(sample.deck, sample.cards), sample.conversions);
    const seen = drawnByHand(sample.deck.shuffled, sample.cards, sample.conversions, 100_000, 7);
    exact.forEach((chance, count) => {
      const spread = Math.sqrt((chance * (1 - chance)) / 100_000);
      expect(Math.abs((seen[count] ?? 0) - chance)).toBeLessThanOrEqual(4.5 * spread + 1e-9);
    });
  });

  test('§107.1 at least one card is revealed', () => {
    const deck = deckOf({ shuffled: [success] });
    expect(successes(revealed(deck, 0), 0)).toEqual([0, 1]);
    expect(successes(revealed(deck, -2), 0)).toEqual([0, 1]);
  });

  test('§107.2, §39.1 each inspiration converts one fate, and none more than were revealed', () => {
    const deck = deckOf({ shuffled: [fate, twoFates, blank] });
    const icons = revealed(deck, 3);
    expect([0, 1, 2, 3, 9].map((spent) => expected(successes(icons, spent)))).toEqual([0, 1, 2, 3, 3]);
  });

  test('§41.1 fate without inspiration is no success', () => {
    expect(successes(revealed(deckOf({ shuffled: times(6, fate) }), 4), 0)).toEqual([1]);
  });

  test('§53 a weakness in the deck lowers the chance', () => {
    const clean = testOdds(STARTING, { cards: 3, conversions: 1, needed: 2 });
    const cluttered = deckOf({ shuffled: [...STARTING.shuffled, blank] });
    expect(testOdds(cluttered, { cards: 3, conversions: 1, needed: 2 }).pass[2]).toBeLessThan(
      clean.pass[2] ?? 0,
    );
  });

  test('§88.1 cards scouted onto the deck are certain, cards put beneath come last', () => {
    const scouted = deckOf({ top: [success, success], shuffled: times(5, blank), bottom: [success] });
    expect(successes(revealed(scouted, 2), 0)).toEqual([0, 0, 1]);
    expect(successes(revealed(scouted, 7), 0)).toEqual([0, 0, 1]);
    expect(successes(revealed(scouted, 8), 0)).toEqual([0, 0, 0, 1]);
  });

  test('§89.1 an empty deck is made anew from the discard pile, without the cards this test revealed', () => {
    const deck = deckOf({ shuffled: [success], discard: [success, blank] });
    expect(successes(revealed(deck, 2), 0)).toEqual([0, 0.5, 0.5]);
    expect(successes(revealed(deck, 5), 0)).toEqual([0, 0, 1]);
  });

  test('§107.3 the chance to pass falls with the successes needed and rises with cards and inspiration', () => {
    const sample = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(pile(14), pile(4), sample, (shuffled, discard, [cards, conversions]) => {
        const deck = deckOf({ shuffled, discard });
        const { pass, gain } = testOdds(deck, { cards, conversions, needed: 2 });
        expect(pass[0]).toBeCloseTo(1, 12);
        pass.slice(1).forEach((chance, before) => expect(chance).toBeLessThanOrEqual(pass[before] ?? 0));
        gain.forEach((more) => expect(more).toBeGreaterThanOrEqual(-1e-12));
        const wider = testOdds(deck, { cards: cards + 1, conversions, needed: 2 });
        expect(wider.pass[2]).toBeGreaterThanOrEqual((pass[2] ?? 0) - 1e-12);
        const without = atLeast(successes(revealed(deck, cards), 0), 2);
        expect(gain.reduce((sum, more) => sum + more, without)).toBeCloseTo(pass[2] ?? 0, 12);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a hero’s deck as the box knows it', () => {
  const byId = <Card extends { id: string }>(cards: Card[]): Record<string, Card> =>
    Object.fromEntries(cards.map((card) => [card.id, card]));
  const skills = byId(skillSchema.array().parse(skillsJson));
  const titles = byId(titleSchema.array().parse(titlesJson));
  const weaknesses = byId(weaknessSchema.array().parse(weaknessesJson));
  const box = { skills, titles, weaknesses };
  const aragorn = byId(heroSchema.array().parse(heroesJson)).aragorn;
  const captain = byId(roleSchema.array().parse(rolesJson)).captain;
  const basic = Object.values(skills).filter(({ owner }) => owner.kind === 'basic');
  const gathered = {
    cards: [...basic.map(({ id }) => id), ...(aragorn?.skills ?? []), ...(captain?.startingSkills ?? [])],
    weaknesses: 1,
  };
  const seen = { prepared: captain?.startingSkills.slice(0, 1) ?? [], top: [], bottom: [], discard: [] };
  const total = (cards: Icons[], icon: keyof Icons): number =>
    cards.reduce((sum, card) => sum + card[icon], 0);

  test('§84.3 with the role’s first card prepared, fourteen cards are shuffled', () => {
    const deck = knownDeck(box, gathered, seen);
    expect(deck.shuffled).toHaveLength(14);
    const icons = gathered.cards.map((id) => skills[id] ?? blank);
    const [first = ''] = seen.prepared;
    expect(total(deck.shuffled, 'success')).toBe(total(icons, 'success') - (skills[first]?.success ?? 0));
    expect(total(deck.shuffled, 'fate')).toBe(total(icons, 'fate') - (skills[first]?.fate ?? 0));
  });

  test('§84.6 §103.4 a prepared card’s icons are out of the deck', () => {
    const [card = ''] = aragorn?.skills.filter((id) => skills[id]?.success === 1) ?? [];
    const before = testOdds(knownDeck(box, gathered, seen), { cards: 3, conversions: 0, needed: 1 });
    const prepared = knownDeck(box, gathered, { ...seen, prepared: [...seen.prepared, card] });
    expect(testOdds(prepared, { cards: 3, conversions: 0, needed: 1 }).pass[1]).toBeLessThan(
      before.pass[1] ?? 0,
    );
  });

  test('§53.4 §31 a weakness seen and a title earned change the deck by one card each', () => {
    const [weakness = ''] = Object.keys(weaknesses);
    const [title = ''] = Object.keys(titles);
    const after = knownDeck(
      box,
      { ...gathered, cards: [...gathered.cards, title] },
      { ...seen, discard: [weakness] },
    );
    expect(after.shuffled).toHaveLength(14);
    expect(after.discard).toEqual([blank]);
  });
});
