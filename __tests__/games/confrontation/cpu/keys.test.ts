import { newsOf, ownKey, seenKey } from '@/games/confrontation/cpu/keys';
import type { Command } from '@/games/confrontation/play';
import { legalCommands } from '@/games/confrontation/play';
import { scene } from '../scene';
import { statesOf } from './table';

/** Treebeard’s jump and the tunnel lead from the same place to the same: one key is enough for both. */
const placeOf = (command: Command): string => JSON.stringify({ ...command, via: null });

describe('keys', () => {
  it.each(['classic', 'variant', 'draft'] as const)('tell all legal commands apart: %s', (cast) => {
    for (const state of statesOf(cast, 7, 5)) {
      const legal = legalCommands(state);
      const places = new Set(legal.map(placeOf)).size;
      expect(new Set(legal.map((command) => ownKey(state.tokens, command))).size).toBe(places);
      expect(new Set(legal.map((command) => seenKey(state.tokens, command))).size).toBe(places);
    }
  });

  it('§5 do not tell the other side who moves', () => {
    const [frodo, sam] = (['frodo-c', 'sam-c'] as const).map((character) => [{ character }]);
    const move = { type: 'move', side: 'fellowship', token: 0, to: 'rhudaur', via: 'plain' } as const;
    expect(ownKey(frodo ?? [], move)).not.toBe(ownKey(sam ?? [], move));
    expect(seenKey(frodo ?? [], move)).toBe(seenKey(sam ?? [], move));
  });

  it('B2 tell who fights', () => {
    const pieces = { 'frodo-c': 'shire', 'gimli-c': 'rhudaur', 'nazgul-c': 'highPass' } as const;
    const [before, after] = [scene(pieces), scene(pieces)];
    after.move('nazgul-c', 'rhudaur');
    expect(newsOf(after.state())).not.toBe(newsOf(before.state()));
  });
});
