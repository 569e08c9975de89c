import type { CardId, CharacterId, RegionId } from '@/games/confrontation/content';
import { viewOf } from '@/games/confrontation/play';
import type { Pieces, Scene } from '../scene';
import { scene } from '../scene';

const cards = (...ids: CardId[]): CardId[] => ids;

const totals = (table: Scene): unknown => table.lines('strength')[0];

/** `foe` attacks `hero` in Rhudaur from the High Pass. */
const attacked = (hero: CharacterId, foe: CharacterId, more: Pieces = {}): Scene => {
  const table = scene({ [hero]: 'rhudaur', [foe]: 'highPass', ...more });
  table.move(foe, 'rhudaur');
  return table;
};
/** `hero` attacks `foe` in a region from another. */
const attacking = (
  hero: CharacterId,
  from: RegionId,
  foe: CharacterId,
  at: RegionId,
  more: Pieces = {},
): Scene => {
  const table = scene({ [hero]: from, [foe]: at, ...more }, { turn: 'fellowship' });
  table.move(hero, at);
  return table;
};

describe('variant characters', () => {
  it('53 Against Frodo Sauron’s text cards are void', () => {
    for (const card of ['eye', 'magic', 'retreat'] as const) {
      const table = scene(
        { 'frodo-v': 'rhudaur', 'nazgul-v': 'highPass' },
        { hands: { fellowship: cards('sacrifice', '5'), sauron: cards(card, '6') } },
      );
      table.move('nazgul-v', 'rhudaur');
      table.cards({ fellowship: 'sacrifice', sauron: card });
      expect(table.at('nazgul-v')).toBe('fallen');
    }
  });

  it('54 Frodo’s Ring goes to Sam, unless the Warg killed him or Sam is dead', () => {
    const table = attacked('frodo-v', 'balrog-c', { 'sam-c': 'shire' });
    table.cards({ fellowship: '1', sauron: '6' });
    expect([table.state().bearer, table.winner()]).toEqual(['sam', null]);
    expect(table.lines('show')).toMatchObject([{ character: 'sam-c', by: 'ring', at: 'shire' }]);
    const warg = attacked('frodo-v', 'warg-c', { 'sam-c': 'shire' });
    warg.cards({ fellowship: '1', sauron: '6' });
    expect(warg.winner()).toBe('sauron bearerDefeated');
    const alone = attacked('frodo-v', 'balrog-c');
    alone.cards({ fellowship: '1', sauron: '6' });
    expect(alone.winner()).toBe('sauron bearerDefeated');
  });

  it('54 A7 Killed by the Balrog in the tunnel he passes it too; A8 Sam in Mordor has not entered it', () => {
    const table = scene(
      { 'frodo-v': 'eregion', 'sam-v': 'mordor', 'balrog-c': 'caradhras', 'saruman-c': 'rohan' },
      { turn: 'fellowship' },
    );
    table.move('frodo-v', 'fangorn');
    table.yes();
    expect([table.state().bearer, table.winner()]).toEqual(['sam', null]);
    expect(table.shown('sam-v')).toBe('hidden');
  });

  it('55 Sam as bearer wins by entering Mordor, and loses with his life', () => {
    const table = attacked('frodo-v', 'balrog-c', { 'sam-v': 'dagorlad' });
    table.cards({ fellowship: '1', sauron: '6' });
    table.move('sam-v', 'mordor');
    expect(table.winner()).toBe('fellowship bearerInMordor');
    const bearer = attacked('frodo-v', 'balrog-c', { 'sam-c': 'arthedain' });
    bearer.cards({ fellowship: '1', sauron: '6' });
    bearer.move('legolas-c', 'cardolan');
    bearer.move('balrog-c', 'arthedain');
    bearer.cards({ fellowship: '2', sauron: '5' });
    expect(bearer.winner()).toBe('sauron bearerDefeated');
  });

  it('56 Sam attacked is as strong as his attacker, with card and Gandalf on top', () => {
    const table = attacked('sam-v', 'balrog-c', { 'gandalf-v': 'eregion' });
    table.cards({ fellowship: '1', sauron: '2' });
    table.yes();
    expect(totals(table)).toMatchObject({ fellowship: 7, sauron: 7 });
    const orcs = attacked('sam-v', 'orcs-v');
    orcs.cards({ fellowship: '1', sauron: '2' });
    expect(totals(orcs)).toMatchObject({ fellowship: 7, sauron: 8 });
    const worm = attacked('sam-v', 'wormtongue-v');
    worm.cards({ fellowship: '2', sauron: '1' });
    expect(totals(worm)).toMatchObject({ fellowship: 1, sauron: 0 });
  });

  it('57 Against Elrond the Eye and Magic are void, Retreat works', () => {
    const eye = attacked('elrond-v', 'balrog-c', { 'merry-c': 'shire' });
    eye.cards({ fellowship: 'sacrifice', sauron: 'eye' });
    expect(eye.at('balrog-c')).toBe('fallen');
    const table = attacked('elrond-v', 'balrog-c', { 'merry-c': 'shire' });
    table.cards({ fellowship: 'sacrifice', sauron: 'retreat' });
    expect(table.at('balrog-c')).toBe('eregion');
  });

  it('58 Gandalf nearby adds 1, over mountains too, with or without cards, shown or not', () => {
    const high = attacking('merry-c', 'rhudaur', 'balrog-c', 'highPass', { 'gandalf-v': 'mistyMountains' });
    high.cards({ fellowship: '1', sauron: '1' });
    expect(high.asked()).toEqual(['gandalf', 'fellowship']);
    high.yes();
    expect(totals(high)).toMatchObject({ fellowship: 4, sauron: 6 });
    const bare = attacked('merry-c', 'saruman-c', { 'gandalf-v': 'rhudaur', 'orcs-c': 'mordor' });
    bare.target('merry-c');
    bare.yes();
    bare.yes();
    expect(totals(bare)).toMatchObject({ fellowship: 3, sauron: 4 });
    const seen = scene(
      { 'merry-c': 'rhudaur', 'gandalf-v': 'eregion', 'balrog-c': 'highPass' },
      { shown: ['gandalf-v'] },
    );
    seen.move('balrog-c', 'rhudaur');
    seen.cards({ fellowship: '1', sauron: '1' });
    seen.yes();
    expect(totals(seen)).toMatchObject({ fellowship: 4, sauron: 6 });
  });

  it('58 No help against the Warg, for Gandalf himself, or from afar', () => {
    const warg = attacked('merry-c', 'warg-c', { 'gandalf-v': 'eregion' });
    warg.cards({ fellowship: '1', sauron: '1' });
    expect(totals(warg)).toMatchObject({ fellowship: 3, sauron: 3 });
    const himself = attacked('gandalf-v', 'balrog-c', { 'merry-c': 'eregion' });
    himself.cards({ fellowship: '1', sauron: '1' });
    expect(totals(himself)).toMatchObject({ fellowship: 6, sauron: 6 });
    const tunnel = attacking('merry-c', 'mistyMountains', 'balrog-c', 'fangorn', { 'gandalf-v': 'eregion' });
    tunnel.cards({ fellowship: '1', sauron: '1' });
    expect(totals(tunnel)).toMatchObject({ fellowship: 3, sauron: 6 });
  });

  it('59 Aragorn attacked may forbid cards, attacking not', () => {
    const table = attacked('aragorn-v', 'balrog-c');
    expect(table.asked()).toEqual(['noCards', 'fellowship']);
    table.yes();
    expect(totals(table)).toMatchObject({ fellowship: 4, sauron: 5 });
    expect(attacking('aragorn-v', 'rhudaur', 'balrog-c', 'highPass').asked()?.[0]).toBe('card');
  });

  it('60 Treebeard comes to Fangorn for one enemy alone and fights there at 6', () => {
    const none = scene({ 'treebeard-v': 'shire', 'orcs-c': 'rohan' }, { turn: 'fellowship' });
    expect(none.whyNotMove('treebeard-v', 'fangorn', 'ability')).toBe('not-single-enemy');
    const two = { 'treebeard-v': 'shire', 'orcs-c': 'fangorn', 'warg-c': 'fangorn' } as const;
    const refused = scene(two, { turn: 'fellowship' }).whyNotMove('treebeard-v', 'fangorn', 'ability');
    expect(refused).toBe('not-single-enemy');
    const table = scene({ 'treebeard-v': 'shire', 'balrog-c': 'fangorn' }, { turn: 'fellowship' });
    table.move('treebeard-v', 'fangorn', 'ability');
    table.cards({ fellowship: '1', sauron: '1' });
    expect(totals(table)).toMatchObject({ fellowship: 7, sauron: 6 });
  });

  it('61 Faramir may slip aside when he attacks, before the cards', () => {
    const table = attacking('faramir-v', 'caradhras', 'balrog-c', 'fangorn');
    expect(table.asked()).toEqual(['retreat', 'fellowship']);
    table.no();
    expect(table.whyNotYes('rohan')).toBe('ability-unavailable');
    const away = attacking('faramir-v', 'caradhras', 'balrog-c', 'fangorn');
    away.yes('rohan');
    expect(away.at('faramir-v')).toBe('rohan');
    expect(attacked('faramir-v', 'balrog-c').asked()?.[0]).toBe('card');
  });

  it('62 Théoden is 4 in Rohan and Gondor, also when he attacks there', () => {
    const table = attacking('theoden-v', 'gapOfRohan', 'balrog-c', 'rohan');
    table.cards({ fellowship: '1', sauron: '1' });
    expect(totals(table)).toMatchObject({ fellowship: 5, sauron: 6 });
    const elsewhere = attacked('theoden-v', 'balrog-c');
    elsewhere.cards({ fellowship: '1', sauron: '1' });
    expect(totals(elsewhere)).toMatchObject({ fellowship: 3, sauron: 6 });
  });

  it('63 Smeagol swaps alone, before the cards, not sideways in the mountains', () => {
    const together = scene({
      'smeagol-v': 'rhudaur',
      'merry-c': 'rhudaur',
      'sam-c': 'eregion',
      'balrog-c': 'highPass',
    });
    together.move('balrog-c', 'rhudaur');
    together.target('smeagol-v');
    expect(together.whyNotYes(null, 'sam-c')).toBe('ability-unavailable');
    const late = attacked('smeagol-v', 'balrog-c', { 'merry-c': 'eregion' });
    late.no();
    expect(late.whyNotYes(null, 'merry-c')).toBe('ability-unavailable');
    const high = scene({
      ...{ 'smeagol-v': 'highPass', 'merry-c': 'mistyMountains', 'sam-c': 'rhudaur', 'balrog-c': 'mirkwood' },
    });
    high.move('balrog-c', 'highPass');
    expect(high.whyNotYes(null, 'merry-c')).toBe('ability-unavailable');
    expect(high.whyNotYes(null, 'sam-c')).toBeNull();
  });

  it('63 The newcomer’s text runs as if attacked; A16 and Frodo so brought into Mordor has entered it', () => {
    const table = attacked('smeagol-v', 'balrog-c', { 'frodo-c': 'eregion' });
    table.yes(null, 'frodo-c');
    expect([table.at('frodo-c'), table.at('smeagol-v')]).toEqual(['rhudaur', 'eregion']);
    expect(table.asked()).toEqual(['retreat', 'fellowship']);
    const mordor = scene({
      'smeagol-v': 'mordor',
      'frodo-c': 'gondor',
      'nazgul-c': 'rohan',
      'saruman-c': 'fangorn',
    });
    mordor.move('nazgul-c', 'mordor', 'ability');
    mordor.yes(null, 'frodo-c');
    expect(mordor.winner()).toBe('fellowship bearerInMordor');
  });

  it('64 Uruk-Hai march far only to an empty region, past nobody', () => {
    const table = scene({ 'urukHai-v': 'mordor', 'merry-c': 'rohan', 'orcs-c': 'gondor' });
    expect(table.whyNotMove('urukHai-v', 'rohan', 'ability')).toBe('must-be-empty');
    expect(table.whyNotMove('urukHai-v', 'gapOfRohan', 'ability')).toBe('path-blocked');
    table.move('urukHai-v', 'highPass', 'ability');
    expect(table.at('urukHai-v')).toBe('highPass');
    expect(table.lines('show')).toMatchObject([{ character: 'urukHai-v', by: 'urukHai' }]);
    const step = scene({ 'urukHai-v': 'mordor' });
    step.move('urukHai-v', 'dagorlad');
    expect(step.lines('show')).toEqual([]);
  });

  it('65 The Witch King wins by entering the Shire, whoever is there', () => {
    const table = scene({
      ...{ 'witchKing-v': 'arthedain', 'merry-c': 'shire', 'sam-c': 'shire', 'gimli-c': 'shire' },
    });
    table.move('witchKing-v', 'shire');
    expect(table.winner()).toBe('sauron witchKingInShire');
  });

  it('66 Saruman kills either Gandalf before the cards', () => {
    for (const gandalf of ['gandalf-c', 'gandalf-v'] as const) {
      const table = attacked(gandalf, 'saruman-v', { 'orcs-c': 'mordor' });
      expect([table.at(gandalf), table.discard('sauron')]).toEqual(['fallen', []]);
    }
  });

  it('66 Saruman may have another card played, unless it was the last', () => {
    const table = attacked('merry-c', 'saruman-v', { 'orcs-c': 'mordor' });
    table.cards({ fellowship: '5', sauron: '1' });
    expect(table.asked()).toEqual(['redraw', 'sauron']);
    table.yes();
    expect(table.asked()).toEqual(['card', 'fellowship']);
    expect(viewOf(table.state(), 'fellowship').battle?.played.sauron).toBe('1');
    expect(table.whyNotCard('5')).toBe('card-sent-back');
    table.card('1');
    expect(totals(table)).toMatchObject({ fellowship: 3, sauron: 4 });
    expect([table.hand('fellowship').length, table.hand('sauron').length]).toEqual([8, 8]);
    const last = scene(
      { 'merry-c': 'rhudaur', 'saruman-v': 'highPass', 'orcs-c': 'mordor' },
      { hands: { fellowship: ['5'], sauron: ['1'] } },
    );
    last.move('saruman-v', 'rhudaur');
    last.cards({ fellowship: '5', sauron: '1' });
    expect(totals(last)).toMatchObject({ fellowship: 7, sauron: 4 });
    const forbidden = attacked('aragorn-v', 'saruman-v', { 'orcs-c': 'mordor' });
    forbidden.yes();
    expect(totals(forbidden)).toMatchObject({ fellowship: 4, sauron: 3 });
  });

  it('67 Orcs are 6 when they attack, 3 when attacked', () => {
    const table = attacked('merry-c', 'orcs-v');
    table.cards({ fellowship: '1', sauron: '1' });
    expect(totals(table)).toMatchObject({ sauron: 7 });
    const defending = attacking('merry-c', 'rhudaur', 'orcs-v', 'highPass');
    defending.cards({ fellowship: '1', sauron: '1' });
    expect(totals(defending)).toMatchObject({ sauron: 4 });
  });

  it('68 Wormtongue beaten slips back to an empty region, if there is one', () => {
    const beaten = attacked('merry-c', 'wormtongue-v');
    beaten.cards({ fellowship: '1', sauron: '1' });
    expect(beaten.asked()).toEqual(['wormtongue', 'sauron']);
    expect(beaten.whyNotYes('mordor')).toBe('retreat-blocked');
    beaten.yes('highPass');
    expect(beaten.at('wormtongue-v')).toBe('highPass');
    const boromir = attacked('boromir-c', 'wormtongue-v');
    boromir.yes('mistyMountains');
    expect([boromir.at('boromir-c'), boromir.at('wormtongue-v')]).toEqual(['fallen', 'mistyMountains']);
    const sacrifice = attacked('merry-c', 'wormtongue-v');
    sacrifice.cards({ fellowship: 'sacrifice', sauron: '1' });
    expect(sacrifice.asked()?.[0]).toBe('wormtongue');
    const cornered = attacked('boromir-c', 'wormtongue-v', {
      'orcs-c': 'highPass',
      'merry-c': 'mistyMountains',
    });
    expect(cornered.at('wormtongue-v')).toBe('fallen');
  });

  it('69 The Mouth exchanges his card for the 4, from hand or discard', () => {
    const hand = attacked('merry-c', 'mouth-v');
    hand.cards({ fellowship: '1', sauron: 'eye' });
    hand.yes();
    expect(totals(hand)).toMatchObject({ sauron: 7 });
    expect([hand.hand('sauron').includes('eye'), hand.discard('sauron')]).toEqual([true, ['4']]);
    const spent = scene(
      { 'merry-c': 'rhudaur', 'mouth-v': 'highPass' },
      { hands: { sauron: cards('1', 'eye'), fellowship: cards('1', '2') } },
    );
    spent.move('mouth-v', 'rhudaur');
    spent.cards({ fellowship: '1', sauron: 'eye' });
    spent.yes();
    expect(spent.hand('sauron')).toEqual(['1']);
    expect(spent.discard('sauron')).toEqual(expect.arrayContaining(['eye', '4']));
    const forbidden = attacked('aragorn-v', 'mouth-v');
    forbidden.yes();
    expect(totals(forbidden)).toMatchObject({ fellowship: 4, sauron: 3 });
  });

  it('70 The Watcher once shown stays so and goes forward no more', () => {
    const table = scene(
      { 'watcher-v': 'fangorn', 'merry-c': 'caradhras' },
      { turn: 'fellowship', specials: { sauron: ['recall'] } },
    );
    table.move('merry-c', 'fangorn');
    table.cards({ fellowship: '1', sauron: 'retreat' });
    expect([table.at('watcher-v'), table.shown('watcher-v')]).toEqual(['rohan', 'game']);
    expect(table.whyNotMove('watcher-v', 'gapOfRohan')).toBe('watcher-fixed');
    table.special('recall', 'watcher-v');
    expect([table.at('watcher-v'), table.shown('watcher-v')]).toEqual(['mordor', 'game']);
  });

  it('71 The Nazgûl jumps over one region, whoever is in it, to attack', () => {
    const table = scene({
      ...{ 'nazgul-v': 'dagorlad', 'sam-c': 'fangorn', 'merry-c': 'caradhras', 'orcs-c': 'gondor' },
    });
    expect(table.whyNotMove('nazgul-v', 'caradhras', 'ability')).toBeNull();
    expect(table.whyNotMove('nazgul-v', 'highPass', 'ability')).toBe('must-attack');
    const full = scene({
      ...{ 'nazgul-v': 'dagorlad', 'orcs-c': 'fangorn', 'warg-c': 'fangorn', 'merry-c': 'caradhras' },
    });
    expect(full.whyNotMove('nazgul-v', 'caradhras', 'ability')).toBeNull();
  });

  it('72 Gollum slips forward, attacked or attacking, before the cards, not after a retreat', () => {
    const attack = attacked('merry-c', 'gollum-v');
    expect(attack.asked()).toEqual(['retreat', 'sauron']);
    attack.yes('arthedain');
    expect([attack.at('gollum-v'), attack.asked()]).toEqual(['arthedain', ['turn', 'fellowship']]);
    const defence = attacking('merry-c', 'rhudaur', 'gollum-v', 'highPass');
    defence.yes('rhudaur');
    expect(defence.at('gollum-v')).toBe('rhudaur');
    const late = attacked('merry-c', 'gollum-v');
    late.no();
    expect(late.whyNotYes('arthedain')).toBe('ability-unavailable');
    const frodo = attacked('frodo-c', 'gollum-v');
    frodo.yes('eregion');
    expect([frodo.at('gollum-v'), frodo.asked()]).toEqual(['rhudaur', ['turn', 'fellowship']]);
  });
});
