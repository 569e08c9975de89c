import { deckOf, oddsBySpent, oddsOf } from '@/games/jime/rules/testOdds';
import { company } from './company';

const cards = (table: ReturnType<typeof company>) => deckOf(table.game, 'gimli').shuffled.length;

it('§27.1 fourteen cards are shuffled at the start: fifteen gathered, one prepared', () => {
  expect(cards(company({ adventure: 'bridge' }))).toBe(14);
  expect(cards(company({ adventure: 'bridge', mirror: true }))).toBe(14);
});
it('§84.6, §103.4 a prepared card is not in the deck', () => {
  const table = company({ adventure: 'bridge', mirror: true }).do({
    type: 'prepare',
    hero: 'gimli',
    skill: 'gimli-1',
  });
  expect(cards(table)).toBe(13);
});
it('§27.1 bought skills and titles are', () => {
  const table = company({ adventure: 'bridge' }).set((_adventure, { campaign }) =>
    campaign.heroes.forEach((hero) => hero.titles.push('wingfoot')),
  );
  expect(cards(table)).toBe(15);
});
it('§25.1, §107.1 a better stat reveals more cards and does better', () => {
  const table = company({ adventure: 'bridge' });
  const { stats } = table.content.box.heroes.gimli ?? { stats: {} as Record<string, number> };
  const odds = (stat: 'might' | 'wit') => oddsOf(table.game, 'gimli', stat, 2).pass[2] ?? 0;
  expect(stats.might).toBeGreaterThan(stats.wit ?? 9);
  expect(odds('might')).toBeGreaterThan(odds('wit'));
});
it('§60.3, §107.2 inspiration on the mirror is counted', () => {
  const table = company({ adventure: 'bridge', mirror: true });
  const before = oddsOf(table.game, 'gimli', 'might', 3).pass[3] ?? 0;
  table.do({ type: 'setInspiration', hero: 'gimli', count: 2 });
  const after = oddsOf(table.game, 'gimli', 'might', 3);
  expect(after.pass[3]).toBeGreaterThan(before);
  expect(after.gain).toHaveLength(2);
});
it('§94.1 a boulder adds a conversion, §107.1 a card one more to reveal', () => {
  const table = company({ adventure: 'bridge' });
  const plain = oddsOf(table.game, 'gimli', 'might', 3).pass[3] ?? 0;
  expect(oddsOf(table.game, 'gimli', 'might', 3, { conversions: 1 }).pass[3]).toBeGreaterThan(plain);
  expect(oddsOf(table.game, 'gimli', 'might', 3, { cards: 1 }).pass[3]).toBeGreaterThan(plain);
});
it('§41.1, §107.2 inspiration spent makes a test likelier, one after the other', () => {
  const table = company({ adventure: 'bridge' });
  const [none, one, two] = oddsBySpent(table.game, 'gimli', 'might', 3);
  expect(none?.pass).toBeCloseTo(oddsOf(table.game, 'gimli', 'might', 3).pass[3] ?? 0);
  expect(one?.pass).toBeGreaterThan(none?.pass ?? 1);
  expect(two?.pass).toBeGreaterThan(one?.pass ?? 1);
  expect(two?.expected).toBeGreaterThan(none?.expected ?? 9);
});
