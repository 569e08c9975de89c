import { charactersIn, newGame, PRINTED, refusalFor, viewOf } from '@/games/confrontation/play';
import type { CharacterId } from '@/games/confrontation/content';
import { scene } from '../scene';
import type { Scene } from '../scene';

const candidates = (table: Scene, id: CharacterId): CharacterId[] => {
  const { candidates: bits = 0 } = table.state().tokens[table.token(id)] ?? {};
  return charactersIn(table.token(id) < 9 ? 'fellowship' : 'sauron', bits);
};

describe('§5 information', () => {
  it('Whoever fought is known, and nobody else can be that one', () => {
    const table = scene({ 'frodo-c': 'rhudaur', 'merry-c': 'shire', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    table.yes('eregion');
    expect(candidates(table, 'frodo-c')).toEqual(['frodo-c']);
    expect(candidates(table, 'merry-c')).toEqual(['merry-c', 'legolas-c']);
  });

  it('Who joins others is mixed with them: the set of each is the set of all', () => {
    const table = scene({
      ...{ 'frodo-c': 'rhudaur', 'merry-c': 'eregion', 'sam-c': 'shire', 'balrog-c': 'highPass' },
    });
    table.move('balrog-c', 'rhudaur');
    table.yes('eregion');
    expect(candidates(table, 'frodo-c')).toEqual(['frodo-c', 'sam-c', 'merry-c', 'legolas-c']);
    expect(candidates(table, 'merry-c')).toEqual(['frodo-c', 'sam-c', 'merry-c', 'legolas-c']);
    expect(candidates(table, 'sam-c')).toEqual(['sam-c', 'merry-c', 'legolas-c']);
  });

  it('Who enters Mordor without winning is not the bearer', () => {
    const table = scene(
      { 'frodo-c': 'shire', 'merry-c': 'dagorlad', 'saruman-c': 'rohan' },
      { turn: 'fellowship' },
    );
    table.move('merry-c', 'mordor');
    expect(candidates(table, 'merry-c')).toEqual(['merry-c', 'legolas-c']);
  });

  it('A card face down is nobody’s to see, and the hand looks full', () => {
    const table = scene({ 'merry-c': 'rhudaur', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    table.card('6');
    const view = viewOf(table.state(), 'fellowship');
    expect(view.battle).toMatchObject({ played: { sauron: null }, chosen: { sauron: true } });
    expect(view.cards.sauron.hand).toHaveLength(9);
  });

  it('The other side’s set-up stays behind its screen', () => {
    const person = { name: '', kind: 'person' } as const;
    const state = newGame({ options: PRINTED, players: [person, person], fellowship: 0, seed: 1 });
    state.tokens.forEach((token, id) => {
      if (id < 9) token.at = 'shire';
    });
    expect(new Set(viewOf(state, 'sauron').tokens.map(({ at }) => at))).toEqual(new Set(['reserve']));
  });

  it('A view alone says why a command would be refused', () => {
    const table = scene({ 'merry-c': 'mirkwood', 'orcs-c': 'rohan' }, { turn: 'fellowship' });
    const view = viewOf(table.state(), 'fellowship');
    const move = { type: 'move', side: 'fellowship', token: table.token('merry-c'), via: 'plain' } as const;
    expect(refusalFor(view, { ...move, to: 'highPass' })).toBe('not-forward');
    expect(refusalFor(view, { ...move, to: 'dagorlad' })).toBeNull();
    expect(view.choices).toEqual(table.legal());
    expect(viewOf(table.state(), 'sauron').choices).toEqual([]);
  });
});
