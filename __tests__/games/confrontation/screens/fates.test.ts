import { viewOf } from '@/games/confrontation/play';
import { besideFates, fatesOf, isTie } from '@/games/confrontation/screens/table/fates';
import { sinceOwnTurn } from '@/games/confrontation/screens/table/sinceOwnTurn';
import { scene } from '../scene';

const fought = () => {
  const board = scene({ 'gimli-c': 'shire', 'aragorn-c': 'eregion', 'warg-c': 'caradhras' });
  board.move('warg-c', 'eregion');
  board.cards({ fellowship: '3', sauron: '4' });
  return viewOf(board.state(), 'fellowship');
};

describe('B12 how a battle ended', () => {
  it('is told of both fighters, with what their strengths came to', () => {
    expect(fatesOf(fought().log)).toEqual([
      { side: 'fellowship', character: 'aragorn-c', fate: 'stands', total: 7 },
      { side: 'sauron', character: 'warg-c', fate: 'defeated', total: 6 },
    ]);
  });

  it('leaves the rest of the battle to be told beside it', () => {
    const told = besideFates(fought().log).map(({ line }) => line);
    expect(told).toEqual(expect.arrayContaining(['attack', 'cards']));
    expect(told).not.toContain('strength');
    expect(told).not.toContain('defeat');
  });

  it('is nothing where nobody has fought', () => expect(fatesOf([])).toEqual([]));

  it('is a tie where both fell by equal strength, and not where a text felled them', () => {
    const gandalf = { side: 'fellowship', character: 'gandalf-c', fate: 'defeated', total: 5 } as const;
    const king = { side: 'sauron', character: 'witchKing-c', fate: 'defeated', total: 5 } as const;
    expect(isTie([gandalf, king])).toBe(true);
    expect(isTie([{ ...gandalf, total: 4 }, king])).toBe(false);
    expect(
      isTie([
        { ...gandalf, total: null },
        { ...king, total: null },
      ]),
    ).toBe(false);
    expect(isTie([])).toBe(false);
  });
});

describe('what happened since one’s own turn', () => {
  it('says what a battle left behind, not how it went', () => {
    const told = sinceOwnTurn(fought()).map(({ line }) => line);
    expect(told).toEqual(expect.arrayContaining(['move', 'defeat']));
    expect(told).not.toContain('cards');
  });
});
