import { barsUndo, play } from '@/games/confrontation/play';
import type { Command, GameState, Options, Player } from '@/games/confrontation/play';
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
