import type { Adventure } from '@/games/jime/content';
import { unplaced } from '@/games/jime/play';
import { isDocument } from '@/games/jime/state/document';
import { activationWays } from '@/games/jime/rules/enemyPaths';
import type { Company } from './company';
import { company } from './company';

const STORY: Partial<Adventure> = {
  setup: [
    { do: 'placeHeroes', space: 'battle-1/1' },
    { do: 'spawn', group: 'foe' },
  ],
  groups: [{ id: 'foe', enemy: 'ruffian', space: 'battle-2/1', figures: 1 }],
  triggers: [],
};
const table = (mirror = false): Company => company({ adventure: 'bridge', heroes: 2, mirror, story: STORY });
const foe = (at: Company) => {
  const { id, space, lastSeen } = at.group('foe');
  return { id, space, lastSeen };
};

describe('without the mirror', () => {
  it('§58.1 a group is shown where it was placed, and no rule knows of it', () => {
    expect(foe(table())).toMatchObject({ space: null, lastSeen: { space: 'battle-2/1' } });
  });

  it('§8.2, §98.2 no way is worked out from it, and the table’s word is taken', () => {
    const at = table().endActionPhase();
    expect(activationWays(at.game, at.shows('activation'))).toBeNull();
    at.do({ type: 'enemyAttacks', hero: 'gimli' });
    expect(at.shows('attack').hero).toBe('gimli');
  });

  it.each([{ type: 'enemyAttacks', hero: 'gimli' } as const, { type: 'noTarget' } as const])(
    '§8.2 once it is moved by hand ($type) it was only last seen there',
    (command) => {
      const at = table().endActionPhase().do(command);
      expect(foe(at)).toMatchObject({ space: null, lastSeen: { space: 'battle-2/1', moved: true } });
    },
  );

  it('§49.4 the table may say where it stands now', () => {
    const at = table().endActionPhase().do({ type: 'noTarget' });
    at.do({ type: 'placeGroup', group: foe(at).id, space: 'battle-1/2' });
    expect(foe(at)).toMatchObject({ space: null, lastSeen: { space: 'battle-1/2' } });
    expect(at.refusal({ type: 'placeGroup', group: foe(at).id, space: 'nowhere/9' })).toBe(
      'space/no-such-space',
    );
  });

  it('§98.2 a mirror put away leaves each group where it was last seen', () => {
    const at = table(true).do({ type: 'mirror', on: false });
    expect(foe(at)).toMatchObject({ space: null, lastSeen: { space: 'battle-2/1' } });
  });

  it('a document of 0.1.0, whose groups were never seen, is a document still', () => {
    const at = table().set((adventure) => adventure.groups.forEach((group) => delete group.lastSeen));
    expect(isDocument(at.state)).toBe(true);
    expect(at.endActionPhase().do({ type: 'noTarget' }).group('foe').lastSeen).toBeUndefined();
  });
});

describe('a mirror turned on in mid-game', () => {
  it('§98.2 knows the groups nobody has moved, and asks for the rest on one sheet', () => {
    const at = table().do({ type: 'mirror', on: true });
    expect(foe(at)).toEqual({ id: foe(at).id, space: 'battle-2/1', lastSeen: undefined });
    expect(at.prompt).toEqual({ kind: 'tellSpaces' });
    expect(unplaced(at.game)).toEqual({ heroes: ['aragorn', 'gimli'], groups: [] });
  });

  it('§98.2 asks for a group that was moved by hand', () => {
    const at = table().nextRound().do({ type: 'mirror', on: true });
    expect(unplaced(at.game).groups).toEqual([foe(at).id]);
    at.do({ type: 'placeGroup', group: foe(at).id, space: 'battle-1/2' });
    expect(foe(at)).toEqual({ id: foe(at).id, space: 'battle-1/2', lastSeen: undefined });
  });

  it('asks no more once every figure has its space', () => {
    const at = table().do({ type: 'mirror', on: true });
    at.do({ type: 'placeHero', hero: 'aragorn', space: 'battle-1/1' });
    expect(at.prompt?.kind).toBe('tellSpaces');
    expect(at.do({ type: 'placeHero', hero: 'gimli', space: 'battle-1/2' }).prompt).toBeUndefined();
  });

  it('takes “the rest is not known” for an answer', () => {
    const at = table().do({ type: 'mirror', on: true }).do({ type: 'continue' });
    expect(at.prompt).toBeUndefined();
    expect(at.hero('gimli').space).toBeNull();
  });

  it('asks nothing when it is put away again, and lets what lay under it be answered', () => {
    const at = table().endActionPhase();
    const before = at.prompt;
    at.do({ type: 'mirror', on: true });
    expect(at.prompt?.kind).toBe('tellSpaces');
    expect(at.do({ type: 'mirror', on: false }).prompt).toEqual(before);
  });
});
