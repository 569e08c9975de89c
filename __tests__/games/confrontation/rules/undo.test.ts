import { barsUndo, play } from '@/games/confrontation/play';
import type { Command, GameState, Options, Player } from '@/games/confrontation/play';
import type { Scene } from '../scene';
import { scene } from '../scene';

const barAfter = (state: GameState, command: Command): ReturnType<typeof barsUndo> => {
  const next = play(state, command);
  if (!next.ok) throw new Error(next.refusal.code);
  return barsUndo(state, next.state);
};

/** Sauron’s Orcs step out of Mordor; the Balrog attacks Merry. */
const table = (options: Partial<Options> = {}, opponent: Player['kind'] = 'person') => {
  const set = scene({ 'merry-c': 'rhudaur', 'balrog-c': 'highPass', 'orcs-c': 'mordor' }, { options });
  const state: GameState = {
    ...set.state(),
    players: [
      { name: '', kind: 'person' },
      { name: '', kind: opponent },
    ],
  };
  const step = {
    type: 'move',
    side: 'sauron',
    token: set.token('orcs-c'),
    to: 'gondor',
    via: 'plain',
  } as const;
  const attack = { ...step, token: set.token('balrog-c'), to: 'rhudaur' } as const;
  return { state, step, attack };
};

describe('undo', () => {
  it('does not go behind what was seen, nor behind another’s hands', () => {
    const { state, step, attack } = table();
    expect(barAfter(state, attack)).toBe('this');
    expect(barAfter(state, step)).toBe('this');
  });

  it('against the computer it goes back as long as nothing hidden was seen', () => {
    const { state, step, attack } = table({}, 'hard');
    expect(barAfter(state, step)).toBeNull();
    expect(barAfter(state, attack)).toBe('this');
  });

  it('goes back over everything where both play friendly', () => {
    const { state, step, attack } = table({ friendlyUndo: true });
    expect([barAfter(state, step), barAfter(state, attack)]).toEqual([null, null]);
  });
});

/** The bar of one step of a scene, with the book on one side. */
const barOf = (
  table: Scene,
  play: (table: Scene) => void,
  kinds: readonly [Player['kind'], Player['kind']] = ['person', 'hard'],
): ReturnType<typeof barsUndo> => {
  const players = kinds.map((kind) => ({ name: '', kind }));
  const before = { ...table.state(), players };
  play(table);
  return barsUndo(before, { ...table.state(), players });
};

describe('§5 undo stays before what a side has learnt', () => {
  const twoOfFour = {
    options: { specials: 'pickTwo' },
    specials: { sauron: ['recall', 'darkOfMordor'] },
  } as const;
  const secret = () =>
    scene(
      { 'orcs-c': 'dagorlad', 'warg-c': 'gondor', 'merry-c': 'shire' },
      { options: { ...twoOfFour.options }, specials: { sauron: [...twoOfFour.specials.sauron] } },
    );

  it('which special cards the other has chosen', () => {
    expect(barOf(secret(), (table) => table.special('recall', 'orcs-c'))).toBe('this');
    expect(barOf(secret(), (table) => table.special('darkOfMordor', 'orcs-c', 'mirkwood'))).toBe('this');
    const open = scene(
      { 'orcs-c': 'dagorlad', 'merry-c': 'shire' },
      { options: { specials: 'handicap' }, specials: { sauron: ['recall'] } },
    );
    expect(barOf(open, (table) => table.special('recall', 'orcs-c'))).toBeNull();
  });

  it('that whoever has entered the Shire is not the Witch-king', () => {
    const table = scene({ 'orcs-v': 'arthedain', 'witchKing-v': 'mordor', 'legolas-c': 'mirkwood' });
    expect(barOf(table, ({ move }) => move('orcs-v', 'shire'))).toBe('this');
    const without = scene({ 'orcs-c': 'arthedain', 'legolas-c': 'mirkwood' });
    expect(barOf(without, ({ move }) => move('orcs-c', 'shire'))).toBeNull();
  });

  it('that somebody went where only its text leads, before it has chosen whom it attacks', () => {
    const table = scene({
      'witchKing-c': 'rhudaur',
      'merry-c': 'eregion',
      'sam-c': 'eregion',
      'orcs-c': 'mordor',
    });
    expect(barOf(table, ({ move }) => move('witchKing-c', 'eregion', 'ability'))).toBe('this');
    expect(table.asked()).toEqual(['target', 'sauron']);
  });

  it('that a move follows the Dark of Mordor though by what both see nobody has one', () => {
    const pieces = { 'saruman-c': 'rohan', 'nazgul-c': 'rohan', 'merry-c': 'rhudaur' } as const;
    const setting = { specials: { sauron: ['darkOfMordor' as const] }, shown: ['watcher-v' as const] };
    const stuck = scene({ ...pieces, 'watcher-v': 'caradhras' }, setting);
    expect(barOf(stuck, (table) => table.special('darkOfMordor', 'saruman-c', 'gapOfRohan'))).toBe('this');
    const free = scene({ ...pieces, 'watcher-v': 'mirkwood' }, setting);
    expect(barOf(free, (table) => table.special('darkOfMordor', 'saruman-c', 'gapOfRohan'))).toBeNull();
  });

  it('a combat card turned up, and the book’s “no” to a suspicion', () => {
    const table = scene({ 'aragorn-c': 'rhudaur', 'balrog-c': 'highPass' });
    table.move('balrog-c', 'rhudaur');
    expect(barOf(table, ({ card }) => card('3'), ['hard', 'person'])).toBeNull();
    expect(barOf(table, ({ card }) => card('5'), ['hard', 'person'])).toBe('this');
    const tunnel = (): Scene => {
      const guarded = scene({ 'merry-c': 'eregion', 'balrog-c': 'caradhras' }, { turn: 'fellowship' });
      guarded.move('merry-c', 'fangorn');
      return guarded;
    };
    expect(barOf(tunnel(), ({ no }) => no(), ['person', 'hard'])).toBe('this');
    expect(barOf(tunnel(), ({ no }) => no(), ['hard', 'person'])).toBeNull();
  });
});
