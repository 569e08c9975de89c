import { SIDES, bitOf } from '@/games/confrontation/content';
import { diceOf } from '@/games/confrontation/cpu/dice';
import { worldsOf } from '@/games/confrontation/cpu/worlds';
import { isPlayable } from '@/games/confrontation/play/isPlayable';
import { legalCommands, viewOf } from '@/games/confrontation/play';
import { scene } from '../scene';
import { statesOf } from './table';

describe('worlds', () => {
  it('§5 agree with all that a side has seen', () => {
    for (const state of statesOf('draft', 3, 15))
      for (const side of SIDES) {
        const view = viewOf(state, side);
        const world = worldsOf(view)(diceOf(state.ply));
        expect(isPlayable(world)).toBe(true);
        for (const { character, candidates } of world.tokens)
          expect(candidates & bitOf(character)).not.toBe(0);
        if (view.prompt?.side === side && view.prompt.ask !== 'card')
          expect(legalCommands(world)).toEqual(view.choices);
      }
  });

  it('keep whoever is shown, and draw the others anew', () => {
    const table = scene(
      { 'frodo-c': 'arthedain', 'sam-c': 'cardolan', 'merry-c': 'rhudaur', 'balrog-c': 'fangorn' },
      { shown: ['merry-c'] },
    );
    const worlds = worldsOf(viewOf(table.state(), 'sauron'));
    const dice = diceOf(1);
    const met = Array.from({ length: 40 }, () => worlds(dice));
    const who = (id: number): Set<string | undefined> =>
      new Set(met.map(({ tokens }) => tokens[id]?.character));
    expect(who(table.token('merry-c'))).toEqual(new Set(['merry-c']));
    expect(who(table.token('frodo-c'))).toEqual(new Set(['frodo-c', 'sam-c', 'legolas-c']));
  });
});
