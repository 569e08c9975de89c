import { AT_HOME, FRONT, HOME } from '@/games/confrontation/content';
import type { RegionId, Side } from '@/games/confrontation/content';
import type { Command, GameState } from '@/games/confrontation/play';
import { PRINTED, TOKENS_OF, apply, newGame } from '@/games/confrontation/play';
import { scene } from '../scene';

const person = { name: '', kind: 'person' } as const;
const start = (): GameState =>
  newGame({ options: PRINTED, players: [person, person], fellowship: 0, seed: 1 });

const after = (state: GameState, command: Command): GameState => {
  const next = apply(state, command);
  if ('refused' in next) throw new Error(next.refused);
  return next;
};
const refusal = (state: GameState, command: Command): string | null => {
  const next = apply(state, command);
  return 'refused' in next ? next.refused : null;
};
const layout = (side: Side): RegionId[] => [
  ...Array.from({ length: AT_HOME }, () => HOME[side]),
  ...FRONT[side],
];
const bothPlaced = (): GameState =>
  (['fellowship', 'sauron'] as const).reduce(
    (state, side) =>
      after(after(state, { type: 'arrange', side, regions: layout(side) }), { type: 'ready', side }),
    start(),
  );

describe('board and movement', () => {
  it('1 A set-up with three in the Shire or anybody on a mountain is refused', () => {
    const state = start();
    const side = 'fellowship';
    const regions: RegionId[] = ['shire', 'shire', 'shire', 'highPass', ...FRONT.fellowship];
    expect(refusal(state, { type: 'arrange', side, regions })).toBe('bad-placement');
    expect(refusal(state, { type: 'place', side, token: 0, region: 'caradhras' })).toBe('bad-placement');
    const [first, ...others] = TOKENS_OF.fellowship;
    const three = others.reduce(
      (placed, token, index) =>
        after(placed, { type: 'place', side, token, region: layout(side)[index + 1] ?? null }),
      state,
    );
    expect(refusal(three, { type: 'ready', side })).toBe('bad-placement');
    const four = after(three, { type: 'place', side, token: first ?? 0, region: 'shire' });
    expect(refusal(four, { type: 'ready', side })).toBeNull();
    expect(refusal(four, { type: 'place', side, token: 4, region: 'shire' })).toBe('bad-placement');
  });

  it('2 The first command is Sauron’s', () => {
    const state = bothPlaced();
    expect(state.prompt).toEqual({ ask: 'turn', side: 'sauron' });
    const move = { type: 'move', side: 'fellowship', token: 4, to: 'rhudaur', via: 'plain' } as const;
    expect(refusal(state, move)).toBe('not-your-decision');
  });

  it('3 A plain move sideways or back is refused', () => {
    const table = scene({ 'merry-c': 'eregion', 'warg-c': 'fangorn' }, { turn: 'fellowship' });
    expect(table.whyNotMove('merry-c', 'rhudaur')).toBe('not-forward');
    expect(table.whyNotMove('merry-c', 'cardolan')).toBe('not-forward');
    expect(table.whyNotMove('merry-c', 'mordor')).toBe('not-adjacent');
  });

  it('4 No region takes more of a side than it holds', () => {
    const table = scene({
      ...{ 'orcs-c': 'fangorn', 'warg-c': 'fangorn', 'balrog-c': 'dagorlad', 'shelob-c': 'gondor' },
      ...{ 'nazgul-c': 'mistyMountains', 'witchKing-c': 'mirkwood' },
    });
    expect(table.whyNotMove('balrog-c', 'fangorn')).toBe('region-full');
    expect(table.whyNotMove('witchKing-c', 'mistyMountains')).toBe('region-full');
    const home = scene(
      {
        ...{ 'merry-c': 'mordor', 'pippin-c': 'mordor', 'gimli-c': 'mordor', 'boromir-c': 'mordor' },
        ...{ 'sam-c': 'dagorlad', 'saruman-c': 'rohan' },
      },
      { turn: 'fellowship' },
    );
    expect(home.whyNotMove('sam-c', 'mordor')).toBe('region-full');
  });

  it('5 A long move through a full region is refused', () => {
    const table = scene({
      ...{ 'blackRider-c': 'mordor', 'orcs-c': 'dagorlad', 'warg-c': 'dagorlad' },
      ...{ 'balrog-c': 'gondor', 'shelob-c': 'gondor', 'merry-c': 'fangorn' },
    });
    expect(table.whyNotMove('blackRider-c', 'fangorn', 'ability')).toBe('path-blocked');
  });

  it('6 The Anduin carries the Fellowship downstream and nobody else', () => {
    const table = scene(
      { 'merry-c': 'mirkwood', 'pippin-c': 'fangorn', 'sam-c': 'rohan' },
      { turn: 'fellowship' },
    );
    expect(table.whyNotMove('merry-c', 'fangorn')).toBeNull();
    expect(table.whyNotMove('pippin-c', 'rohan')).toBeNull();
    expect(table.whyNotMove('pippin-c', 'mirkwood')).toBe('not-forward');
    expect(table.whyNotMove('sam-c', 'fangorn')).toBe('not-forward');
    expect(scene({ 'orcs-c': 'mirkwood' }).whyNotMove('orcs-c', 'fangorn')).toBe('river-forbidden');
  });

  it('6 A1 Aragorn and the Witch King attack along the Anduin both ways, unless the table holds them to its moves', () => {
    const why = (riverAttacks: 'bothWays' | 'asMoves'): (string | null)[] => {
      const options = { riverAttacks };
      const aragorn = scene(
        { 'aragorn-c': 'fangorn', 'orcs-c': 'mirkwood', 'warg-c': 'rohan' },
        { options, turn: 'fellowship' },
      );
      const king = scene({ 'witchKing-c': 'fangorn', 'merry-c': 'mirkwood', 'sam-c': 'rohan' }, { options });
      return [
        aragorn.whyNotMove('aragorn-c', 'mirkwood', 'ability'),
        aragorn.whyNotMove('aragorn-c', 'rohan'),
        king.whyNotMove('witchKing-c', 'mirkwood', 'ability'),
        king.whyNotMove('witchKing-c', 'rohan', 'ability'),
      ];
    };
    expect(why('bothWays')).toEqual([null, null, null, null]);
    expect(why('asMoves')).toEqual(['river-forbidden', null, 'river-forbidden', 'river-forbidden']);
  });

  it('7 The tunnel leads the Fellowship from Eregion to Fangorn', () => {
    const table = scene({ 'merry-c': 'eregion', 'pippin-c': 'fangorn' }, { turn: 'fellowship' });
    expect(table.whyNotMove('pippin-c', 'eregion')).toBe('tunnel-forbidden');
    table.move('merry-c', 'fangorn');
    expect(table.at('merry-c')).toBe('fangorn');
    const sauron = scene({ 'orcs-c': 'eregion', 'warg-c': 'fangorn' });
    expect(sauron.whyNotMove('orcs-c', 'fangorn')).toBe('tunnel-forbidden');
    expect(sauron.whyNotMove('warg-c', 'eregion')).toBe('tunnel-forbidden');
  });

  it('8 The Balrog shown in Caradhras kills whoever takes the tunnel', () => {
    const pieces = { 'balrog-c': 'caradhras', 'orcs-c': 'fangorn' } as const;
    const table = scene({ ...pieces, 'boromir-c': 'eregion' }, { turn: 'fellowship' });
    table.move('boromir-c', 'fangorn');
    expect(table.asked()).toEqual(['balrog', 'sauron']);
    table.yes();
    expect([table.at('boromir-c'), table.at('balrog-c')]).toEqual(['fallen', 'caradhras']);
    expect(table.lines('attack')).toEqual([]);
    expect(table.shown('orcs-c')).toBe('hidden');
    expect(table.asked()).toEqual(['turn', 'sauron']);
    const frodo = scene({ ...pieces, 'frodo-c': 'eregion' }, { turn: 'fellowship' });
    frodo.move('frodo-c', 'fangorn');
    frodo.yes();
    expect(frodo.winner()).toBe('sauron bearerDefeated');
  });

  it('9 Sauron may let them pass, and somebody else in Caradhras kills nobody', () => {
    const pieces = { 'shelob-c': 'caradhras', 'balrog-c': 'dagorlad', 'merry-c': 'eregion' } as const;
    const table = scene(pieces, { turn: 'fellowship' });
    table.move('merry-c', 'fangorn');
    expect(table.asked()).toEqual(['balrog', 'sauron']);
    expect(table.whyNotYes()).toBe('ability-unavailable');
    table.no();
    expect(table.at('merry-c')).toBe('fangorn');
  });

  it('10 Shuffling mixes one region, and waits while somebody there is shown', () => {
    const pieces = { 'merry-c': 'arthedain', 'sam-c': 'arthedain', 'pippin-c': 'cardolan' } as const;
    const table = scene({ ...pieces, 'nazgul-c': 'mirkwood', 'orcs-c': 'dagorlad' });
    table.play({ type: 'shuffle', side: 'fellowship', region: 'arthedain' });
    const together = table.state().tokens.filter(({ at }) => at === 'arthedain');
    expect(together.map(({ character }) => character).sort()).toEqual(['merry-c', 'sam-c']);
    expect(table.at('pippin-c')).toBe('cardolan');
    expect(table.whyNotShuffle('fellowship', 'cardolan')).toBe('nothing-to-shuffle');
    const fought = scene({ ...pieces, 'orcs-v': 'rhudaur' });
    fought.move('orcs-v', 'arthedain');
    fought.target('merry-c');
    expect(fought.whyNotShuffle('fellowship', 'arthedain')).toBe('shuffle-frozen');
  });
});
