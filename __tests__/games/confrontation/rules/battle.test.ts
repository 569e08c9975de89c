import { viewOf } from '@/games/confrontation/play';
import { scene } from '../scene';

describe('battle', () => {
  it('11 The attacker chooses among the pieces, and may name one that is shown', () => {
    const pieces = { 'merry-c': 'rhudaur', 'sam-c': 'rhudaur', 'warg-c': 'highPass' } as const;
    for (const chosen of ['merry-c', 'sam-c'] as const) {
      const table = scene(pieces, { shown: ['merry-c'] });
      table.move('warg-c', 'rhudaur');
      expect(table.asked()).toEqual(['target', 'sauron']);
      table.target(chosen);
      expect(table.state().battle?.fighters.fellowship).toBe(table.token(chosen));
      expect(table.refusal({ type: 'target', side: 'sauron', token: table.token('merry-c') })).toBe(
        'wrong-phase',
      );
    }
    const named = scene(pieces);
    named.move('warg-c', 'rhudaur');
    const absent = { type: 'target', side: 'sauron', token: named.token('legolas-c') } as const;
    expect(named.refusal(absent)).toBe('not-on-board');
  });

  it('12 Frodo slips away from Orcs, whose text is void', () => {
    const table = scene({ 'frodo-c': 'rhudaur', 'orcs-c': 'highPass' });
    table.move('orcs-c', 'rhudaur');
    expect(table.asked()).toEqual(['retreat', 'fellowship']);
    table.yes('eregion');
    expect([table.at('frodo-c'), table.at('orcs-c'), table.winner()]).toEqual(['eregion', 'rhudaur', null]);
  });

  it('13 Nobody retreats to the enemy, into a full region, sideways in mountains, through the tunnel or up-river', () => {
    const taken = scene({ 'frodo-c': 'eregion', 'nazgul-c': 'mordor', 'orcs-c': 'rhudaur' });
    taken.move('nazgul-c', 'eregion', 'ability');
    expect(taken.whyNotYes('rhudaur')).toBe('retreat-blocked');
    expect(taken.whyNotYes('enedwaith')).toBeNull();
    const full = scene({
      ...{ 'frodo-c': 'eregion', 'sam-v': 'rhudaur', 'merry-c': 'rhudaur', 'nazgul-c': 'mordor' },
    });
    full.move('nazgul-c', 'eregion', 'ability');
    expect(full.whyNotYes('rhudaur')).toBe('retreat-blocked');
    const high = scene({ 'frodo-c': 'mistyMountains', 'nazgul-c': 'mordor' });
    high.move('nazgul-c', 'mistyMountains', 'ability');
    expect(high.asked()).toEqual(['card', 'sauron']);
    const wet = scene({ 'frodo-c': 'fangorn', 'nazgul-c': 'mordor' });
    wet.move('nazgul-c', 'fangorn', 'ability');
    expect(wet.whyNotYes('mirkwood')).toBe('retreat-blocked');
    expect(wet.whyNotYes('eregion')).toBe('retreat-blocked');
    expect(wet.whyNotYes('rohan')).toBeNull();
    const back = scene({ 'pippin-c': 'eregion', 'orcs-c': 'fangorn' }, { turn: 'fellowship' });
    back.move('pippin-c', 'fangorn');
    expect(back.whyNotYes('eregion')).toBe('retreat-blocked');
  });

  it('13 A1 The table may let the Fellowship or both retreat up-river', () => {
    const pieces = { 'frodo-c': 'fangorn', 'nazgul-c': 'mordor' } as const;
    const table = scene(pieces, { options: { upstream: 'fellowship' } });
    table.move('nazgul-c', 'fangorn', 'ability');
    expect(table.whyNotYes('mirkwood')).toBeNull();
    const cards = { fellowship: '1', sauron: 'retreat' } as const;
    const retreats = (['fellowship', 'both'] as const).map((upstream) => {
      const foe = { 'merry-c': 'gapOfRohan', 'balrog-c': 'rohan' } as const;
      const fight = scene(foe, { turn: 'fellowship', options: { upstream } });
      fight.move('merry-c', 'rohan');
      fight.cards(cards);
      return fight.at('balrog-c');
    });
    expect(retreats).toEqual(['rohan', 'fangorn']);
  });

  it('14 Aragorn attacks sideways and beats Shelob by 8 to 5', () => {
    const table = scene({ 'aragorn-c': 'mirkwood', 'shelob-c': 'fangorn' }, { turn: 'fellowship' });
    table.move('aragorn-c', 'fangorn', 'ability');
    table.cards({ fellowship: '4', sauron: 'eye' });
    expect(table.lines('strength')).toEqual([{ line: 'strength', fellowship: 8, sauron: 5 }]);
    expect([table.at('shelob-c'), table.at('aragorn-c')]).toEqual(['fallen', 'fangorn']);
  });

  it('15 Equal totals defeat both', () => {
    const table = scene({ 'gimli-c': 'rhudaur', 'nazgul-c': 'highPass' });
    table.move('nazgul-c', 'rhudaur');
    table.cards({ fellowship: '2', sauron: '2' });
    expect([table.at('gimli-c'), table.at('nazgul-c')]).toEqual(['fallen', 'fallen']);
  });

  it('16 When the last cards are played both hands are full again', () => {
    const hands = { fellowship: ['5'], sauron: ['1'] } as const;
    const table = scene(
      { 'gimli-c': 'rhudaur', 'nazgul-c': 'highPass' },
      { hands: { fellowship: [...hands.fellowship], sauron: [...hands.sauron] } },
    );
    table.move('nazgul-c', 'rhudaur');
    table.cards({ fellowship: '5', sauron: '1' });
    expect([table.hand('fellowship').length, table.hand('sauron').length]).toEqual([9, 9]);
    expect([table.discard('fellowship'), table.discard('sauron')]).toEqual([[], []]);
  });

  it('17 Each sees the other’s discard at all times', () => {
    const table = scene({ 'gimli-c': 'rhudaur', 'nazgul-c': 'highPass' });
    table.move('nazgul-c', 'rhudaur');
    table.cards({ fellowship: '5', sauron: 'eye' });
    expect(viewOf(table.state(), 'fellowship').cards.sauron.discard).toEqual(['eye']);
    expect(viewOf(table.state(), 'sauron').cards.fellowship.discard).toEqual(['5']);
  });

  it('18 An attacker who wins meets the next enemy in the same turn', () => {
    const table = scene({ 'sam-c': 'rhudaur', 'merry-c': 'rhudaur', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    table.target('merry-c');
    table.cards({ fellowship: '1', sauron: '6' });
    expect(table.at('merry-c')).toBe('fallen');
    expect(table.state().battle).toMatchObject({ number: 2, attacker: table.token('balrog-c') });
    expect(table.state().turn.side).toBe('sauron');
    expect(table.asked()).toEqual(['card', 'sauron']);
  });

  it('19 Survivors are hidden again, and who retreats is not defeated', () => {
    const table = scene({ 'frodo-c': 'rhudaur', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    expect([table.shown('frodo-c'), table.shown('balrog-c')]).toEqual(['battle', 'battle']);
    table.yes('eregion');
    expect([table.shown('frodo-c'), table.shown('balrog-c')]).toEqual(['hidden', 'hidden']);
    expect(table.lines('defeat')).toEqual([]);
  });
});

describe('end', () => {
  it('20 Frodo wins by entering Mordor, whoever is there', () => {
    const table = scene(
      {
        ...{ 'frodo-c': 'dagorlad', 'saruman-c': 'mordor', 'orcs-c': 'mordor' },
        ...{ 'warg-c': 'mordor', 'balrog-c': 'mordor' },
      },
      { turn: 'fellowship' },
    );
    table.move('frodo-c', 'mordor');
    expect(table.winner()).toBe('fellowship bearerInMordor');
    expect(table.lines('attack')).toEqual([]);
  });

  it('21 The third of Sauron’s in the Shire wins', () => {
    const table = scene({
      ...{ 'orcs-c': 'shire', 'warg-c': 'shire', 'balrog-c': 'arthedain', 'legolas-c': 'mirkwood' },
    });
    table.move('balrog-c', 'shire');
    expect(table.winner()).toBe('sauron threeInShire');
  });

  it('21 A3 Where entries count, the third wins at once, whoever of the others is still there', () => {
    const pieces = { 'blackRider-c': 'arthedain', 'warg-c': 'cardolan', 'balrog-c': 'arthedain' } as const;
    const home = { 'legolas-c': 'shire', 'gimli-c': 'mirkwood', 'sam-c': 'eregion' } as const;
    const played = (shire: 'present' | 'entered'): ReturnType<typeof scene> => {
      const table = scene({ ...pieces, ...home }, { options: { shire } });
      for (const [id, to] of [
        ['warg-c', 'mistyMountains'],
        ['blackRider-c', 'fangorn'],
      ] as const) {
        table.move(id, 'shire');
        table.cards({ fellowship: id === 'warg-c' ? '5' : '4', sauron: id === 'warg-c' ? '1' : '2' });
        expect(table.at(id)).toBe('fallen');
        table.move('sam-c', to);
      }
      table.move('balrog-c', 'shire');
      return table;
    };
    expect(played('entered').winner()).toBe('sauron threeInShire');
    expect(played('present').asked()?.[0]).toBe('card');
  });

  it('22 Who cannot go forward when the turn comes has lost', () => {
    const table = scene({ 'legolas-c': 'mordor', 'saruman-c': 'rohan' });
    table.move('saruman-c', 'gapOfRohan');
    expect(table.winner()).toBe('sauron noMove');
    const backward = {
      'aragorn-c': 'mordor',
      'legolas-c': 'mordor',
      'orcs-c': 'rohan',
      'warg-c': 'gondor',
    } as const;
    const attack = { ...backward, 'saruman-c': 'dagorlad' } as const;
    const strict = scene(attack);
    strict.move('orcs-c', 'gapOfRohan');
    expect(strict.winner()).toBe('sauron noMove');
    const lenient = scene(attack, { options: { stalemate: 'anyMove' } });
    lenient.move('orcs-c', 'gapOfRohan');
    expect(lenient.winner()).toBeNull();
  });

  it('23 The winner scores one for each character on the board, the loser nothing', () => {
    const table = scene(
      {
        ...{ 'frodo-c': 'dagorlad', 'sam-c': 'shire', 'merry-c': 'shire', 'gimli-c': 'shire' },
        'orcs-c': 'rohan',
      },
      { turn: 'fellowship', options: { match: true } },
    );
    table.move('frodo-c', 'mordor');
    expect(table.state().outcome).toEqual({ winner: 'fellowship', reason: 'bearerInMordor', points: 5 });
    table.play({ type: 'nextGame', side: 'sauron' });
    expect(table.state()).toMatchObject({ stage: 'setUp', fellowship: 1 });
    expect(table.state().played.map(({ outcome }) => outcome.points)).toEqual([5]);
  });
});
