import type { CardId, CharacterId, RegionId, Side } from '@/games/confrontation/content';
import { HAND } from '@/games/confrontation/content';
import { deadCards, viewOf } from '@/games/confrontation/play';
import type { Pieces, Scene } from '../scene';
import { scene } from '../scene';

/** Gimli attacks the Balrog in Rohan, where the Balrog can go down nowhere but to Fangorn up-river, so not at all. */
const inRohan = (hands: Partial<Record<Side, CardId[]>> = {}, more: Pieces = {}): Scene => {
  const table = scene(
    { 'gimli-c': 'gapOfRohan', 'balrog-c': 'rohan', ...more },
    { turn: 'fellowship', hands },
  );
  table.move('gimli-c', 'rohan');
  return table;
};
/** The same in Fangorn, from where Rohan lies open downstream. */
const inFangorn = (hands: Partial<Record<Side, CardId[]>> = {}, more: Pieces = {}): Scene => {
  const table = scene(
    { 'gimli-c': 'mistyMountains', 'balrog-c': 'fangorn', ...more },
    { turn: 'fellowship', hands },
  );
  table.move('gimli-c', 'fangorn');
  return table;
};
const without = (side: Side, ...gone: CardId[]): CardId[] =>
  HAND[side].filter((card) => !gone.includes(card));
const fates = (table: Scene): (RegionId | 'fallen' | 'reserve')[] =>
  (['gimli-c', 'balrog-c'] satisfies CharacterId[]).map((id) => table.at(id));
const totals = (table: Scene): unknown => table.lines('strength')[0];

describe('combat cards', () => {
  it('24 Magic with an empty discard does nothing and counts 0', () => {
    const table = inRohan();
    table.cards({ fellowship: 'magic', sauron: 'magic' });
    expect(totals(table)).toEqual({ line: 'strength', fellowship: 3, sauron: 5 });
  });

  it('25 Both play Magic: Sauron takes the Eye, and the Fellowship’s Magic is void', () => {
    const hands = { fellowship: without('fellowship', '5'), sauron: without('sauron', 'eye') };
    const table = inRohan(hands);
    table.cards({ fellowship: 'magic', sauron: 'magic' });
    expect(table.asked()).toEqual(['magic', 'sauron']);
    expect(table.whyNotCard('6')).toBe('card-not-discarded');
    table.card('eye');
    expect(totals(table)).toEqual({ line: 'strength', fellowship: 3, sauron: 5 });
    expect(table.discard('sauron').sort()).toEqual(['eye', 'magic']);
  });

  it('26 A strength that Magic became counts nothing against the Cloak', () => {
    const table = inRohan({ fellowship: without('fellowship', '1'), sauron: without('sauron', '6') });
    table.cards({ fellowship: 'cloak', sauron: 'magic' });
    table.card('6');
    expect(totals(table)).toEqual({ line: 'strength', fellowship: 3, sauron: 5 });
  });

  it('27 The Cloak makes a strength of 6 count nothing', () => {
    const table = inRohan();
    table.cards({ fellowship: 'cloak', sauron: '6' });
    expect(totals(table)).toEqual({ line: 'strength', fellowship: 3, sauron: 5 });
  });

  it('28 A Retreat that leads somewhere saves both from the Sacrifice', () => {
    const table = inFangorn();
    table.cards({ fellowship: 'sacrifice', sauron: 'retreat' });
    expect(fates(table)).toEqual(['fangorn', 'rohan']);
    expect([table.discard('fellowship'), table.discard('sauron')]).toEqual([['sacrifice'], ['retreat']]);
  });

  it('29 A Retreat that leads nowhere saves nobody', () => {
    const table = inRohan();
    table.cards({ fellowship: 'sacrifice', sauron: 'retreat' });
    expect(fates(table)).toEqual(['fallen', 'fallen']);
  });

  it('30 The Fellowship’s Retreat without a way back counts 0', () => {
    const table = inRohan({}, { 'gimli-c': 'fangorn', 'merry-c': 'caradhras', 'orcs-c': 'gapOfRohan' });
    expect(fates(table)).toEqual(['rohan', 'rohan']);
    table.cards({ fellowship: 'retreat', sauron: '1' });
    expect(totals(table)).toEqual({ line: 'strength', fellowship: 3, sauron: 6 });
  });

  it('31 The Eye voids a text and leaves a strength alone', () => {
    const strength = inRohan();
    strength.cards({ fellowship: '5', sauron: 'eye' });
    expect(totals(strength)).toEqual({ line: 'strength', fellowship: 8, sauron: 5 });
    for (const text of ['magic', 'sacrifice', 'cloak', 'retreat'] as const) {
      const table = inRohan({ fellowship: without('fellowship', '5'), sauron: without('sauron', '1') });
      table.cards({ fellowship: text, sauron: 'eye' });
      expect(totals(table)).toEqual({ line: 'strength', fellowship: 3, sauron: 5 });
    }
  });

  it('32 Sauron’s Retreat moves nobody on a mountain, or between full or hostile neighbours', () => {
    const high = scene({ 'gimli-c': 'rhudaur', 'balrog-c': 'highPass' }, { turn: 'fellowship' });
    high.move('gimli-c', 'highPass');
    high.cards({ fellowship: '1', sauron: 'retreat' });
    expect(fates(high)).toEqual(['fallen', 'highPass']);
    const hostile = inFangorn({}, { 'merry-c': 'rohan' });
    hostile.cards({ fellowship: '1', sauron: 'retreat' });
    expect(fates(hostile)).toEqual(['fallen', 'fangorn']);
    const full = inFangorn({}, { 'orcs-c': 'rohan', 'warg-c': 'rohan' });
    full.cards({ fellowship: '1', sauron: 'retreat' });
    expect(fates(full)).toEqual(['fallen', 'fangorn']);
  });

  it('33 Both retreat: Sauron goes first, then the Fellowship', () => {
    const table = inFangorn();
    table.cards({ fellowship: 'retreat', sauron: 'retreat' });
    expect(table.at('balrog-c')).toBe('rohan');
    expect(table.asked()).toEqual(['retreatTo', 'fellowship']);
    expect(table.refusal({ type: 'answer', side: 'fellowship', yes: false, region: null, token: null })).toBe(
      'retreat-blocked',
    );
    table.yes('caradhras');
    expect(fates(table)).toEqual(['caradhras', 'rohan']);
  });
});

describe('B9 cards that would do nothing', () => {
  it('are Magic with nothing played before, and a Retreat with no room', () => {
    expect(deadCards(viewOf(inRohan().state(), 'sauron'))).toEqual(['magic', 'retreat']);
    expect(deadCards(viewOf(inFangorn().state(), 'sauron'))).toEqual(['magic']);
    const played = { sauron: without('sauron', '1'), fellowship: without('fellowship', '1') };
    expect(deadCards(viewOf(inRohan(played).state(), 'sauron'))).toEqual(['retreat']);
    expect(deadCards(viewOf(inRohan(played).state(), 'fellowship'))).toEqual([]);
  });
});
