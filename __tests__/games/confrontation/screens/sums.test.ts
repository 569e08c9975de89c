import { tableView, viewOf } from '@/games/confrontation/play';
import { openTotal } from '@/games/confrontation/screens/table/Fighters';
import { wordsOf } from '@/games/confrontation/words';
import { sumLines } from '@/games/confrontation/words/story';
import { scene } from '../scene';

const againstGandalf = () => {
  const board = scene(
    { 'gandalf-c': 'eregion', 'witchKing-c': 'caradhras' },
    { hands: { sauron: ['6', 'magic'] } },
  );
  board.move('witchKing-c', 'eregion');
  board.card('magic');
  // What Magic becomes.
  board.card('5');
  return board;
};

describe('B11 how strengths add up', () => {
  it('counts what Magic became, though its card is told again with the other', () => {
    const board = againstGandalf();
    board.card('1');
    expect(sumLines(viewOf(board.state(), 'fellowship').log, wordsOf('en'))).toEqual({
      fellowship: '5 (Gandalf) + 1 (card) = 6',
      sauron: '5 (the Witch-king) + 5 (card) = 10',
    });
  });

  it('counts nothing for a card without effect, though it is told again with the other', () => {
    const board = scene({ 'gandalf-c': 'eregion', 'caveTroll-c': 'caradhras' });
    board.move('caveTroll-c', 'eregion');
    board.cards({ fellowship: '2', sauron: '6' });
    expect(sumLines(viewOf(board.state(), 'fellowship').log, wordsOf('en'))).toEqual({
      fellowship: '5 (Gandalf) + 2 (card) = 7',
      sauron: '9 (the Cave Troll) = 9',
    });
  });
});

describe('B7 a card that lies open', () => {
  it('says what has to be beaten', () => {
    const { battle } = viewOf(againstGandalf().state(), 'fellowship');
    expect(battle && openTotal(battle, 'sauron')).toBe(10);
    expect(battle && openTotal(battle, 'fellowship')).toBeNull();
  });
});

describe('what a fighter brings', () => {
  it('A17 is 5 for Sam in Frodo’s place, for everybody who looks', () => {
    const board = scene({ 'frodo-c': 'shire', 'sam-c': 'shire', 'blackRider-c': 'cardolan' });
    const brought = () => tableView(board.state()).battle?.strength;
    board.move('blackRider-c', 'shire');
    expect(brought()).toBeNull();
    board.target('frodo-c');
    expect(brought()).toEqual({ fellowship: 1, sauron: 3 });
    board.yes();
    expect(brought()).toEqual({ fellowship: 5, sauron: 3 });
  });
});
