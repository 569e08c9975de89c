import type { CharacterId } from '@/games/confrontation/content';
import { scene } from '../scene';

describe('classic characters', () => {
  it('34 Frodo retreats only when attacked, before the cards, off the mountains, and not from the Warg', () => {
    const attacking = scene({ 'frodo-c': 'rhudaur', 'balrog-c': 'highPass' }, { turn: 'fellowship' });
    attacking.move('frodo-c', 'highPass');
    expect(attacking.asked()?.[0]).toBe('card');
    const high = scene({ 'frodo-c': 'highPass', 'balrog-c': 'mirkwood' });
    high.move('balrog-c', 'highPass');
    expect(high.asked()?.[0]).toBe('card');
    const warg = scene({ 'frodo-c': 'rhudaur', 'warg-c': 'highPass' });
    warg.move('warg-c', 'rhudaur');
    expect(warg.asked()?.[0]).toBe('card');
    const late = scene({ 'frodo-c': 'rhudaur', 'balrog-c': 'highPass' });
    late.move('balrog-c', 'rhudaur');
    late.no();
    expect(late.asked()?.[0]).toBe('card');
    expect(late.whyNotYes('eregion')).toBe('ability-unavailable');
    const away = scene({ 'frodo-c': 'rhudaur', 'balrog-c': 'highPass' });
    away.move('balrog-c', 'rhudaur');
    away.yes('eregion');
    expect(away.asked()).toEqual(['turn', 'fellowship']);
  });

  it('35 Sam may fight in Frodo’s place, and falls to Orcs', () => {
    const table = scene({ 'frodo-c': 'rhudaur', 'sam-c': 'rhudaur', 'orcs-c': 'highPass' });
    table.move('orcs-c', 'rhudaur');
    table.target('frodo-c');
    expect(table.asked()).toEqual(['sam', 'fellowship']);
    table.yes();
    expect([table.at('sam-c'), table.at('frodo-c'), table.winner()]).toEqual(['fallen', 'rhudaur', null]);
  });

  it('35 The question comes whoever stands beside Frodo, so that it tells nothing', () => {
    const pieces = {
      'frodo-c': 'rhudaur',
      'merry-c': 'rhudaur',
      'sam-c': 'shire',
      'orcs-c': 'highPass',
    } as const;
    const table = scene(pieces);
    table.move('orcs-c', 'rhudaur');
    table.target('frodo-c');
    expect(table.asked()).toEqual(['sam', 'fellowship']);
    expect(table.whyNotYes()).toBe('ability-unavailable');
  });

  it('36 Sam does not step in when Frodo is attacked second', () => {
    const table = scene({
      ...{ 'frodo-c': 'shire', 'sam-c': 'shire', 'merry-c': 'shire', 'legolas-c': 'cardolan' },
      'balrog-c': 'arthedain',
    });
    table.move('balrog-c', 'shire');
    table.target('merry-c');
    table.cards({ fellowship: '1', sauron: '6' });
    table.target('frodo-c');
    expect(table.asked()?.[0]).toBe('card');
  });

  it('37 Sam fights at 5 beside Frodo if both are shown, else at 2', () => {
    const strengthOf = (shows: boolean): unknown => {
      const table = scene({ 'frodo-c': 'rhudaur', 'sam-c': 'rhudaur', 'balrog-c': 'highPass' });
      table.move('balrog-c', 'rhudaur');
      table.target('sam-c');
      expect(table.asked()).toEqual(['frodo', 'fellowship']);
      if (shows) table.yes();
      else table.no();
      expect(table.shown('frodo-c')).toBe(shows ? 'battle' : 'hidden');
      table.cards({ fellowship: '1', sauron: '1' });
      return table.lines('strength')[0];
    };
    expect(strengthOf(true)).toMatchObject({ fellowship: 6, sauron: 6 });
    expect(strengthOf(false)).toMatchObject({ fellowship: 3, sauron: 6 });
  });

  it('38 Against the Warg nobody steps in and Sam fights at 2', () => {
    const table = scene({ 'frodo-c': 'rhudaur', 'sam-c': 'rhudaur', 'warg-c': 'highPass' });
    table.move('warg-c', 'rhudaur');
    table.target('sam-c');
    table.cards({ fellowship: '1', sauron: '6' });
    expect(table.lines('strength')[0]).toMatchObject({ fellowship: 3, sauron: 8 });
    expect(table.asked()?.[0]).toBe('card');
    const frodo = scene({ 'frodo-c': 'rhudaur', 'sam-c': 'rhudaur', 'warg-c': 'highPass' });
    frodo.move('warg-c', 'rhudaur');
    frodo.target('frodo-c');
    expect(frodo.asked()?.[0]).toBe('card');
  });

  it('39 Pippin may step back when he attacks, before the cards, and not from the Warg', () => {
    const table = scene({ 'pippin-c': 'rhudaur', 'balrog-c': 'highPass' }, { turn: 'fellowship' });
    table.move('pippin-c', 'highPass');
    expect(table.asked()).toEqual(['retreat', 'fellowship']);
    table.yes('rhudaur');
    expect([table.at('pippin-c'), table.asked()]).toEqual(['rhudaur', ['turn', 'sauron']]);
    const attacked = scene({ 'pippin-c': 'rhudaur', 'balrog-c': 'highPass' });
    attacked.move('balrog-c', 'rhudaur');
    expect(attacked.asked()?.[0]).toBe('card');
    const warg = scene({ 'pippin-c': 'rhudaur', 'warg-c': 'highPass' }, { turn: 'fellowship' });
    warg.move('pippin-c', 'highPass');
    expect(warg.asked()?.[0]).toBe('card');
  });

  it.each([
    ['merry-c', 'witchKing-c'],
    ['merry-c', 'witchKing-v'],
    ['legolas-c', 'nazgul-c'],
    ['legolas-c', 'nazgul-v'],
    ['gimli-c', 'orcs-c'],
    ['gimli-c', 'orcs-v'],
  ] as [CharacterId, CharacterId][])('40 A6 %s defeats %s at once', (hero, foe) => {
    const table = scene({ [hero]: 'rhudaur', 'sam-c': 'shire', [foe]: 'highPass' });
    table.move(foe, 'rhudaur');
    expect([table.at(hero), table.at(foe)]).toEqual(['rhudaur', 'fallen']);
    expect(table.discard('sauron')).toEqual([]);
  });

  it('40 Against others they fight as anybody', () => {
    const table = scene({ 'merry-c': 'rhudaur', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    expect(table.asked()?.[0]).toBe('card');
  });

  it('41 Against Gandalf Sauron’s card lies open first, Magic with what it became', () => {
    const hands = { sauron: (['1', '2', '3', '4', '5', 'magic', 'eye', 'retreat'] as const).slice() };
    const fellowship = (['1', '2', '3', '4', '5', 'magic', 'sacrifice', 'cloak'] as const).slice();
    const table = scene(
      { 'gandalf-c': 'rhudaur', 'balrog-c': 'highPass' },
      { turn: 'fellowship', hands: { ...hands, fellowship } },
    );
    table.move('gandalf-c', 'highPass');
    expect(table.asked()).toEqual(['card', 'sauron']);
    table.card('magic');
    expect(table.asked()).toEqual(['magic', 'sauron']);
    table.card('6');
    expect(table.asked()).toEqual(['card', 'fellowship']);
    expect(table.state().battle?.faceUp).toEqual({ fellowship: false, sauron: true });
    table.card('5');
    expect(table.lines('strength')[0]).toMatchObject({ fellowship: 10, sauron: 11 });
  });

  it('41 The Fellowship still plays a card against a Retreat; with the Warg nobody is first', () => {
    const table = scene({ 'gandalf-c': 'rhudaur', 'nazgul-c': 'mordor' });
    table.move('nazgul-c', 'rhudaur', 'ability');
    table.card('retreat');
    expect(table.asked()).toEqual(['card', 'fellowship']);
    table.card('1');
    expect([table.at('nazgul-c'), table.discard('fellowship')]).toEqual(['eregion', ['1']]);
    const warg = scene({ 'gandalf-c': 'rhudaur', 'warg-c': 'highPass' }, { turn: 'fellowship' });
    warg.move('gandalf-c', 'highPass');
    expect(warg.asked()).toEqual(['card', 'fellowship']);
    warg.card('1');
    expect(warg.state().battle?.faceUp).toEqual({ fellowship: false, sauron: false });
  });

  it('42 Aragorn goes sideways or back only to attack, never sideways in the mountains', () => {
    const table = scene(
      { 'aragorn-c': 'rhudaur', 'warg-c': 'eregion', 'orcs-c': 'fangorn' },
      { turn: 'fellowship' },
    );
    expect(table.whyNotMove('aragorn-c', 'arthedain', 'ability')).toBe('must-attack');
    expect(table.whyNotMove('aragorn-c', 'eregion', 'ability')).toBeNull();
    const high = scene({ 'aragorn-c': 'highPass', 'warg-c': 'mistyMountains' }, { turn: 'fellowship' });
    expect(high.whyNotMove('aragorn-c', 'mistyMountains', 'ability')).toBe('mountain-sideways');
    expect(high.whyNotMove('aragorn-c', 'rhudaur', 'ability')).toBe('must-attack');
  });

  it('43 Boromir takes his foe with him, but not the Warg', () => {
    const table = scene({ 'boromir-c': 'rhudaur', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    expect([table.at('boromir-c'), table.at('balrog-c')]).toEqual(['fallen', 'fallen']);
    const warg = scene({ 'boromir-c': 'rhudaur', 'warg-c': 'highPass' });
    warg.move('warg-c', 'rhudaur');
    warg.cards({ fellowship: '1', sauron: '1' });
    expect(warg.lines('strength')[0]).toMatchObject({ fellowship: 1, sauron: 3 });
  });

  it('44 Shelob goes home after a victory elsewhere, and falls where she has no room', () => {
    const win = (more: Partial<Record<CharacterId, 'gondor'>>): ReturnType<typeof scene> => {
      const table = scene({ 'merry-c': 'rhudaur', 'shelob-c': 'highPass', ...more });
      table.move('shelob-c', 'rhudaur');
      table.cards({ fellowship: '1', sauron: '6' });
      return table;
    };
    expect(win({}).at('shelob-c')).toBe('gondor');
    expect(win({ 'orcs-c': 'gondor', 'warg-c': 'gondor' }).at('shelob-c')).toBe('fallen');
    expect(win({ 'sam-c': 'gondor' }).at('shelob-c')).toBe('fallen');
    const home = scene({ 'merry-c': 'fangorn', 'shelob-c': 'gondor' }, { turn: 'fellowship' });
    home.move('merry-c', 'gondor');
    home.cards({ fellowship: '1', sauron: '6' });
    expect([home.at('shelob-c'), home.at('merry-c')]).toEqual(['gondor', 'fallen']);
  });

  it('44 A10 Her return ends the battles of the turn', () => {
    const table = scene({ 'merry-c': 'rhudaur', 'sam-c': 'rhudaur', 'shelob-c': 'highPass' });
    table.move('shelob-c', 'rhudaur');
    table.target('merry-c');
    table.cards({ fellowship: '1', sauron: '6' });
    expect([table.at('shelob-c'), table.at('sam-c'), table.asked()]).toEqual([
      'gondor',
      'rhudaur',
      ['turn', 'fellowship'],
    ]);
  });

  it('45 The Witch King goes sideways only to attack, and Frodo may take the place he left', () => {
    const table = scene({ 'frodo-c': 'eregion', 'witchKing-c': 'rhudaur', 'merry-c': 'enedwaith' });
    table.move('witchKing-c', 'eregion', 'ability');
    table.yes('rhudaur');
    expect(table.at('frodo-c')).toBe('rhudaur');
    const empty = scene({ 'witchKing-c': 'rhudaur', 'merry-c': 'enedwaith' });
    expect(empty.whyNotMove('witchKing-c', 'eregion', 'ability')).toBe('must-attack');
    const high = scene({ 'witchKing-c': 'highPass', 'merry-c': 'mistyMountains' });
    expect(high.whyNotMove('witchKing-c', 'mistyMountains', 'ability')).toBe('mountain-sideways');
    const held = scene({ 'frodo-c': 'eregion', 'witchKing-c': 'rhudaur', 'orcs-c': 'rhudaur' });
    held.move('witchKing-c', 'eregion', 'ability');
    expect(held.whyNotYes('rhudaur')).toBe('retreat-blocked');
  });

  it('46 The Nazgûl flies to one alone anywhere, and to nobody else', () => {
    const table = scene({
      ...{ 'nazgul-c': 'highPass', 'merry-c': 'mistyMountains', 'sam-c': 'eregion', 'gimli-c': 'eregion' },
    });
    expect(table.whyNotMove('nazgul-c', 'mistyMountains', 'ability')).toBeNull();
    expect(table.whyNotMove('nazgul-c', 'shire', 'ability')).toBeNull();
    expect(table.whyNotMove('nazgul-c', 'eregion', 'ability')).toBe('not-single-enemy');
    expect(table.whyNotMove('nazgul-c', 'rohan', 'ability')).toBe('not-single-enemy');
  });

  it('47 The Black Rider rides far only to attack, and past nobody', () => {
    const table = scene({
      ...{ 'blackRider-c': 'mordor', 'merry-c': 'rohan', 'sam-c': 'gapOfRohan', 'orcs-c': 'gondor' },
    });
    expect(table.whyNotMove('blackRider-c', 'mirkwood', 'ability')).toBe('must-attack');
    expect(table.whyNotMove('blackRider-c', 'rohan', 'ability')).toBeNull();
    expect(table.whyNotMove('blackRider-c', 'gapOfRohan', 'ability')).toBe('path-blocked');
    expect(table.whyNotMove('blackRider-c', 'dagorlad')).toBeNull();
  });

  it('48 Saruman may have strengths alone decide, also where Aragorn did not', () => {
    const table = scene({ 'merry-c': 'rhudaur', 'saruman-c': 'highPass', 'orcs-c': 'mordor' });
    table.move('saruman-c', 'rhudaur');
    expect(table.asked()).toEqual(['noCards', 'sauron']);
    table.yes();
    expect(table.lines('strength')[0]).toMatchObject({ fellowship: 2, sauron: 4 });
    expect([table.at('merry-c'), table.discard('sauron')]).toEqual(['fallen', []]);
    const aragorn = scene({ 'aragorn-v': 'rhudaur', 'saruman-c': 'highPass', 'orcs-c': 'mordor' });
    aragorn.move('saruman-c', 'rhudaur');
    expect(aragorn.asked()).toEqual(['noCards', 'fellowship']);
    aragorn.no();
    expect(aragorn.asked()).toEqual(['noCards', 'sauron']);
  });

  it('49 Orcs kill the first they attack and nobody else', () => {
    const table = scene({ 'merry-c': 'rhudaur', 'sam-c': 'rhudaur', 'orcs-c': 'highPass' });
    table.move('orcs-c', 'rhudaur');
    table.target('merry-c');
    expect([table.at('merry-c'), table.asked()?.[0]]).toEqual(['fallen', 'card']);
    const boromir = scene({ 'boromir-c': 'rhudaur', 'orcs-c': 'highPass' });
    boromir.move('orcs-c', 'rhudaur');
    expect([boromir.at('boromir-c'), boromir.at('orcs-c')]).toEqual(['fallen', 'fallen']);
    const attacked = scene({ 'merry-c': 'rhudaur', 'orcs-c': 'highPass' }, { turn: 'fellowship' });
    attacked.move('merry-c', 'highPass');
    expect(attacked.asked()?.[0]).toBe('card');
  });

  it('49 A retreat before them spends their text for the turn', () => {
    const table = scene({ 'frodo-c': 'rhudaur', 'merry-c': 'rhudaur', 'orcs-c': 'highPass' });
    table.move('orcs-c', 'rhudaur');
    table.target('frodo-c');
    table.yes('eregion');
    expect([table.at('merry-c'), table.asked()?.[0]]).toEqual(['rhudaur', 'card']);
    const eagle = scene(
      { 'merry-c': 'rhudaur', 'pippin-c': 'rhudaur', 'orcs-c': 'highPass' },
      { specials: { fellowship: ['gwaihir'] } },
    );
    eagle.move('orcs-c', 'rhudaur');
    eagle.target('merry-c');
    eagle.yes('arthedain');
    expect([eagle.at('merry-c'), eagle.at('pippin-c'), eagle.asked()?.[0]]).toEqual([
      'arthedain',
      'rhudaur',
      'card',
    ]);
  });

  it('50 Orcs who meet Smeagol kill the one who takes his place', () => {
    const table = scene({ 'smeagol-v': 'rhudaur', 'merry-c': 'arthedain', 'orcs-c': 'highPass' });
    table.move('orcs-c', 'rhudaur');
    expect(table.asked()).toEqual(['smeagol', 'fellowship']);
    table.yes(null, 'merry-c');
    expect([table.at('smeagol-v'), table.at('merry-c')]).toEqual(['arthedain', 'fallen']);
  });

  it('51 Treebeard may come for the Warg in Fangorn but fights at 4', () => {
    const table = scene({ 'treebeard-v': 'arthedain', 'warg-c': 'fangorn' }, { turn: 'fellowship' });
    table.move('treebeard-v', 'fangorn', 'ability');
    table.cards({ fellowship: '1', sauron: '1' });
    expect(table.lines('strength')[0]).toMatchObject({ fellowship: 5, sauron: 3 });
  });

  it('52 The Cave Troll’s card is void and spent', () => {
    for (const card of ['6', 'retreat', 'eye', 'magic'] as const) {
      const table = scene({ 'merry-c': 'fangorn', 'caveTroll-c': 'gondor' });
      table.move('caveTroll-c', 'fangorn');
      table.cards({ fellowship: '5', sauron: card });
      expect(table.lines('strength')[0]).toMatchObject({ fellowship: 7, sauron: 9 });
      expect(table.discard('sauron')).toEqual([card]);
    }
  });
});
