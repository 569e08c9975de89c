import type { Chapter, ChronicleEntry } from '@/games/jime/state';
import { chronicleBook, entriesOf, placementsOf, roundsOf } from '@/games/jime/rules/chronicleBook';

const line = (key: string, hero?: string): ChronicleEntry => ({
  phase: 'action',
  key,
  ...(hero ? { hero } : {}),
});

const first: Chapter = {
  adventure: 'first',
  pages: [
    { round: 0, entries: [line('chronicle.tiles'), line('chronicle.heroes')] },
    { round: 1, entries: [line('a', 'bilbo')] },
    { round: 1, entries: [line('b'), line('chronicle.tokens')] },
    { round: 2, entries: [line('c', 'gimli')] },
  ],
};
const second: Chapter = {
  adventure: 'second',
  pages: [{ round: 0, entries: [line('chronicle.tiles', 'bilbo')] }],
};
const state = { chronicle: [first, second] };

describe('the chronicle', () => {
  it('§32.1 is read by adventure', () => {
    expect(chronicleBook(state).map(({ adventure }) => adventure)).toEqual(['first', 'second']);
  });

  it('§32.1 and by round, a crowded round in one piece', () => {
    expect(roundsOf(first).map(({ round, entries }) => [round, entries.map(({ key }) => key)])).toEqual([
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
    expect(entriesOf(state, 'bilbo').map(({ key }) => key)).toEqual(['a', 'chronicle.tiles']);
  });

  it('§32.1 keeps every placement of an adventure, in order, to lay its table again', () => {
    expect(placementsOf(state, 'first').map(({ key }) => key)).toEqual([
      'chronicle.tiles',
      'chronicle.heroes',
      'chronicle.tokens',
    ]);
  });
});
