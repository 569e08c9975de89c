import type { Chapter, ChronicleEntry, Text } from '@/games/jime/state';
import { textName } from '@/games/jime/state/lines';
import { chronicleBook, entriesOf, placementsOf, roundsOf } from '@/games/jime/rules/chronicleBook';

const entry = (text: Text, hero?: string): ChronicleEntry => ({
  phase: 'action',
  text,
  ...(hero ? { hero } : {}),
});
const tiles: Text = { line: 'chronicle.tiles', tile: '100A', turn: 0, q: 0, r: 0 };
const heroes: Text = { line: 'chronicle.heroes', space: '100A/1' };
const tokens: Text = { line: 'chronicle.tokens', token: 'pack', kind: 'search', space: '100A/1' };
const names = (entries: readonly ChronicleEntry[]): string[] => entries.map(({ text }) => textName(text));

const first: Chapter = {
  adventure: 'first',
  pages: [
    { round: 0, entries: [entry(tiles), entry(heroes)] },
    { round: 1, entries: [entry({ key: 'a' }, 'bilbo')] },
    { round: 1, entries: [entry({ key: 'b' }), entry(tokens)] },
    { round: 2, entries: [entry({ key: 'c' }, 'gimli')] },
  ],
};
const second: Chapter = {
  adventure: 'second',
  pages: [{ round: 0, entries: [entry(tiles, 'bilbo')] }],
};
const state = { chronicle: [first, second] };

describe('the chronicle', () => {
  it('§32.1 is read by adventure', () => {
    expect(chronicleBook(state).map(({ adventure }) => adventure)).toEqual(['first', 'second']);
  });

  it('§32.1 and by round, a crowded round in one piece', () => {
    expect(roundsOf(first).map(({ round, entries }) => [round, names(entries)])).toEqual([
      [0, ['chronicle.tiles', 'chronicle.heroes']],
      [1, ['a', 'b', 'chronicle.tokens']],
      [2, ['c']],
    ]);
  });

  it('§32.1 reading it leaves the pages as they were', () => {
    const before = JSON.stringify(state);
    chronicleBook(state);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('§32.1 says who acted', () => {
    expect(names(entriesOf(state, 'bilbo'))).toEqual(['a', 'chronicle.tiles']);
  });

  it('§32.1 keeps every placement of an adventure, in order, to lay its table again', () => {
    expect(names(placementsOf(state, 'first'))).toEqual([
      'chronicle.tiles',
      'chronicle.heroes',
      'chronicle.tokens',
    ]);
  });
});
