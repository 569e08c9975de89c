import { evaluate } from '@/games/confrontation/cpu/evaluation';
import { featuresOf } from '@/games/confrontation/cpu/features';
import { scene } from '../scene';

describe('the evaluation', () => {
  it('§4 knows a game that is over', () => {
    const won = scene({ 'frodo-c': 'gondor', 'balrog-c': 'mordor' }, { turn: 'fellowship' });
    won.move('frodo-c', 'mordor');
    expect(evaluate(won.state())).toBe(1);
    const lost = scene({
      ...{ 'frodo-c': 'rhudaur', 'balrog-c': 'shire', 'warg-c': 'shire', 'shelob-c': 'arthedain' },
      'legolas-c': 'fangorn',
    } as const);
    lost.move('shelob-c', 'shire');
    expect(evaluate(lost.state())).toBe(0);
  });

  it('gives the Fellowship more with Gandalf than without, and Sauron with the Balrog', () => {
    const pieces = { 'frodo-c': 'cardolan', 'orcs-c': 'rohan' } as const;
    const plain = evaluate(scene(pieces).state());
    expect(evaluate(scene({ ...pieces, 'gandalf-c': 'shire' }).state())).toBeGreaterThan(plain);
    expect(evaluate(scene({ ...pieces, 'balrog-c': 'mordor' }).state())).toBeLessThan(plain);
  });

  it('likes the bearer better the fewer stand between the Ring and Mordor', () => {
    const open = scene({ 'frodo-c': 'rohan', 'balrog-c': 'mordor' }, { turn: 'fellowship' });
    const guarded = scene({ 'frodo-c': 'rohan', 'balrog-c': 'gondor' }, { turn: 'fellowship' });
    expect(evaluate(open.state())).toBeGreaterThan(evaluate(guarded.state()));
  });

  it('§5 likes the bearer better among pieces that Sauron cannot tell apart', () => {
    const pieces = { 'frodo-c': 'rhudaur', 'merry-c': 'cardolan', 'shelob-c': 'highPass' } as const;
    const hidden = scene(pieces);
    const known = scene(pieces, { shown: ['frodo-c'] });
    expect(evaluate(hidden.state())).toBeGreaterThan(evaluate(known.state()));
  });

  it('§3 tells a Frodo who can step aside from one who cannot, and nothing else', () => {
    const pieces = { 'frodo-c': 'arthedain', 'shelob-c': 'rhudaur', 'merry-c': 'cardolan' } as const;
    const open = featuresOf(scene({ ...pieces, 'legolas-c': 'arthedain' }).state());
    const full = featuresOf(scene({ ...pieces, 'legolas-c': 'cardolan' }).state());
    expect(open.filter((feature) => !full.includes(feature))).toHaveLength(1);
    expect(open).toHaveLength(full.length);
  });
});
