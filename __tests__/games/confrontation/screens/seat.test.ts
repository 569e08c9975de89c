import type { Moment, Seat } from '@/games/confrontation/screens/table/seat';
import { momentOf } from '@/games/confrontation/screens/table/seat';
import type { GameState } from '@/games/confrontation/play';
import { scene } from '../scene';

const FIGHT = { 'aragorn-c': 'eregion', 'orcs-c': 'caradhras' } as const;
const at = (state: GameState, holder: Seat['holder'], told = state.log?.length ?? 0): Moment =>
  momentOf(state, { holder, told });

describe('§5 which screen is shown', () => {
  it('the curtain before anybody has taken the tablet, and whenever the other decides', () => {
    const state = scene(FIGHT).state();
    expect(at(state, null)).toBe('curtain');
    expect(at(state, 'fellowship')).toBe('curtain');
    expect(at(state, 'table')).toBe('curtain');
    expect(at(state, 'sauron')).toBe('secret');
  });

  it('what happened in a battle lies open before anybody goes on', () => {
    const board = scene(FIGHT);
    const told = board.state().log?.length ?? 0;
    board.move('orcs-c', 'eregion');
    const state = board.state();
    expect(at(state, 'sauron', told)).toBe('news');
    expect(at(state, null, told)).toBe('news');
  });

  it('against the book there is no curtain', () => {
    const state = scene(FIGHT).state();
    const players = [
      { name: 'Anne', kind: 'person' as const },
      { name: 'The book', kind: 'easy' as const },
    ];
    expect(at({ ...state, players, fellowship: 1 }, null)).toBe('secret');
    expect(at({ ...state, players, fellowship: 0 }, null)).toBe('book');
  });
});
